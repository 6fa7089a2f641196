import type { Recipe } from '#kitchen/recipe.ts';
import type { Fault, PassScene } from './fault.ts';

/** Nothing that is not food: every listed thing, add-on and touch is on the shelves or was read as food of a known kind. */
export function checkFood(recipe: Recipe, { cookbook }: PassScene): Fault[] {
  const own = new Set(recipe.ingredients.filter(({ from }) => from === 'have').map(({ id }) => id));
  const unknown = [...recipe.ingredients, ...recipe.addOns, recipe.touch].filter(({ id }) => !cookbook.ingredients.has(id) && !own.has(id));
  return unknown.map(({ name }) => ({ rule: 'food', words: `"${name}" is no food we know.` }));
}
