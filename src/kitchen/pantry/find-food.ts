import { isBrand } from './brands.ts';
import { isDescribing } from './describing-words.ts';
import { stem } from './plain-text.ts';
import type { Food, Shelf } from './shelf.ts';
import { stateOf } from './state-words.ts';

/** The food that all the words together name, plural or singular, however they are spaced; else null. */
export function foodNamed(words: readonly string[], shelf: Shelf): Food | null {
  if (words.length === 0) return null;
  const named = words.length <= shelf.longestName ? shelf.byName.get(words.join(' ')) : undefined;
  if (named) return named;
  const stems = words.map(stem);
  // "100 g oats" is no goat: a letter by itself is a unit, not the start of a word.
  const joined = words.every(({ length }) => length > 1) ? shelf.joined.get(stems.join('')) : undefined;
  return shelf.byStem.get(stems.join(' ')) ?? joined ?? null;
}

/** The words of a phrase that name the food, and the others. */
export interface FoundFood {
  readonly food: Food;
  readonly start: number;
  readonly end: number;
}

/**
 * The food in a phrase whose other words only describe it: the longest name wins, of equal ones the
 * last, for what stands last in English is what the thing is. Null when another word may matter.
 */
export function findFood(words: readonly string[], shelf: Shelf): FoundFood | null {
  for (let length = Math.min(words.length, shelf.longestName + 1); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      if (!isRestAside(words, start, start + length)) continue;
      const food = foodNamed(words.slice(start, start + length), shelf);
      if (food !== null) return { food, start, end: start + length };
    }
  }
  return null;
}

/** "tuna in spring water", "chicken with the skin on": what comes after such a word describes what comes before. */
export function beforeLink(words: readonly string[]): readonly string[] | null {
  const place = words.findIndex((word, index) => index > 0 && LINKS.has(word));
  return place > 0 ? words.slice(0, place) : null;
}

const LINKS = new Set([
  'in',
  'with',
  'for',
  'from',
  'cut',
  'on',
  'that',
  'thats',
  'which',
  'or',
  'to',
  'into',
  'without',
  'left',
  'need',
  'needs',
  'must',
  'gone',
  'open',
  'opened',
  'since',
  'going',
  'getting',
  'nearly',
  'almost',
  'past',
  'about',
  'like',
  'such',
  'at',
  'no',
  'weighing',
  'called',
]);

function isRestAside(words: readonly string[], start: number, end: number): boolean {
  for (let index = 0; index < words.length; index++) {
    if (index >= start && index < end) continue;
    if (!isAside(words[index] as string, index === words.length - 1)) return false;
  }
  return true;
}

/** Whether a word may be left aside: it describes, tells a state, is a maker's name or a number. */
export function isAside(word: string, isLast: boolean): boolean {
  return isDescribing(word, isLast) || stateOf(word) !== null || isBrand(word) || /^\d/.test(word) || word === 'x';
}
