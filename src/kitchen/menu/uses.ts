import { type Cookbook, isA, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import type { Dish, Option, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { Item } from './item.ts';

/** What an ingredient may do in a dish: fill the role at this position, in the way most preferred there. */
export interface Use {
  readonly position: number;
  readonly option: Option;
}

const NOTHING: readonly Use[] = [];

const tables = new WeakMap<Dish, { readonly of: Cookbook['ingredients']; readonly uses: (readonly Use[] | undefined)[] }>();

/** For each item all it may do in a dish, role by role. A dish remembers it for each ingredient on the shelves. */
export function usesIn(dish: Dish, items: readonly Item[], cookbook: Cookbook): readonly (readonly Use[])[] {
  let table = tables.get(dish);
  if (table?.of !== cookbook.ingredients) {
    table = { of: cookbook.ingredients, uses: [] };
    tables.set(dish, table);
  }
  const { uses } = table;
  const numbers = numbersFor(items, cookbook);
  const all = new Array<readonly Use[]>(numbers.length);
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index];
    const { ingredient } = items[index] as Item;
    // Known by its kind only: on no shelf, and not seen again.
    const found = (number !== undefined && uses[number]) || find(dish, ingredient, cookbook);
    if (number !== undefined) uses[number] = found;
    all[index] = found;
  }
  return all;
}

const numbersOfItems = new WeakMap<readonly Item[], { readonly of: Cookbook['ingredients']; readonly numbers: readonly (number | undefined)[] }>();

/** The numbers of a pantry's things on the shelves. Looked up once for all dishes. */
function numbersFor(items: readonly Item[], { ingredients }: Cookbook): readonly (number | undefined)[] {
  const known = numbersOfItems.get(items);
  if (known?.of === ingredients) return known.numbers;
  const all = numbersOf(ingredients);
  const found = items.map(({ ingredient }) => all.get(ingredient));
  numbersOfItems.set(items, { of: ingredients, numbers: found });
  return found;
}

function find({ roles }: Dish, ingredient: Ingredient, cookbook: Cookbook): readonly Use[] {
  const found = roles.flatMap((role, position): Use[] => {
    const option = bestOption(role, ingredient, cookbook);
    return option ? [{ position, option }] : [];
  });
  return found.length ? found : NOTHING;
}

function bestOption(role: Role, ingredient: Ingredient, cookbook: Cookbook): Option | null {
  let best: Option | null = null;
  for (const option of role.options) if ((!best || option.rank < best.rank) && fits(option, ingredient, cookbook)) best = option;
  return best;
}

/** Whether an option of a role has this ingredient: by name, or by a kind that does not leave it out. */
export function fits(option: Option, ingredient: Ingredient, cookbook: Cookbook): boolean {
  const wanted = option.ingredient ?? option.kind;
  if (!wanted) return false;
  if (option.ingredient ? ingredient.id !== wanted : !isA(ingredient, wanted, cookbook.kinds)) return false;
  return !isAnyOf(ingredient, option.except, cookbook.kinds);
}

const numbersOf = remembered(
  (ingredients: Cookbook['ingredients']): ReadonlyMap<Ingredient, number> =>
    new Map([...ingredients.values()].map((ingredient, number) => [ingredient, number])),
);
