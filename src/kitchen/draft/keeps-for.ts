import { type Cookbook, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import type { Helping } from '#kitchen/stove/helping.ts';

/** How long what holds these keeps; the strictest first. Days: USDA FoodKeeper, FDA refrigerator and freezer storage chart. */
const KEEPS: readonly (readonly [kinds: readonly string[], sentence: string])[] = [
  [['raw fish', 'shellfish', 'smoked fish'], 'Best at once; 1 day in the fridge, then eaten cold or heated until steaming, once.'],
  [['rices', 'cooked rices'], '1 day in the fridge when chilled within two hours; heat it until steaming right through, once.'],
  [['eggs', 'egg parts'], '2 days in the fridge; heat it until hot right through.'],
  [['raw meats', 'minces', 'ready meats', 'livers', 'poultry'], '3 days in the fridge; reheat until steaming hot right through.'],
  [['salad leaves', 'soft herbs', 'avocados', 'cucumbers'], 'Best the day it is made.'],
];
const ELSE = '3 days in the fridge, covered.';

/** What the house says of keeping a dish with these in it: no other chef's word is taken for that. */
export function keepsFor(helpings: readonly Helping[], { kinds }: Pick<Cookbook, 'kinds'>): string {
  return KEEPS.find(([names]) => helpings.some(({ ingredient }) => isAnyOf(ingredient, names, kinds)))?.[1] ?? ELSE;
}
