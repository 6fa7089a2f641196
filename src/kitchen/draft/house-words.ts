import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import { stem } from '#kitchen/pantry/plain-text.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import { remembered } from '#kitchen/remembered.ts';
import { MORE_WORDS } from './words-of-other-cooks.ts';

/** Every word, by its stem, that the house itself uses in its recipes and on its shelves, and the plain words other cooks use. */
export const houseWords = remembered((cookbook: Cookbook, shelf: Shelf): ReadonlySet<string> => {
  const told = [cookbook.dishes.map(saidIn), cookbook.sides.map(saidIn), cookbook.touches, [...cookbook.kinds.values()], cookbook.swaps].flatMap(textsIn);
  return new Set([...told.flatMap(proseWords), ...shelf.words, ...proseWords(MORE_WORDS)].map(stem));
});

/** Asked for by name: what a dish is written with may still be packed. */
function saidIn({ name, pan, titles, headnote, steps, tricks, touches, addOns, tips, keeps }: Dish): unknown[] {
  return [name, pan, titles, headnote, steps, tricks, touches, addOns, tips, keeps];
}

/** The words of a text in plain small letters, as the house spells them. */
export function proseWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();
  return (plain.match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?<=..)iz(?=e|ing)/, 'is'));
}

/** The share of a text's words that the house knows, and the first that it does not. */
export function knownShare(text: string, known: ReadonlySet<string>): { share: number; unknown: string | null } {
  const words = proseWords(text);
  const unknown = words.filter((word) => word.length > 1 && !known.has(stem(word)));
  return { share: words.length === 0 ? 0 : 1 - unknown.length / words.length, unknown: unknown[0] ?? null };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
