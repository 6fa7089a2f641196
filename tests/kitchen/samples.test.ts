import { describe, expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { BUDGET_MEALS } from '#web/content/budget-cooking.ts';
import { COLLECTIONS } from '#web/content/collections.ts';

/** What the content pages promise, the kitchen keeps. */
const { cookbook } = readCookbook();
const recipesFor = (ingredients: readonly string[]) => cook({ ingredients, month: 11 }, cookbook).recipes;

describe.each([...COLLECTIONS.flatMap(({ samples }) => samples), ...BUDGET_MEALS])('$name', ({ ingredients }) => {
  test('is among several dishes, the best of which uses nearly everything', () => {
    const recipes = recipesFor(ingredients);
    expect(recipes.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...recipes.map(({ have }) => have.count))).toBeGreaterThanOrEqual(ingredients.length - 1);
  });
});

test.each(COLLECTIONS[0]?.samples ?? [])('$name is quick', ({ ingredients }) => {
  expect(Math.min(...recipesFor(ingredients).map(({ minutes }) => minutes.total))).toBeLessThanOrEqual(30);
});

test.each(BUDGET_MEALS)('$name costs about what the page says', ({ ingredients, perServing }) => {
  const costs = recipesFor(ingredients).map(({ costPerServing }) => costPerServing ?? 9);
  expect(Math.min(...costs.map((cost) => Math.abs(cost - Number(perServing.slice(1)))))).toBeLessThanOrEqual(0.5);
});
