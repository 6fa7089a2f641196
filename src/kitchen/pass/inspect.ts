import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Bans } from '#kitchen/menu/diets.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkBans } from './check-bans.ts';
import { checkFood } from './check-food.ts';
import { checkListing } from './check-listing.ts';
import { checkProse } from './check-prose.ts';
import { checkTemperatures } from './check-temperatures.ts';
import { checkTime } from './check-time.ts';

export const RULES = ['food', 'listing', 'amounts', 'time', 'temperature', 'ban', 'prose'] as const;

/** Something about a recipe that must not leave the kitchen, in words for whoever wrote it. */
export interface Fault {
  readonly rule: (typeof RULES)[number];
  readonly words: string;
}

export interface PassScene {
  readonly bans: Bans;
  readonly cookbook: Cookbook;
  readonly shelf: Shelf;
}

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
