import type { Recipe } from '#kitchen/recipe.ts';

/** Enough of a recipe to be shown; what an earlier version of ours or another hand wrote may lack it. */
export function isRecipe(found: unknown): found is Recipe {
  if (typeof found !== 'object' || found === null) return false;
  const recipe = found as Partial<Record<keyof Recipe, unknown>>;
  const lists = [recipe.ingredients, recipe.steps, recipe.addOns, recipe.needed, recipe.swaps, recipe.safety, recipe.tips, recipe.allergens];
  const nouns = [recipe.plate, recipe.minutes, recipe.touch, recipe.gourmetTouch, recipe.suggestedAddOns];
  return (
    typeof recipe.title === 'string' &&
    typeof recipe.servings === 'number' &&
    lists.every(Array.isArray) &&
    nouns.every((one) => typeof one === 'object' && one !== null)
  );
}
