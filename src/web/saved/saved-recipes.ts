import type { Recipe } from '#kitchen/recipe.ts';
import { isRecipe } from '../recipes/is-recipe.ts';
import { stored } from '../stored.ts';

/** Some 5 KB each, of the 5 MB that browsers keep for a site. */
const MOST_SAVED = 200;

/** The recipes kept in this browser, the latest first; one of a title. */
export const savedRecipes = stored<readonly Recipe[]>('pinch-saved', [], (found) => (Array.isArray(found) ? found.filter(isRecipe) : null));

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
