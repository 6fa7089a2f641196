import type { PlainRecipe } from '#contract/recipes.ts';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { rememberSaved } from './saved-now.ts';

/** The keys under which answers are kept; what begins with the first of a key goes when that is invalidated. */
export const RECIPES = '/api/recipes';
export const FAVORITES = '/api/favorites';
export const MY_RECIPES = [RECIPES, 'mine'];
export const MY_FAVORITES = [FAVORITES, 'mine'];
export const recipeKey = (id: number) => [RECIPES, id];
export const favoriteKey = (id: number) => [FAVORITES, id];

/** Saves a recipe; one that has a number already is kept as a favourite. */
export async function saveRecipe(recipe: PlainRecipe & { readonly id?: number }): Promise<void> {
  if (recipe.id === undefined) await call<StoredRecipe>('/api/recipes', { method: 'POST', body: recipe });
  else await setFavorite(recipe.id, true);
  rememberSaved(recipe);
  await queryClient.invalidateQueries({ queryKey: [RECIPES] });
}

export async function setFavorite(recipeId: number, isFavorite: boolean): Promise<void> {
  await call(FAVORITES, { method: isFavorite ? 'POST' : 'DELETE', body: { recipeId } });
  queryClient.setQueryData(favoriteKey(recipeId), { isFavorite });
  await queryClient.invalidateQueries({ queryKey: MY_FAVORITES });
}

/** From the favourites page, by the number in the path. */
export async function removeFavorite(recipeId: number): Promise<void> {
  await call(`/api/favorites/${recipeId}`, { method: 'DELETE' });
  queryClient.setQueryData(favoriteKey(recipeId), { isFavorite: false });
  await queryClient.invalidateQueries({ queryKey: MY_FAVORITES });
}

export async function deleteRecipe(id: number): Promise<void> {
  await call(`/api/recipes/${id}`, { method: 'DELETE' });
  queryClient.removeQueries({ queryKey: recipeKey(id) });
  await Promise.all([queryClient.invalidateQueries({ queryKey: MY_RECIPES }), queryClient.invalidateQueries({ queryKey: MY_FAVORITES })]);
}

/** Opens or closes the link of one's own recipe. */
export async function setShared(id: number, isShared: boolean): Promise<StoredRecipe> {
  const recipe = await call<StoredRecipe>(`/api/recipes/${id}/share`, { method: isShared ? 'POST' : 'DELETE' });
  queryClient.setQueryData(recipeKey(id), recipe);
  return recipe;
}
