import { isSeasoning } from '#kitchen/cookbook/dish.ts';
import type { Filling } from './filled-dish.ts';

/** So many carrots or beetroots are to be supposed in a house, for a dish of the usual size. */
const FEW_ROOTS = 4;
/** And so many tins, bags or punnets of one thing. */
const FEW_PACKS = 2;
/** Bunches of spring onions that lie anywhere uncounted. */
const MOST_BUNCHES = 1.5;
/** What is left of a pot of rice or pasta is what two did not eat, and not a second dinner for four. */
const LEFT_OF_A_POT = 500;
const COOKED: ReadonlySet<string> = new Set(['cooked rices', 'cooked pasta']);
const SOLD_BY: ReadonlySet<string> = new Set(['tin', 'bag', 'punnet']);

/**
 * Grams that are there at most where nobody said how many: who says only "carrots", "spring onions" or "kidney beans" has not eleven of them,
 * nor three bunches or tins.
 *
 * @param factor how many times the dish as it is written
 * @returns infinity where there may be any amount
 */
export function supposed({ ingredient, role, item }: Filling, factor: number): number {
  const { kinds, pieceGrams, pack } = ingredient;
  if (item?.supposed) return item.supposed;
  if (item?.states.has('leftover') && kinds.some((kind) => COOKED.has(kind))) return LEFT_OF_A_POT;
  if (isSeasoning(role)) return Number.POSITIVE_INFINITY;
  if (kinds.includes('spring onions') && pack) return pack.grams * Math.min(MOST_BUNCHES, Math.max(1, factor));
  if (kinds.includes('grating roots') && pieceGrams) return pieceGrams * Math.ceil(FEW_ROOTS * Math.max(1, factor));
  return pack?.grams && SOLD_BY.has(pack.word ?? '') ? pack.grams * Math.max(FEW_PACKS, factor / FEW_PACKS) : Number.POSITIVE_INFINITY;
}
