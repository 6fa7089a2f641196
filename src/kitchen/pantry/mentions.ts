import { remembered } from '#kitchen/remembered.ts';
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
  const words = placedWords(text, shelf);
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

/** A food that a sentence names: whose name it may be, and the words themselves. */
export interface Named {
  readonly ids: readonly string[];
  readonly said: string;
}

const SENTENCE_END = /(?<=[.!?])\s/;
const MOST_SENTENCES = 20_000;
const sentencesKnownTo = remembered((_shelf: Shelf) => new Map<string, readonly Named[]>());

/** The foods named in a text of several sentences, as `mentions` finds them. Four of five sentences were said before, and are remembered. */
export function foodsNamed(text: string, shelf: Shelf): Named[] {
  const known = sentencesKnownTo(shelf);
  return text.split(SENTENCE_END).flatMap((sentence) => {
    let named = known.get(sentence);
    if (!named) {
      named = mentions(sentence, shelf).map(({ ids, start, end }) => ({ ids, said: sentence.slice(start, end) }));
      if (known.size >= MOST_SENTENCES) known.clear();
      known.set(sentence, named);
    }
    return named;
  });
}

/**
 * As `mentions`, and beside it every name that begins within another and ends after it: in "fresh chilli powder" the chilli powder
 * too. For where missing a food is worse than naming one too many.
 */
export function mentionsCrossing(text: string, shelf: Shelf): Mention[] {
  const words = placedWords(text, shelf);
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

/** What a word is, however often it is written. */
interface KnownWord {
  readonly stem: string;
  /** The most words of any name that begins with it; 0 for most words. */
  readonly begins: number;
}

interface PlacedWord {
  readonly word: KnownWord;
  readonly start: number;
  readonly end: number;
  /** Whether something stronger than a space parts it from the word before. */
  readonly isParted: boolean;
}

function longestAt(words: readonly PlacedWord[], start: number, shelf: Shelf): { ids: readonly string[]; next: number } | null {
  const most = (words[start] as PlacedWord).word.begins;
  if (most === 0) return null;
  let name = '';
  let best: { ids: readonly string[]; next: number } | null = null;
  for (let next = start; next < words.length && next - start < most; next++) {
    const { word, isParted } = words[next] as PlacedWord;
    if (next > start && isParted) break;
    name = next === start ? word.stem : `${name} ${word.stem}`;
    const ids = shelf.mentioned.get(name);
    if (ids !== undefined) best = { ids, next: next + 1 };
  }
  return best;
}

/** Read letter by letter: each sentence of each recipe comes through here, and a regular expression takes three times as long. */
function placedWords(text: string, shelf: Shelf): PlacedWord[] {
  const known = wordsKnownTo(shelf);
  const words: PlacedWord[] = [];
  let isParted = false;
  for (let at = 0; at < text.length; ) {
    const sort = sortAt(text, at);
    let end = at + 1;
    if (sort === LETTER || sort === DIGIT) {
      while (end < text.length && sortAt(text, end) === sort) end++;
      words.push({ word: wordAsWritten(text.slice(at, end), known, shelf), start: at, end, isParted });
      isParted = false;
    } else if (sort === MARK) isParted = true;
    at = end;
  }
  return words;
}

const [UNSEEN, LETTER, DIGIT, SPACE, MARK] = [0, 1, 2, 3, 4];
/** What sort of thing each of the 65,536 code units is, found out when first met. */
const SORTS = new Uint8Array(0x10000);

function sortAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit < 0xe000) return sortOf(String.fromCodePoint(text.codePointAt(unit < 0xdc00 ? at : at - 1) as number));
  if (SORTS[unit] === UNSEEN) SORTS[unit] = sortOf(String.fromCharCode(unit));
  return SORTS[unit] as number;
}

function sortOf(character: string): number {
  if (/[\p{L}\p{M}'’]/u.test(character)) return LETTER;
  if (/\d/.test(character)) return DIGIT;
  return /[\s-]/.test(character) ? SPACE : MARK;
}

const MOST_KNOWN = 20_000;
const wordsKnownTo = remembered((_shelf: Shelf) => new Map<string, KnownWord>());

/** A word with its capitals and accents, by its stem. */
function wordAsWritten(written: string, known: Map<string, KnownWord>, shelf: Shelf): KnownWord {
  let word = known.get(written);
  if (!word) {
    const plain = written
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase();
    const stemmed = stem(plain);
    word = { stem: stemmed, begins: shelf.firstWords.get(stemmed) ?? 0 };
    if (known.size > MOST_KNOWN) known.clear();
    known.set(written, word);
  }
  return word;
}
