import type { Purchase } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { listed, shortName } from '#kitchen/stove/names.ts';
import { sayPrice } from './money.ts';

/** So much of what lies there, or of a usual pack where no amount was typed, and little is left to speak of. */
const MOST_OF_IT = { typed: 0.7, usual: 0.3 };
const SHOWN = 3;

/** "Uses up the spinach and the cream · you have 8 of 9 · buy a lemon, about $0.70 · leek for onion". */
export function writeWhy(
  helpings: readonly Helping[],
  have: { readonly count: number; readonly of: number },
  needed: readonly Purchase[],
  swaps: readonly string[],
): string {
  const first = helpings.filter((helping) => helping.item?.useFirst);
  const spoiling = first.length ? first : helpings.filter((helping) => helping.item && spoilsSoon(helping));
  const upNames = namesOf(spoiling.filter(isUsedUp));
  const someNames = namesOf(first.filter((helping) => !isUsedUp(helping)));
  const parts = [
    upNames.length ? `Uses up the ${listed(upNames)}` : '',
    someNames.length ? `${upNames.length ? 'uses' : 'Uses'} some of the ${listed(someNames)}` : '',
    have.count === have.of ? 'You have everything' : `You have ${have.count} of ${have.of}`,
    needed.length ? `buy ${listed(needed.map(({ name, price }) => (price === null ? name : `${name} (${sayPrice(price)})`)))}` : '',
    swaps.length ? listed(swaps) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

function namesOf(helpings: readonly Helping[]): string[] {
  return [...new Set(helpings.map((helping) => shortName(helping.ingredient, helping.amount)))].slice(0, SHOWN);
}

/** A week in the fridge or less. */
function spoilsSoon({ ingredient }: Helping): boolean {
  const { fridge, pantry } = ingredient.keeps;
  return fridge !== undefined && fridge <= 7 && (pantry ?? 0) <= 7;
}

/** A spoonful of a litre of milk leaves the litre. */
function isUsedUp({ ingredient, amount, item }: Helping): boolean {
  if (!amount) return false;
  if (item?.grams) return amount.grams >= item.grams * MOST_OF_IT.typed;
  return amount.grams >= (ingredient.pack?.grams ?? 0) * MOST_OF_IT.usual;
}
