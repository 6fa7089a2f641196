import { expect, test } from 'vitest';
import { aRecipe } from './a-recipe.ts';
import { ORDERS, sortRecipes } from './sort-recipes.ts';

const slow = aRecipe({ title: 'slow', minutes: { active: 20, total: 90 }, costPerServing: 0.8, uses: ['a', 'b', 'c'] });
const quick = aRecipe({ title: 'quick', minutes: { active: 10, total: 10 }, costPerServing: null, uses: ['a'] });
const middle = aRecipe({ title: 'middle', minutes: { active: 10, total: 30 }, costPerServing: 2, uses: ['a', 'b'], needed: [] });

test.each([
  ['best match', ['slow', 'quick', 'middle']],
  ['quickest', ['quick', 'middle', 'slow']],
  ['cheapest', ['slow', 'middle', 'quick']],
  ['fewest to buy', ['middle', 'slow', 'quick']],
  ['most used up', ['slow', 'middle', 'quick']],
] as const)('%s', (order, titles) => {
  expect(ORDERS).toContain(order);
  expect(sortRecipes([slow, quick, middle], order).map(({ title }) => title)).toEqual(titles);
});
