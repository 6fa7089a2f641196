import type { Endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** The kitchen's ShelfNames as they travel. */
export const shelfNames = z.strictObject({
  kinds: z.array(z.string()),
  foods: z
    .array(z.tuple([z.string(), z.string(), z.string(), z.int()], z.string()))
    .describe("name, plural ('' the same, '+s' added), synonyms joined by commas, place in kinds, short name where there is one"),
});

export const listIngredients = {
  method: 'GET',
  path: '/api/ingredients',
  summary: 'The names of all ingredients, for suggestions',
  answer: shelfNames,
  errors: [],
} as const satisfies Endpoint;
