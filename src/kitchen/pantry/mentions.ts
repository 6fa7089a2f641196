import { stem } from './plain-text.ts';
import type { Shelf } from './shelf.ts';

/** A food named in a sentence: where, and whose name it is (several where a short name is shared). */
export interface Mention {
  readonly ids: readonly string[];
  readonly start: number;
  readonly end: number;
}

/**
 * The foods that a sentence names by name, plural, synonym or short name, the longest name at each
 * place, with their positions in the text.
 */
export function mentions(text: string, shelf: Shelf): Mention[] {
  const words = placedWords(text);
  const found: Mention[] = [];
  for (let start = 0; start < words.length; ) {
    const hit = longestAt(words, start, shelf);
    if (hit === null) {
      start++;
      continue;
    }
    found.push({ ids: hit.ids, start: (words[start] as PlacedWord).start, end: (words[hit.next - 1] as PlacedWord).end });
    start = hit.next;
  }
  return found;
}

/**
 * As `mentions`, and beside it every name that begins within another and ends after it: in "fresh chilli powder" the chilli powder
 * too. For where missing a food is worse than naming one too many.
 */
export function mentionsCrossing(text: string, shelf: Shelf): Mention[] {
  const words = placedWords(text);
  const found: Mention[] = [];
  let last = 0;
  for (let start = 0; start < words.length; start++) {
    const hit = longestAt(words, start, shelf);
    if (hit === null || hit.next <= last) continue;
    found.push({ ids: hit.ids, start: (words[start] as PlacedWord).start, end: (words[hit.next - 1] as PlacedWord).end });
    last = hit.next;
  }
  return found;
}

interface PlacedWord {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Whether something stronger than a space parts it from the word before. */
  readonly isParted: boolean;
}

function longestAt(words: readonly PlacedWord[], start: number, shelf: Shelf): { ids: readonly string[]; next: number } | null {
  const most = shelf.firstWords.get((words[start] as PlacedWord).stem);
  if (most === undefined) return null;
  let name = '';
  let best: { ids: readonly string[]; next: number } | null = null;
  for (let next = start; next < words.length && next - start < most; next++) {
    const word = words[next] as PlacedWord;
    if (next > start && word.isParted) break;
    name = next === start ? word.stem : `${name} ${word.stem}`;
    const ids = shelf.mentioned.get(name);
    if (ids !== undefined) best = { ids, next: next + 1 };
  }
  return best;
}

function placedWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  let last = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}'’]+|\d+/gu)) {
    const plain = /^[a-z]+$/i.test(match[0])
      ? match[0].toLowerCase()
      : match[0]
          .normalize('NFKD')
          .replace(/[\u0300-\u036f'’]/g, '')
          .toLowerCase();
    const end = match.index + match[0].length;
    words.push({ stem: stem(plain), start: match.index, end, isParted: /[^\s-]/.test(text.slice(last, match.index)) });
    last = end;
  }
  return words;
}
