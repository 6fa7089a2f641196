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
  const known = numbersOf(cookbook.ingredients);
  let table = tables.get(role);
  if (table?.of !== cookbook.ingredients) {
    table = { of: cookbook.ingredients, places: new Int16Array(cookbook.ingredients.size).fill(UNKNOWN) };
    tables.set(role, table);
  }
  const { places } = table;
  return items.map(({ ingredient }) => {
    const number = known.get(ingredient);
    let place = number === undefined ? UNKNOWN : (places[number] as number);
    if (place === UNKNOWN) {
      place = find(role, ingredient, cookbook);
      if (number !== undefined) places[number] = place;
    }
    return place === NONE ? null : (role.options[place] as Option);
  });
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
