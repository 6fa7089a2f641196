import { done } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { type DeepReadonly, plainRecipe, recipe } from './recipes.ts';
import { isReadable, text } from './text.ts';
import { z } from './zod.ts';

const { saved } = LIMITS;

/** A recipe's number, as a number or, in a query, as its digits. One that no recipe has is simply not found. */
export const recipeId = z.coerce.number('This should be the number of a recipe.').int('This should be the number of a recipe.');

const line = text({ what: 'An ingredient', max: saved.ingredientLength });

/** Instructions are one text with a step a line; a list of lines is joined to that. */
const instructions = z
  .union([z.string(), z.array(z.string()).transform((lines) => lines.join('\n'))], 'The instructions should be text, or a list of lines.')
  .pipe(text({ what: 'The instructions', max: saved.instructions, whenEmpty: 'The instructions are missing.' }));

const image = text({ what: 'The image', max: saved.image, oneLine: true }).regex(
  /^(?:https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?|\/(?![/\\])\S*)$/i,
  'The image should be an address that begins with https://.',
);

const plain = {
  title: text({ what: 'The title', max: LIMITS.titleLength, oneLine: true, whenEmpty: 'The title is missing.' }),
  cookTime: text({ what: 'The cook time', max: saved.cookTime, oneLine: true, whenEmpty: 'The cook time is missing.' }),
  servings: z.int().min(1, 'At least 1 serving.').max(saved.servings, `At most ${saved.servings} servings.`),
  mainIngredients: z.array(line).max(saved.ingredients, `At most ${saved.ingredients} ingredients.`),
  instructions,
  suggestedAddOns: z.strictObject({
    items: z.array(text({ what: 'An add-on', max: saved.ingredientLength })).max(saved.ingredients, `At most ${saved.ingredients} add-ons.`),
    savings: text({ what: 'The savings tip', max: 1_000, mayBeEmpty: true })
      .nullish()
      .transform((value) => value || undefined),
  }),
  gourmetTouch: z.strictObject({
    ingredient: text({ what: 'The gourmet touch', max: saved.ingredientLength }),
    description: text({ what: 'The description of the gourmet touch', max: 1_000, mayBeEmpty: true }),
  }),
  image: image.nullish().transform((value) => value ?? undefined),
};

/** What a recipe of the kitchen carries beside the specification's fields. */
const details = recipe.omit({
  title: true,
  cookTime: true,
  servings: true,
  mainIngredients: true,
  instructions: true,
  suggestedAddOns: true,
  gourmetTouch: true,
  image: true,
});

/**
 * What POST /api/recipes takes: the specification's fields, with or without what the kitchen adds to them.
 * `userId`, `id` and `createdAt` may stand there and count for nothing.
 */
export const recipeToSave = z
  .strictObject({ ...details.partial().shape, ...plain, userId: z.unknown().optional(), id: z.unknown().optional(), createdAt: z.unknown().optional() })
  .superRefine((given, context) => {
    for (const path of unreadable(given)) context.addIssue({ code: 'custom', path, message: 'This has characters in it that cannot be shown.' });
  })
  .transform(({ userId: _userId, id: _id, createdAt: _createdAt, ...given }) => given);
export type RecipeToSave = Readonly<z.output<typeof recipeToSave>>;

/** A recipe as it was saved. The kitchen's own fields are there when they were saved with it. */
export const storedRecipe = z.strictObject({
  ...details.partial().shape,
  ...plainRecipe.shape,
  id: z.int(),
  userId: z.int().nullable(),
  createdAt: z.string(),
  isOwner: z.boolean().describe('Whether the viewer owns it.'),
  isShared: z.boolean().describe('Whether everybody may read it.'),
});
export type StoredRecipe = DeepReadonly<z.infer<typeof storedRecipe>>;

const params = z.strictObject({ id: z.string() });

export const saveRecipe = {
  method: 'POST',
  path: '/api/recipes',
  summary: 'Save a recipe; saving what is there already answers with it',
  body: recipeToSave,
  answer: storedRecipe,
  makes: true,
  errors: ['invalid_input', 'unauthorised'],
} as const satisfies Endpoint;

export const readRecipe = {
  method: 'GET',
  path: '/api/recipes/:id',
  summary: 'A recipe, for its owner, for whoever has it as a favourite, and for everybody while it is shared',
  params,
  answer: storedRecipe,
  errors: ['not_found'],
} as const satisfies Endpoint;

export const listRecipes = {
  method: 'GET',
  path: '/api/my-recipes',
  summary: "The viewer's own recipes, the latest first",
  answer: z.array(storedRecipe),
  errors: ['unauthorised'],
} as const satisfies Endpoint;

export const deleteRecipe = {
  method: 'DELETE',
  path: '/api/recipes/:id',
  summary: 'Delete a recipe of one’s own; those who keep it as a favourite keep it',
  params,
  answer: done,
  errors: ['unauthorised', 'not_found'],
} as const satisfies Endpoint;

export const shareRecipe = {
  method: 'POST',
  path: '/api/recipes/:id/share',
  summary: 'Let everybody read a recipe of one’s own',
  params,
  answer: storedRecipe,
  errors: ['unauthorised', 'not_found'],
} as const satisfies Endpoint;

export const stopSharing = {
  method: 'DELETE',
  path: '/api/recipes/:id/share',
  summary: 'Close the link again; favourites stay',
  params,
  answer: storedRecipe,
  errors: ['unauthorised', 'not_found'],
} as const satisfies Endpoint;

/** The places of text that cannot be stored or hides what it says, however deep. */
function unreadable(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return isReadable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unreadable(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}
