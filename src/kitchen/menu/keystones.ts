import { type Cookbook, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { FilledDish } from './filled-dish.ts';
import type { Item } from './item.ts';
import { centreOf } from './meaning.ts';

/** Named by so few more dishes than one, a food's share says half as much. */
const DOUBT = 2;

/**
 * How much of what decides on a dish it leaves lying: gnocchi and puff pastry are the point of nearly every dish that takes them, milk and
 * an onion of hardly any. What dinner is built around is charged elsewhere (`centreLeft`).
 *
 * @returns for each thing left, the share from 0 to 1 of the dishes naming it in which it is a star; added up
 */
export function keystonesLeft({ fillings }: Pick<FilledDish, 'fillings'>, items: readonly Item[], cookbook: Cookbook): number {
  const centre = centreOf(items, cookbook);
  const shares = starSharesIn(cookbook);
  let sum = 0;
  for (const item of items) {
    if (centre.has(item) || fillings.some((filling) => filling.item === item)) continue;
    sum += shares.get(item.ingredient.id) ?? 0;
  }
  return sum;
}

/** Of the dishes that name a food or a kind it is of, the share in which that is a star, by the food's id. */
const starSharesIn = remembered(({ dishes, ingredients, kinds }: Cookbook): ReadonlyMap<string, number> => {
  const [named, starred] = [new Map<string, number>(), new Map<string, number>()];
  const count = (names: Iterable<string>, counts: Map<string, number>) => {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const { roles } of dishes) {
    const namesOf = (duties: readonly string[]) =>
      new Set(roles.flatMap(({ duty, options }) => (duties.includes(duty) ? options.map(({ ingredient, kind }) => (ingredient ?? kind) as string) : [])));
    count(namesOf(['star', 'need', 'welcome', 'season']), named);
    count(namesOf(['star']), starred);
  }
  const shares = new Map<string, number>();
  for (const ingredient of ingredients.values()) {
    const names = [...new Set([ingredient.id, ...kindsOf(ingredient, kinds)])];
    const sum = (counts: ReadonlyMap<string, number>) => names.reduce((all, name) => all + (counts.get(name) ?? 0), 0);
    shares.set(ingredient.id, sum(starred) / (sum(named) + DOUBT));
  }
  return shares;
});
