import { type Cookbook, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import { type Dish, isSeasoning, type Role } from '#kitchen/cookbook/dish.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { FilledDish } from './filled-dish.ts';

/** Things on a usual list. */
const LIST = 6;
/** However seldom they meet, more than this says nothing more. */
const RAREST = 6;

/**
 * How seldom all that a dish is made of lies in one house: where it does, the dish is for just these things. A soup of any
 * vegetable answers every list, and none in particular. How often a thing lies anywhere is told by how many dishes name it.
 *
 * @returns minus the logarithm of the likelihood that each star that is there is there, up to 6; what is bought says nothing
 */
export function rarityOf({ fillings }: Pick<FilledDish, 'fillings'>, cookbook: Cookbook): number {
  const known = raritiesOf(cookbook.dishes);
  let sum = 0;
  let last: Role | null = null;
  for (const { role, item } of fillings) {
    // What shares a role stands in a row.
    if (role.duty !== 'star' || !item || role === last) continue;
    last = role;
    let rarity = known.get(role);
    if (rarity === undefined) {
      rarity = -Math.log(likelihoodOf(role, oftenIn(cookbook.dishes, cookbook)));
      known.set(role, rarity);
    }
    sum += rarity;
  }
  return Math.min(RAREST, sum);
}

const raritiesOf = remembered((_dishes: readonly Dish[]) => new WeakMap<Role, number>());

/** That something of so many things, each expected so often on a list, is there. */
function likelihoodOf({ options }: Role, often: ReadonlyMap<string, number>): number {
  const names = new Set(options.map(({ ingredient, kind }) => (ingredient ?? kind) as string));
  let expected = 0;
  for (const name of names) expected += often.get(name) ?? 0;
  return Math.max(1e-3, 1 - Math.exp(-expected));
}

/** How many of each ingredient and kind are expected on a list. */
const oftenIn = remembered((dishes: readonly Dish[], { ingredients, kinds }: Cookbook): ReadonlyMap<string, number> => {
  const named = new Map<string, number>();
  for (const { roles } of dishes) {
    const here = new Set(roles.flatMap((role) => (isSeasoning(role) ? [] : role.options.flatMap(({ ingredient }) => ingredient ?? []))));
    for (const id of here) named.set(id, (named.get(id) ?? 0) + 1);
  }
  const all = [...named.values()].reduce((sum, count) => sum + count, 0);
  const often = new Map<string, number>();
  for (const [id, count] of named) {
    const ingredient = ingredients.get(id);
    for (const name of ingredient ? [id, ...kindsOf(ingredient, kinds)] : [id]) often.set(name, (often.get(name) ?? 0) + (LIST * count) / all);
  }
  return often;
});
