import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Unlocking } from '#kitchen/menu/unlock.ts';
import type { Unlock } from '#kitchen/recipe.ts';
import { helpingsOf } from '#kitchen/stove/helping.ts';
import { writeTitle } from '#kitchen/stove/write-title.ts';
import { purchaseOf } from './money.ts';
import type { Say } from './own-words.ts';

const NAMED = 3;

/** What to buy, at what price, how many dishes that opens, and the titles of the best few, in the visitor's words. */
export function writeUnlock({ ingredient, filled }: Unlocking, cookbook: Cookbook, say: Say | null): Unlock {
  const titles = filled.slice(0, NAMED).map((one) => {
    const title = writeTitle(one.dish, helpingsOf(one, one.dish.serves), cookbook);
    const theirs = say ? say(title) : title;
    return theirs.charAt(0).toUpperCase() + theirs.slice(1);
  });
  return { ...purchaseOf(ingredient), entry: ingredient.name, dishes: filled.length, titles: [...new Set(titles)] };
}
