import type { PlainRecipe } from '#contract/recipes.ts';
import { sentenceOf } from '../api/call-error.ts';
import { showToast } from '../ui/toast-store.ts';

/** Saves recipes one after the other; the code for it comes when it is first wanted. */
export async function saveAll(recipes: readonly PlainRecipe[]): Promise<true> {
  const { saveRecipe } = await import('./recipe-calls.ts');
  for (const recipe of recipes) await saveRecipe(recipe);
  return true;
}

export function sayNotSaved(error: unknown): void {
  showToast({ title: 'Failed to Save Recipe', text: sentenceOf(error, 'An error occurred while saving the recipe.'), isError: true });
}
