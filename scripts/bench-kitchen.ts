import { chance } from '#kitchen/chance.ts';
import { cook } from '#kitchen/cook.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { type Times, timesOf } from './bench-times.ts';

const ITEMS = 10;
const PANTRIES = 120;
const WARM_UP = 20;
const MOST_MS = 40_000;

export interface KitchenRun extends Times {
  readonly dishes: number;
  readonly recipesPerAnswer: number;
}

/** Cooks from the same pantries with a cookbook `times` as thick, on one core, within 40 s. */
export function benchKitchen(cookbook: Cookbook, times: number): KitchenRun {
  const thick = thickened(cookbook, times);
  const names = [...cookbook.ingredients.values()].map(({ name }) => name);
  for (let index = 0; index < WARM_UP; index++) cook({ ingredients: pantry(names, -1 - index), month: 6 }, thick);
  const spent: number[] = [];
  let recipes = 0;
  const end = performance.now() + MOST_MS;
  for (let index = 0; index < PANTRIES && performance.now() < end; index++) {
    const ingredients = pantry(names, index);
    const start = performance.now();
    recipes += cook({ ingredients, month: 6 }, thick).recipes.length;
    spent.push(performance.now() - start);
  }
  return { dishes: thick.dishes.length, recipesPerAnswer: recipes / spent.length, ...timesOf(spent) };
}

/** Ten different names; the same for the same number. */
export function pantry(names: readonly string[], number: number): string[] {
  return names
    .map((name) => ({ name, place: chance('bench', number, name) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, ITEMS)
    .map(({ name }) => name);
}

/** The same dishes over and over under new ids: as many to look through, and every one as good as its original. */
function thickened(cookbook: Cookbook, times: number): Cookbook {
  const copies = Array.from({ length: times }, (_, copy) => cookbook.dishes.map((dish) => (copy === 0 ? dish : { ...dish, id: `${dish.id}-${copy}` })));
  return { ...cookbook, dishes: copies.flat() };
}
