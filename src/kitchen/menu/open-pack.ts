import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';

/** Opened or cut, it wants eating within so many days. */
const SOON = 14;
/** More of a pack than this leaves nothing to speak of. */
const MOST_OF_IT = 0.8;
const OPENED = new Set(['tin', 'jar', 'tub', 'carton', 'pack', 'packet', 'bag', 'bottle', 'pot', 'ball', 'block', 'bunch', 'head']);

/** Whether a recipe that takes so many grams leaves an open pack, or the rest of a large vegetable, that will not keep. */
export function isLeftOpen({ pack, keeps, staple }: Ingredient, grams: number): boolean {
  if (staple || !pack || !((pack.word && OPENED.has(pack.word)) || pack.count === 1 || !(pack.word || pack.count))) return false;
  return grams <= pack.grams * MOST_OF_IT && (keeps.opened ?? keeps.fridge ?? 365) <= SOON;
}
