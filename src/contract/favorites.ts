import { done } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { recipeId, storedRecipe } from './saved-recipes.ts';
import { z } from './zod.ts';

/** Beside the recipe the specification's `userId` may stand; it counts for nothing, the session does. */
const favorite = z.strictObject({ recipeId, userId: z.unknown().optional() });

export const addFavorite = {
  method: 'POST',
  path: '/api/favorites',
  summary: "Keep a recipe among the viewer's favourites; twice is once",
  body: favorite,
  answer: done,
  makes: true,
  errors: ['invalid_input', 'unauthorised', 'not_found'],
} as const satisfies Endpoint;

export const removeFavorite = {
  method: 'DELETE',
  path: '/api/favorites',
  summary: "Take a recipe from the viewer's favourites; twice is once",
  body: favorite,
  answer: done,
  errors: ['invalid_input', 'unauthorised'],
} as const satisfies Endpoint;

export const removeFavoriteById = {
  method: 'DELETE',
  path: '/api/favorites/:id',
  summary: "The same, by the recipe's id in the path",
  params: z.strictObject({ id: z.string() }),
  answer: done,
  errors: ['unauthorised'],
} as const satisfies Endpoint;

export const checkFavorite = {
  method: 'GET',
  path: '/api/favorites/check',
  summary: "Whether a recipe is among the viewer's favourites; false for whoever is not signed in",
  query: z.strictObject({ recipeId, userId: z.unknown().optional() }),
  answer: z.strictObject({ isFavorite: z.boolean() }),
  errors: ['invalid_input'],
} as const satisfies Endpoint;

export const listFavorites = {
  method: 'GET',
  path: '/api/my-favorites',
  summary: "The viewer's favourites, the latest first",
  answer: z.array(storedRecipe),
  errors: ['unauthorised'],
} as const satisfies Endpoint;
