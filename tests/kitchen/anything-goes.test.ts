import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateAnswer } from '#contract/recipes.ts';
import { cook, shelfOf } from '#kitchen/cook.ts';
import { hasAllergen, suitsDiet } from '#kitchen/menu/diets.ts';
import { inspect } from '#kitchen/pass/inspect.ts';
import { ALLERGENS, type CookRequest, DIETS } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const shelf = shelfOf(cookbook);
const names = [...cookbook.ingredients.values()].map(({ name }) => name);

const pantry = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 14 });
const wishes = fc.record(
  {
    diet: fc.subarray([...DIETS], { maxLength: 2 }),
    allergies: fc.subarray([...ALLERGENS], { maxLength: 2 }),
    servings: fc.integer({ min: 1, max: 12 }),
    maxMinutes: fc.integer({ min: 5, max: 120 }),
    maxToBuy: fc.integer({ min: 0, max: 4 }),
    seed: fc.integer({ min: 0, max: 1000 }),
  },
  { requiredKeys: [] },
);
const request: fc.Arbitrary<CookRequest> = fc.tuple(pantry, wishes).map(([ingredients, wished]) => ({ ingredients, ...wished, month: 6 }));

test('whatever is in the fridge and whatever is wished, nothing that breaks a rule leaves', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const answer = cook(asked, cookbook);
      generateAnswer.parse(answer);
      const bans = { diets: asked.diet ?? [], allergens: (asked.allergies ?? []) as (typeof ALLERGENS)[number][], foods: [] };
      for (const recipe of answer.recipes) {
        expect(inspect(recipe, { bans, cookbook, shelf })).toEqual([]);
        // Said again without the pass, in case the pass itself is wrong.
        for (const { id } of [...recipe.ingredients, ...recipe.addOns, recipe.touch]) {
          const ingredient = cookbook.ingredients.get(id);
          if (!ingredient) throw new Error(`${id} is on no shelf`);
          for (const diet of bans.diets) expect(suitsDiet(ingredient, diet), `${id} for ${diet}`).toBe(true);
          for (const allergen of bans.allergens) expect(hasAllergen(ingredient, allergen), `${id} for ${allergen}`).toBe(false);
        }
        if (asked.maxMinutes) expect(recipe.minutes.total).toBeLessThanOrEqual(asked.maxMinutes);
        if (asked.maxToBuy !== undefined) expect(recipe.needed.length).toBeLessThanOrEqual(asked.maxToBuy);
        if (asked.servings) expect(recipe.servings).toBe(asked.servings);
        expect(recipe.suggestedAddOns.items.length).toBeGreaterThanOrEqual(1);
      }
      const titles = answer.recipes.map(({ title }) => title);
      expect(new Set(titles).size, titles.join()).toBe(titles.length);
      expect(answer.inputs.map(({ typed }) => typed)).toEqual(asked.ingredients);
    }),
    { numRuns: 1500 },
  );
}, 120_000);

test('the same request gets the same answer', () => {
  fc.assert(
    fc.property(request, (asked) => {
      expect(cook(asked, cookbook)).toEqual(cook(structuredClone(asked), cookbook));
    }),
    { numRuns: 50 },
  );
});

test('no text at all makes the kitchen fall over', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }), { minLength: 1, maxLength: 50 }), (ingredients) => {
      const answer = cook({ ingredients }, cookbook);
      generateAnswer.parse(answer);
      expect(answer.inputs).toHaveLength(ingredients.length);
    }),
    { numRuns: 200 },
  );
});
