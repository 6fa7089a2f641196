import { listed } from '#kitchen/listed.ts';
import type { Purchase } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { shortName } from '#kitchen/stove/names.ts';
import { sayPrice } from './money.ts';

/** So much of what lies there, or of a usual pack where no amount was typed, and little is left to speak of. */
const MOST_OF_IT = { typed: 0.7, usual: 0.3 };
/** A longer list is read by nobody. */
const MOST_NAMES = 7;
/** Two kilos of tomatoes are not seventeen tomatoes. */
const MOST_COUNTED = 12;

/**
 * What it uses of the visitor's own, and what it takes besides: "Uses up the spinach and cream, with the rice, 3 of the 6
 * eggs and some of the cheddar · you have 8 of 9 · buy a lemon, about $0.70 · leek instead of onion".
 */
export function writeWhy(
  own: readonly Helping[],
  have: { readonly count: number; readonly of: number },
  needed: readonly Purchase[],
  swaps: readonly string[],
): string {
  const isUp = (helping: Helping) => isUsedUp(helping) && (helping.item?.useFirst || spoilsSoon(helping) || helping.item?.grams);
  const up = [...new Set(own.filter(isUp).map(nameOf))];
  const rest = own.filter((helping) => !isUp(helping) && !up.includes(nameOf(helping))).map((helping) => ({ name: nameOf(helping), part: partOf(helping) }));
  const [chief, ...whole] = new Set(rest.filter(({ part }) => part === null).map(({ name }) => name));
  const others = [...(chief ? [`the ${chief}`] : []), ...whole, ...rest.flatMap(({ part }) => part ?? [])];
  const said = listed(others.slice(0, Math.max(1, MOST_NAMES - up.length)));
  const uses = up.length ? `Uses up the ${listed(up)}${said ? `, with ${said}` : ''}` : said ? `Uses ${said}` : '';
  const parts = [
    uses,
    have.count === have.of ? 'You have everything' : `You have ${have.count} of ${have.of}`,
    needed.length ? `buy ${listed(needed.map(({ name, price }) => (price === null ? name : `${name} (${sayPrice(price)})`)))}` : '',
    swaps.length ? listed(swaps) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

const nameOf = ({ ingredient, amount }: Helping) => shortName(ingredient, amount);

/** "3 of the 6 eggs", "some of the cheddar", where more was typed than goes in; else null. */
function partOf(helping: Helping): string | null {
  const { ingredient, amount, item } = helping;
  if (!item || !amount || isUsedUp(helping) || (item.grams === null && !item.useFirst)) return null;
  const typed = item.grams === null ? 0 : Math.round(item.grams / (amount.grams / amount.quantity));
  const isCounted = amount.unit === '' && Number.isInteger(amount.quantity) && typed > amount.quantity && typed <= MOST_COUNTED;
  return isCounted ? `${amount.quantity} of the ${typed} ${ingredient.plural}` : `some of the ${nameOf(helping)}`;
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
