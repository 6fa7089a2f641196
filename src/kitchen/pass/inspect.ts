import type { Recipe } from '#kitchen/recipe.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkBans } from './check-bans.ts';
import { checkFood } from './check-food.ts';
import { checkListing } from './check-listing.ts';
import { checkProse } from './check-prose.ts';
import { checkTemperatures } from './check-temperatures.ts';
import { checkTime } from './check-time.ts';
import type { Fault, PassScene } from './fault.ts';

/**
 * The pass: the chef looks at every plate before it leaves, whoever cooked it.
 *
 * @returns every fault found; an empty list lets the recipe go.
 */
export function inspect(recipe: Recipe, scene: PassScene): Fault[] {
  return [
    ...checkFood(recipe, scene),
    ...checkListing(recipe, scene),
    ...checkAmounts(recipe, scene),
    ...checkTime(recipe),
    ...checkTemperatures(recipe, scene),
    ...checkBans(recipe, scene),
    ...checkProse(recipe),
  ];
}
