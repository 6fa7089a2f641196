import type { Recipe } from '#kitchen/recipe.ts';
import { clock, sayMinutes } from '#kitchen/stove/clock.ts';
import type { Fault } from './fault.ts';

/** The time on the card is the time of the steps. */
export function checkTime(recipe: Recipe): Fault[] {
  const { active, total } = clock(recipe.steps);
  const told = recipe.minutes;
  if (total <= 0) return [{ rule: 'time', words: 'The steps take no time.' }];
  if (told.total !== total || told.active !== active || recipe.cookTime !== sayMinutes(total))
    return [{ rule: 'time', words: `The steps take ${sayMinutes(total)}, but the recipe says ${recipe.cookTime}.` }];
  return [];
}
