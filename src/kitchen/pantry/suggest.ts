import { wordsNear } from './near-miss.ts';
import { plainText, stem, wordsOf, wordsOfName } from './plain-text.ts';
import type { Food, Shelf } from './shelf.ts';

export interface Suggestion {
  readonly id: string;
  readonly name: string;
  /** The name, plural or synonym that fits what was typed. */
  readonly matched: string;
}

/** How well a name fits, best first. */
const RANKS = { whole: 0, start: 1, startOfSynonym: 2, startOfWord: 3, inside: 4, near: 5 } as const;

/**
 * What somebody who has typed this much may mean: names that begin with it, then synonyms, then names with a
 * word that begins with it, then names that hold it, then near-misses. Shorter names first among equals.
 */
export function suggest(query: string, shelf: Shelf, limit: number): Suggestion[] {
  const typed = wordsOf(plainText(query)).join(' ');
  if (typed === '' || limit <= 0) return [];
  const fits: (Suggestion & { rank: number; length: number })[] = [];
  for (const food of shelf.foods) {
    const fit = bestFit(food, typed);
    if (fit !== null) fits.push({ id: food.id, name: food.name, ...fit });
  }
  if (fits.length < limit) fits.push(...nearFits(typed, shelf, new Set(fits.map(({ id }) => id))));
  return fits
    .sort((a, b) => a.rank - b.rank || a.length - b.length || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ id, name, matched }) => ({ id, name, matched }));
}

function bestFit(food: Food, typed: string): { rank: number; length: number; matched: string } | null {
  let best: { rank: number; length: number; matched: string } | null = null;
  for (const [index, matched] of [food.name, food.plural, ...food.also].entries()) {
    const plain = plainName(matched);
    const rank = rankOf(plain, typed, index < 2);
    if (rank === null || (best !== null && rank >= best.rank)) continue;
    best = { rank, length: plain.length, matched };
  }
  return best;
}

function rankOf(plain: string, typed: string, isName: boolean): number | null {
  const place = plain.indexOf(typed);
  if (place < 0) return null;
  if (plain.length === typed.length) return RANKS.whole;
  if (place === 0) return isName ? RANKS.start : RANKS.startOfSynonym;
  if (plain.includes(` ${typed}`)) return RANKS.startOfWord;
  return typed.length > 2 ? RANKS.inside : null;
}

function nearFits(typed: string, shelf: Shelf, known: ReadonlySet<string>): (Suggestion & { rank: number; length: number })[] {
  const words = typed.split(' ');
  return wordsNear(words.at(-1) ?? '', shelf).flatMap(({ word, cost }) => {
    const key = [...words.slice(0, -1).map(stem), word].join(' ');
    const food = shelf.byStem.get(key);
    return food && !known.has(food.id) ? [{ id: food.id, name: food.name, matched: food.name, rank: RANKS.near + cost / 10, length: food.name.length }] : [];
  });
}

const PLAIN_NAMES = new Map<string, string>();

/** Names are few and asked at every key: their plain form is kept. */
function plainName(name: string): string {
  let plain = PLAIN_NAMES.get(name);
  if (plain === undefined) PLAIN_NAMES.set(name, (plain = wordsOfName(name).join(' ')));
  return plain;
}
