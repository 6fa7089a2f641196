import type { Recipe } from '#kitchen/recipe.ts';
import { stored } from '../stored.ts';

/** Some 5 KB each, of the 5 MB that browsers keep for a site. */
const MOST_SAVED = 200;

/** The recipes kept in this browser, the latest first; one of a title. */
export const savedRecipes = stored<readonly Recipe[]>('pinch-saved', [], (found) => (Array.isArray(found) ? found.filter(isWhole) : null));

export const isSaved = (title: string, saved: readonly Recipe[]) => saved.some((recipe) => recipe.title === title);

/** Keeps those that are not kept yet. False when the browser did not take them; then none is kept. */
export function saveRecipes(recipes: readonly Recipe[]): boolean {
  const before = savedRecipes.get();
  const fresh = recipes.filter(({ title }) => !isSaved(title, before));
  if (fresh.length === 0) return true;
  if (before.length + fresh.length <= MOST_SAVED && savedRecipes.set([...fresh, ...before])) return true;
  savedRecipes.set(before);
  return false;
}

export function unsaveRecipe(title: string): void {
  savedRecipes.set(savedRecipes.get().filter((recipe) => recipe.title !== title));
}

/** Enough of a recipe to be shown; what an earlier version of ours or another hand wrote may lack it. */
function isWhole(found: unknown): found is Recipe {
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
