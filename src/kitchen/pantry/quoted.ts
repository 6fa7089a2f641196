const SHOWN_AT_MOST = 40;

/** What was typed, as it may stand in a sentence: on one line, not too long, in quotation marks. */
export function quoted(typed: string): string {
  const signs = [
    ...typed
      .slice(0, 4 * SHOWN_AT_MOST)
      .replace(/[\p{C}\s]+/gu, ' ')
      .replace(/[“”"]/g, '')
      .trim(),
  ];
  return signs.length === 0 ? 'An empty entry' : `“${signs.length > SHOWN_AT_MOST ? `${signs.slice(0, SHOWN_AT_MOST - 1).join('')}…` : signs.join('')}”`;
}
