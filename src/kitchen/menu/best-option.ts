import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Dish, Option, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Item } from './item.ts';

/** Not looked at yet; no option fits. Else the place of the option. */
const UNKNOWN = -2;
const NONE = -1;

const numbers = new WeakMap<Cookbook['ingredients'], ReadonlyMap<Ingredient, number>>();
const tables = new WeakMap<Dish, { readonly of: Cookbook['ingredients']; readonly places: Int8Array }>();
const MOST_REMEMBERED = 127;

/**
 * For each role of a dish the most preferred way in which each item may fill it, null where none does.
 * A dish remembers: a row of bytes an ingredient, one for each role.
 */
export function bestOptions(dish: Dish, items: readonly Item[], cookbook: Cookbook): readonly (readonly (Option | null)[])[] {
  const { roles } = dish;
  const shelfNumbers = numbersFor(items, cookbook);
  let table = tables.get(dish);
  if (table?.of !== cookbook.ingredients) {
    table = { of: cookbook.ingredients, places: new Int8Array(cookbook.ingredients.size * roles.length).fill(UNKNOWN) };
    tables.set(dish, table);
  }
  const remembered = table.places;
  const options = roles.map(() => new Array<Option | null>(items.length).fill(null));
  for (let index = 0; index < items.length; index++) {
    const number = shelfNumbers[index] as number;
    for (let position = 0; position < roles.length; position++) {
      const role = roles[position] as Role;
      const at = number * roles.length + position;
      let place = number === NONE ? UNKNOWN : (remembered[at] as number);
      if (place === UNKNOWN) {
        place = find(role, (items[index] as Item).ingredient, cookbook);
        if (number !== NONE && place <= MOST_REMEMBERED) remembered[at] = place;
      }
      if (place !== NONE) (options[position] as (Option | null)[])[index] = role.options[place] as Option;
    }
  }
  return options;
}

const numbersOfItems = new WeakMap<readonly Item[], { readonly of: Cookbook['ingredients']; readonly numbers: Int32Array }>();

/** The numbers of a pantry's things on the shelves; NONE for what is on no shelf. Looked up once for all dishes. */
function numbersFor(items: readonly Item[], { ingredients }: Cookbook): Int32Array {
  const known = numbersOfItems.get(items);
  if (known?.of === ingredients) return known.numbers;
  const all = numbersOf(ingredients);
  const found = Int32Array.from(items, ({ ingredient }) => all.get(ingredient) ?? NONE);
  numbersOfItems.set(items, { of: ingredients, numbers: found });
  return found;
}

function find(role: Role, ingredient: Ingredient, cookbook: Cookbook): number {
  let best = NONE;
  for (const [place, option] of role.options.entries())
    if ((best === NONE || option.rank < (role.options[best] as Option).rank) && fits(option, ingredient, cookbook)) best = place;
  return best;
}

function fits(option: Option, ingredient: Ingredient, cookbook: Cookbook): boolean {
  const wanted = option.ingredient ?? option.kind;
  if (!wanted) return false;
  if (option.ingredient ? ingredient.id !== wanted : !isA(ingredient, wanted, cookbook.kinds)) return false;
  return !option.except.some((name) => isA(ingredient, name, cookbook.kinds));
}

function numbersOf(ingredients: Cookbook['ingredients']): ReadonlyMap<Ingredient, number> {
  let found = numbers.get(ingredients);
  if (!found) {
    found = new Map([...ingredients.values()].map((ingredient, number) => [ingredient, number]));
    numbers.set(ingredients, found);
  }
  return found;
}
