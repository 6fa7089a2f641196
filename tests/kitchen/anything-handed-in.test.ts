import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateAnswer } from '#contract/recipes.ts';
import { cook, shelfOf } from '#kitchen/cook.ts';
import type { Draft } from '#kitchen/draft/draft.ts';
import { draftOf } from '#kitchen/draft/draft-of.ts';
import { judgeDraft } from '#kitchen/draft/judge-draft.ts';
import { hasAllergen, isAllowed, suitsDiet } from '#kitchen/menu/diets.ts';
import { readOrder } from '#kitchen/order.ts';
import { inspect } from '#kitchen/pass/inspect.ts';
import { ADJECTIVES_AND_VERBS } from '#kitchen/pass/words-of-prose.ts';
import { ALLERGENS, type CookRequest, DIETS } from '#kitchen/recipe.ts';
import { safetyOf } from '#kitchen/stove/cooking.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const shelf = shelfOf(cookbook);
const foods = [...cookbook.ingredients.values()];

const PANTRIES = [
  ['chicken thighs', 'rice', 'carrots', 'onion', 'garlic'],
  ['minced beef', 'pasta', 'tinned tomatoes', 'onion', 'mushrooms'],
  ['chickpeas', 'spinach', 'onion', 'coconut milk', 'rice'],
  ['cod', 'potatoes', 'peas', 'lemon'],
  ['eggs', 'potatoes', 'onion', 'peppers'],
  ['tofu', 'broccoli', 'rice', 'ginger'],
];
/** Recipes of the house, as drafts: the best that anybody could hand in. */
const served = PANTRIES.flatMap((ingredients) =>
  cook({ ingredients, recipes: 6, month: 6 }, cookbook).recipes.map((recipe) => ({ ingredients, draft: draftOf(recipe) })),
);

function judge(draft: Draft, request: CookRequest) {
  return judgeDraft(draft, { order: readOrder(request, shelf, cookbook), cookbook, shelf, month: 6, titles: [], taken: new Set() });
}

const passing = new Map<string, boolean>();

/** Whether the plate passes as it is: asked of the same few hundreds of times over. */
function passes(draft: Draft, request: CookRequest): boolean {
  const key = JSON.stringify([draft, request]);
  const known = passing.get(key) ?? judge(draft, request).recipe !== null;
  passing.set(key, known);
  return known;
}

/** Puts a sentence or a line somewhere into a draft. */
const PLACES: readonly ((draft: Draft, sentence: string, name: string) => Draft)[] = [
  (draft, sentence) => ({ ...draft, tip: `${draft.tip} ${sentence}` }),
  (draft, sentence) => ({ ...draft, steps: draft.steps.map((step, index) => (index === 0 ? { ...step, text: `${sentence} ${step.text}` } : step)) }),
  (draft, sentence) => ({
    ...draft,
    steps: draft.steps.map((step, index) => (index === draft.steps.length - 1 ? { ...step, text: `${step.text} ${sentence}` } : step)),
  }),
  (draft, sentence) => ({ ...draft, touch: { ...draft.touch, how: `${draft.touch.how} ${sentence}` } }),
  (draft, _, name) => ({ ...draft, title: `${draft.title} with ${name}` }),
  (draft, _, name) => ({ ...draft, touch: { item: `1 tbsp ${name}`, how: 'Scatter it over.', why: '' } }),
  (draft, _, name) => ({ ...draft, ingredients: [...draft.ingredients, `1 tbsp ${name}`] }),
];

const wish = fc.oneof(
  fc.constantFrom(...ALLERGENS).map((allergen) => ({ allergies: [allergen] })),
  fc.constantFrom(...DIETS).map((diet) => ({ diet: [diet] })),
);

test('most of what the house itself would write passes', () => {
  const passed = served.filter(({ ingredients, draft }) => judge(draft, { ingredients, month: 6 }).recipe);
  expect(passed.length / served.length).toBeGreaterThan(0.85);
});

