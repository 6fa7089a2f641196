import type { Purchase } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { listed, shortName } from '#kitchen/stove/names.ts';
import { sayPrice } from './money.ts';

/** "Uses up the spinach and the cream · you have 8 of 9 · buy a lemon, about $0.70 · leek for onion". */
export function writeWhy(
  helpings: readonly Helping[],
  have: { readonly count: number; readonly of: number },
  needed: readonly Purchase[],
  swaps: readonly string[],
): string {
  const first = helpings.filter((helping) => helping.item?.useFirst);
  const used = first.length ? first : helpings.filter((helping) => helping.item && spoilsSoon(helping));
  const names = [...new Set(used.map((helping) => shortName(helping.ingredient, helping.amount)))].slice(0, 3);
  const parts = [
    names.length ? `Uses up the ${listed(names)}` : '',
    have.count === have.of ? 'You have everything' : `You have ${have.count} of ${have.of}`,
    needed.length ? `buy ${listed(needed.map(({ name, price }) => (price === null ? name : `${name} (${sayPrice(price)})`)))}` : '',
    swaps.length ? listed(swaps) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A week in the fridge or less. */
function spoilsSoon({ ingredient }: Helping): boolean {
  const { fridge, pantry } = ingredient.keeps;
  return fridge !== undefined && fridge <= 7 && (pantry ?? 0) <= 7;
}
