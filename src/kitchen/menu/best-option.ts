import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Option, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Item } from './item.ts';

/** Not looked at yet; no option fits. Else the place of the option. */
const UNKNOWN = -2;
const NONE = -1;

const numbers = new WeakMap<Cookbook['ingredients'], ReadonlyMap<Ingredient, number>>();
const tables = new WeakMap<Role, { readonly of: Cookbook['ingredients']; readonly places: Int16Array }>();

/** The most preferred way in which each item may fill the role, null where none does. A role remembers, two bytes an ingredient. */
export function bestOptions(role: Role, items: readonly Item[], cookbook: Cookbook): (Option | null)[] {
  const shelfNumbers = numbersFor(items, cookbook);
  let table = tables.get(role);
  if (table?.of !== cookbook.ingredients) {
    table = { of: cookbook.ingredients, places: new Int16Array(cookbook.ingredients.size).fill(UNKNOWN) };
    tables.set(role, table);
  }
  const remembered = table.places;
  const options: (Option | null)[] = new Array(items.length).fill(null);
  for (let index = 0; index < items.length; index++) {
    const number = shelfNumbers[index] as number;
    let place = number === NONE ? UNKNOWN : (remembered[number] as number);
    if (place === UNKNOWN) {
      place = find(role, (items[index] as Item).ingredient, cookbook);
      if (number !== NONE) remembered[number] = place;
    }
    if (place !== NONE) options[index] = role.options[place] as Option;
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