test('whatever is named anywhere that somebody must not eat, the plate stays', () => {
  let tried = 0;
  fc.assert(
    fc.property(fc.constantFrom(...served), wish, fc.constantFrom(...PLACES), fc.nat(), fc.nat(), ({ ingredients, draft }, wished, place, which, form) => {
      const request = { ingredients, ...wished, month: 6 };
      const { bans } = readOrder(request, shelf, cookbook);
      // "Crisp" as a cook writes it is no food; in a list it is, and is judged there.
      const banned = foods.filter((food) => !isAllowed(food, bans, cookbook) && !ADJECTIVES_AND_VERBS.has(food.name));
      const food = banned[which % banned.length];
      // Only of a plate that would have gone can it be told why it stayed.
      if (!food || !passes(draft, request)) return;
      tried += 1;
      const names = [food.name, food.plural, food.name.toUpperCase(), `fresh ${food.name}`, ...food.also.filter((name) => !ADJECTIVES_AND_VERBS.has(name))];
      const name = names[form % names.length] as string;
      const { recipe, faults } = judge(place(draft, `It is good with ${name} too.`, name), request);
      expect(recipe, `${name} for ${JSON.stringify(wished)}`).toBeNull();
      expect(faults.map(({ rule }) => rule).some((rule) => rule === 'ban' || rule === 'words' || rule === 'safety' || rule === 'food')).toBe(true);
    }),
    { numRuns: 1500 },
  );
  expect(tried).toBeGreaterThan(300);
});

test('what passes keeps every rule, judged again from its list alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...served), fc.option(wish, { nil: {} }), ({ ingredients, draft }, wished) => {
      const request = { ingredients, ...wished, month: 6 };
      const { bans } = readOrder(request, shelf, cookbook);
      const { recipe } = judge(draft, request);
      if (!recipe) return;
      generateAnswer.shape.recipes.parse([recipe]);
      expect(inspect(recipe, { bans, cookbook, shelf })).toEqual([]);
      for (const { id } of [...recipe.ingredients, ...recipe.addOns, recipe.touch]) {
        const ingredient = cookbook.ingredients.get(id);
        if (!ingredient) throw new Error(`${id} is on no shelf`);
        for (const diet of bans.diets) expect(suitsDiet(ingredient, diet)).toBe(true);
        for (const allergen of bans.allergens) expect(hasAllergen(ingredient, allergen)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('raw meat and fish below their safe temperature stay, wherever that is said', () => {
  const withMeat = served.filter(({ draft }) => judge(draft, { ingredients: [] }) && /chicken|beef|cod/.test(draft.ingredients.join()));
  fc.assert(
    fc.property(
      fc.constantFrom(...withMeat),
      fc.constantFrom(...PLACES.slice(0, 4)),
      fc.integer({ min: 45, max: 60 }),
      ({ ingredients, draft }, place, celsius) => {
        const raw = foods.filter((food) => draft.ingredients.some((line) => line.includes(food.name)) && (safetyOf(food, cookbook)?.celsius ?? 0) > celsius);
        const { recipe } = judge(place(draft, `It is ready at ${celsius} °C inside.`, ''), { ingredients, month: 6 });
        if (raw.length > 0) expect(recipe).toBeNull();
      },
    ),
    { numRuns: 300 },
  );
});

test('no text at all makes the judge fall over', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }));
  const number = fc.oneof(fc.double(), fc.integer());
  fc.assert(
    fc.property(fc.constantFrom(...served), fc.array(text, { minLength: 8, maxLength: 8 }), number, ({ ingredients, draft }, texts, minutes) => {
      const [title = '', tip = '', line = '', step = '', item = '', how = '', pan = '', cuisine = ''] = texts;
      const odd: Draft = {
        ...draft,
        title,
        tip,
        pan,
        cuisine,
        ingredients: [...draft.ingredients, line],
        steps: [...draft.steps, { text: step, work: minutes, wait: minutes }],
        touch: { item, how, why: how },
      };
      const { recipe } = judge(odd, { ingredients, allergies: ['nuts'], month: 6 });
      if (recipe) generateAnswer.shape.recipes.parse([recipe]);
    }),
    { numRuns: 300 },
  );
});
