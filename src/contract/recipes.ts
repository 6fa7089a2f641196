import { AIMS, ALLERGENS, DIETS, EQUIPMENT, INPUT_STATUSES, SHAPES, SORTS, SPICE_LEVELS, VESSELS } from '#kitchen/recipe.ts';
import type { Endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

const name = text({ what: 'An entry', max: LIMITS.ingredientLength });
const NO_INGREDIENTS = 'Please add at least one ingredient to generate recipes.';
const names = z.array(name).max(LIMITS.wishNames, `At most ${LIMITS.wishNames} entries here.`);

/** What POST /api/recipes/generate takes: the spec's `ingredients`, and wishes that may all be left out. */
export const generateRequest = z.strictObject({
  ingredients: z
    .array(name, { error: ({ input }) => (input === undefined ? NO_INGREDIENTS : undefined) })
    .min(1, NO_INGREDIENTS)
    .max(LIMITS.ingredients, `At most ${LIMITS.ingredients} ingredients can be used at once.`),
  servings: z.int().min(1).max(LIMITS.servings, `At most ${LIMITS.servings} servings.`).optional(),
  recipes: z.int().min(1).max(LIMITS.recipes, `At most ${LIMITS.recipes} recipes at once.`).optional(),
  diet: z.array(z.enum(DIETS)).max(DIETS.length).optional(),
  allergies: names.optional(),
  dislikes: names.optional(),
  maxMinutes: z.int().min(5, 'The shortest time is 5 minutes.').max(LIMITS.maxMinutes).optional(),
  spice: z.enum(SPICE_LEVELS).optional(),
  sorts: z
    .array(z.enum(SORTS))
    .max(SORTS.length)
    .optional()
    .describe('Only dishes of any of these meals, of any of these cuisines and, if named, in one pan, unless there is none.'),
  aims: z
    .array(z.enum(AIMS))
    .max(AIMS.length)
    .optional()
    .describe('Rather dishes that have much protein, little fat and so on, by our estimate; none is left out for it.'),
  equipment: z.array(z.enum(EQUIPMENT)).max(EQUIPMENT.length).optional(),
  useFirst: names.optional(),
  staples: names.optional(),
  maxToBuy: z.int().min(0).max(20).optional(),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
  exclude: z
    .array(text({ what: 'A title', max: LIMITS.titleLength }))
    .max(LIMITS.exclude, `At most ${LIMITS.exclude} titles here.`)
    .optional(),
  chef: z
    .enum(['house', 'partner'])
    .optional()
    .describe('house: keeps the request in the house, where a partner would cook too. partner: one that runs elsewhere may be told diets and allergies.'),
});
export type GenerateRequest = z.infer<typeof generateRequest>;

export const amount = z.strictObject({
  quantity: z.number(),
  unit: z.string(),
  units: z.string().optional(),
  grams: z.number(),
  gramsPerMl: z.number().optional(),
  whole: z.boolean().optional(),
  scales: z.literal(false).optional(),
  one: z.string().optional(),
  many: z.string().optional(),
});

const stepPart = z.union([z.string(), z.strictObject({ amount }), z.strictObject({ celsius: z.number(), fan: z.number().optional() })]);

const recipeIngredient = z.strictObject({
  id: z.string(),
  name: z.string(),
  amount: amount.nullable(),
  note: z.string().optional(),
  line: z.string(),
  from: z.enum(['have', 'staple', 'needed']),
  useFirst: z.boolean(),
});

const step = z.strictObject({
  text: z.string().min(1),
  parts: z.array(stepPart),
  activeMinutes: z.number(),
  waitMinutes: z.number(),
  during: z.int().optional(),
  timers: z.array(z.strictObject({ label: z.string(), minutes: z.number() })),
  cue: z.string().optional(),
  ingredients: z.array(z.string()),
});

const extra = z.strictObject({
  id: z.string(),
  name: z.string(),
  line: z.string(),
  amount: amount.optional(),
  how: z.string(),
  why: z.string().optional(),
  price: z.number().nullable(),
  portion: z.strictObject({ price: z.number(), pack: z.string() }).optional(),
  own: z.boolean(),
  allergens: z.array(z.enum(ALLERGENS)),
});

/** It stands in a drawing: nothing but a colour may. */
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

const plate = z.strictObject({
  vessel: z.enum(VESSELS),
  base: z.strictObject({ colour, shape: z.enum(SHAPES) }).nullable(),
  items: z.array(z.strictObject({ name: z.string(), colour, shape: z.enum(SHAPES), share: z.number() })),
  garnish: z.array(z.strictObject({ name: z.string(), colour, shape: z.enum(SHAPES) })),
  seed: z.number(),
});

/** The fields of the spec, by their names there; a client that knows only these works. */
export const plainRecipe = z.strictObject({
  title: z.string().min(1),
  cookTime: z.string().min(1),
  servings: z.int().min(1),
  mainIngredients: z.array(z.string()),
  instructions: z.string().min(1),
  suggestedAddOns: z.strictObject({ items: z.array(z.string()), savings: z.string().optional() }),
  gourmetTouch: z.strictObject({ ingredient: z.string(), description: z.string() }),
  image: z.string().optional(),
});

export type PlainRecipe = DeepReadonly<z.infer<typeof plainRecipe>>;

const purchase = z.strictObject({ id: z.string(), name: z.string(), price: z.number().nullable(), pack: z.string() });

/** A recipe as the kitchen writes it: the spec's fields and, beside them, everything as data. */
export const recipe = plainRecipe.extend({
  dish: z.string(),
  ingredients: z.array(recipeIngredient),
  steps: z.array(step),
  addOns: z.array(extra),
  touch: extra,
  minutes: z.strictObject({ active: z.number(), total: z.number() }),
  cuisine: z.string(),
  family: z.string(),
  courses: z.array(z.string()),
  pan: z.string(),
  equipment: z.array(z.enum(EQUIPMENT)),
  uses: z.array(z.string()),
  usesFirst: z.array(z.string()),
  needed: z.array(purchase),
  have: z.strictObject({ count: z.int(), of: z.int() }),
  swaps: z.array(z.string()),
  instead: z.array(z.string()),
  headnote: z.string().optional(),
  why: z.string(),
  costPerServing: z.number().nullable(),
  nutrition: z
    .strictObject({
      kcal: z.number(),
      protein: z.number(),
      fat: z.number(),
      saturatedFat: z.number(),
      carbohydrate: z.number(),
      fibre: z.number(),
      sugar: z.number(),
      sodium: z.number(),
    })
    .nullable(),
  allergens: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
  keeps: z.string(),
  safety: z.array(z.string()),
  tips: z.array(z.string()),
  season: z.array(z.string()),
  plate,
  by: z.string().max(LIMITS.partner).optional().describe('Who wrote it, when it was not the house.'),
});

const inputs = z.array(
  z.strictObject({
    typed: z.string(),
    status: z.enum(INPUT_STATUSES),
    id: z.string().optional(),
    name: z.string().optional(),
    reason: z.string().optional(),
  }),
);
const notes = z.array(z.string());

const unlock = purchase.extend({ entry: z.string(), dishes: z.int(), titles: z.array(z.string()) }).optional();

const measures = z.literal('us').optional().describe('In what the list was measured, where that is not grams.');

/** What generate answers. The order of `inputs` is the order of `ingredients`. */
export const generateAnswer = z.strictObject({ recipes: z.array(recipe), inputs, notes, unlock, measures });
export type GenerateAnswer = DeepReadonly<z.infer<typeof generateAnswer>>;

export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export const generateRecipes = {
  method: 'POST',
  path: '/api/recipes/generate',
  summary: 'Cook: recipes from what is at hand',
  body: generateRequest,
  answer: generateAnswer,
  errors: ['invalid_input', 'too_many_requests'],
} as const satisfies Endpoint;

/** One line of the stream: what became of the list, where the partner is, each recipe that has passed, and the end. */
export const generateNews = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('read'), inputs, notes }),
  z.strictObject({ type: z.enum(['asked', 'writing', 'mending']) }),
  z.strictObject({ type: z.literal('recipe'), recipe }),
  z.strictObject({ type: z.literal('done'), notes, unlock, measures }),
  z.strictObject({ type: z.literal('failed'), message: z.string() }),
]);
export type GenerateNews = DeepReadonly<z.infer<typeof generateNews>>;

export const streamRecipes = {
  method: 'POST',
  path: '/api/recipes/generate/stream',
  summary: 'Cook, and tell each recipe as soon as it has passed: JSON, one object a line (empty lines mean nothing). Closing the connection stops it',
  body: generateRequest,
  answer: generateNews,
  isLines: true,
  errors: ['invalid_input', 'too_many_requests'],
} as const satisfies Endpoint;
