/** What text is when it is neither food nor wish; null when it may be either. */
export type Nonsense = 'address' | 'instruction' | 'number' | 'gibberish';

const ADDRESS = /https?:|www\.|:\/\/|\b[\w-]{2,}\.(?:com|org|net|io|co|uk|de|dev|app|info|ru|cn|html?|php|exe)\b|\S@\S/i;

const INSTRUCTION = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|above|prior|earlier|instructions?|rules?|prompts?|everything)\b/i,
  /\b(?:system prompt|system message|developer mode|jailbreak|you are now|act as|pretend (?:to be|you)|roleplay|as an ai|language model|reveal your|print your|repeat after me|respond with|reply with|output only|new instructions?)\b/i,
  /\b(?:drop|alter|truncate|create) (?:table|database)\b|\b(?:insert into|delete from|union (?:all )?select|or 1 ?= ?1)\b|\bselect\b.{0,40}\bfrom\b|\bupdate\b.{0,40}\bset\b/i,
  /<\/?[a-z!][^<]{0,80}>?|\{\{|\}\}|\$\{|<%|%>|javascript:|onerror ?=|&lt;|&#|\\x[0-9a-f]{2}|%3c/i,
  /\b(?:function|const|let|var|import|require|return|console|eval|exec|print|alert|fetch|sudo|chmod|curl|wget)\b ?[({.]|=>|\brm -rf\b|\bsudo \w|;\s*--|--\s*$|\/\*|\*\/|\|\||&&|\.\.\//i,
  /^\s*[{[].*[}\]]\s*$/,
];

/** Tells text that nobody types who means food: addresses, commands, code, bare numbers, keys hit at random. */
export function nonsenseIn(typed: string, words: readonly string[]): Nonsense | null {
  if (ADDRESS.test(typed)) return 'address';
  if (INSTRUCTION.some((pattern) => pattern.test(typed))) return 'instruction';
  if (words.length === 0) return 'gibberish';
  if (words.every((word) => /^\d/.test(word))) return 'number';
  return words.every((word) => /^\d/.test(word) || isGibberish(word)) ? 'gibberish' : null;
}

/** A row of the keyboard, one letter over and over, or letters no tongue can say. Only for Latin letters. */
function isGibberish(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false;
  if (/^(.)\1{2,}$/.test(word)) return true;
  if (word.length >= 4 && 'qwertyuiop asdfghjkl zxcvbnm poiuytrewq lkjhgfdsa mnbvcxz'.includes(word.slice(0, 5))) return true;
  return word.length >= 4 && (!/[aeiouy]/.test(word) || (/[bcdfghjklmnpqrstvwxz]{5,}/.test(word) && !/(?:lstr|rstch|ntsch|tsch|schn|ghtl)/.test(word)));
}
