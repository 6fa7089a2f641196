/** Controls, marks that turn writing round, and characters that cannot be seen at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Cs}/gu;
const LINK = /(?:https?:|www\.|mailto:|javascript:|data:)\S*|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|co|uk|de|dev|app|info|ru|cn)\b\S*/gi;

/**
 * Text of another chef as plain text: one line, in Unicode's composed form, without links, marks of formatting,
 * and temperatures said as we say them ("74 °C").
 */
export function cleanText(text: string): string {
  return inCelsius(
    text
      .normalize('NFC')
      .replace(UNSEEN, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(LINK, '')
      .replace(/\*\*|__|`|^#+ /g, '')
      .replace(/^\s*(?:step )?\d{1,2}[.):]\s+/i, ''),
  )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .replace(/\(\s*\)/g, '')
    .trim();
}

/** "165°F (74 C)", "74C", "400 degrees F" → "74 °C", "74 °C", "204 °C". */
function inCelsius(text: string): string {
  return text
    .replace(/\b(\d{2,3}) ?(?:° ?|º ?|degrees? )?C(?:elsius)?\b/g, '$1 °C')
    .replace(/\b(\d{2,3}) ?(?:° ?|º ?|degrees? )F(?:ahrenheit)?\b/g, (_, degrees: string) => `${Math.round(((Number(degrees) - 32) * 5) / 9)} °C`)
    .replace(/\b\d{2,3} °C ?[(/] ?(\d{2,3} °C)\)?/g, '$1');
}
