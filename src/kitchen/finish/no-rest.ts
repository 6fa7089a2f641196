import { type Dish, isSeasoning } from '#kitchen/cookbook/dish.ts';
import { type Ingredient, LARGE } from '#kitchen/cookbook/ingredient.ts';
import { listed } from '#kitchen/listed.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { shortName } from '#kitchen/stove/names.ts';
import { restOf } from './open-packs.ts';

/** So much of what lies there, in parts, is all of it. */
const ALL = 0.94;
const MOST_NAMES = 3;

/**
 * What is said against waste where none of the cook's own tips is true of this filling: what goes in whole, or how long keeps what is left.
 *
 * @param main what the dish itself is made of
 * @returns a sentence; none where nothing of the visitor's own goes in
 */
export function restTip({ roles }: Pick<Dish, 'roles'>, main: readonly Helping[]): readonly string[] {
  const solid = new Set(roles.filter((role) => !isSeasoning(role) && role.duty !== 'staple').map(({ name }) => name));
  const own = main.filter(({ item, role, amount }) => item && amount && solid.has(role));
  const whole = own.filter(({ item, amount }) => (amount?.grams ?? 0) >= (item?.grams ?? Number.POSITIVE_INFINITY) * ALL);
  if (whole.length > 0) {
    const names = [...new Set(whole.map(({ ingredient, amount }) => shortName(ingredient, amount)))].slice(0, MOST_NAMES);
    return [`The amounts are for all of the ${listed(names)} you have, so that no end of ${whole.length > 1 ? 'them' : 'it'} stays behind.`];
  }
  const [first] = own
    .filter(({ amount }) => amount?.unit !== 'tin')
    .map(({ ingredient }) => ({ ingredient, days: ingredient.keeps.opened ?? cutKeeps(ingredient) }))
    .flatMap(({ ingredient, days }) => (days === undefined ? [] : [{ ingredient, days }]))
    .sort((a, b) => a.days - b.days);
  return first ? [`What is left of the ${restOf(first.ingredient)} keeps ${first.days === 1 ? 'a day' : `${first.days} days`} in the fridge.`] : [];
}

/** Days that the rest of a large vegetable keeps once it is cut (USDA FoodKeeper: cut squash and cabbage, up to a week). */
const CUT = 6;

function cutKeeps({ keeps: { fridge }, pieceGrams }: Ingredient): number | undefined {
  return fridge !== undefined && (pieceGrams ?? 0) >= LARGE ? Math.min(fridge, CUT) : fridge;
}
