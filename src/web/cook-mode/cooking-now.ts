import type { Recipe } from '#kitchen/recipe.ts';
import { isRecipe } from '../recipes/is-recipe.ts';
import { stored } from '../stored.ts';

/** What is on the stove, and how far along; outlives a reload and a locked screen. */
export interface CookingNow {
  readonly recipe: Recipe;
  readonly servings: number;
  /** Index of the step shown. */
  readonly step: number;
}

export const cookingNow = stored<CookingNow | null>('pinch-cooking', null, (found) => {
  const { recipe, servings, step } = (found ?? {}) as Partial<Record<keyof CookingNow, unknown>>;
  if (!isRecipe(recipe) || typeof servings !== 'number' || typeof step !== 'number') return null;
  return recipe.steps[step] ? { recipe, servings, step } : null;
});

/** Begins a recipe, or goes on where it was left. */
export function startCooking(recipe: Recipe, servings: number): void {
  const before = cookingNow.get();
  cookingNow.set({ recipe, servings, step: before?.recipe.title === recipe.title ? before.step : 0 });
}

export function goToStep(step: number): void {
  const now = cookingNow.get();
  if (now?.recipe.steps[step]) cookingNow.set({ ...now, step });
}
