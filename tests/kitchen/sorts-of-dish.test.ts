import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { sortOf } from '#kitchen/cookbook/sort-of-dish.ts';
import { SORTS, type Sort } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const ask = (...ingredients: string[]) => cook({ ingredients, month: 6 }, cookbook);
const FULL =
  'eggs, milk, flour, butter, apples, chicken, beef mince, rice, pasta, potatoes, onions, garlic, tomatoes, carrots, lentils, cabbage, yoghurt, bread'.split(
    ', ',
  );

/** By themselves these are food. */
const SAID: Partial<Record<Sort, string>> = { Salad: 'a main salad', Pasta: 'pasta dish' };

test.each(SORTS)('“%s” gives dishes that are of that sort', (sort) => {
  const { recipes, inputs } = ask(...FULL, SAID[sort] ?? sort);
  expect(inputs.at(-1)).toMatchObject({ status: 'kept', reason: expect.stringContaining('Understood as a wish') });
  expect(recipes.length).toBeGreaterThan(0);
  expect(recipes.filter((recipe) => !sortOf(sort).fits(recipe)).map(({ title }) => title)).toEqual([]);
});

test('every cuisine of which there are seven dishes goes by a word', () => {
  const counts = Map.groupBy(cookbook.dishes, ({ cuisine }) => cuisine);
  const sorts = SORTS.map(sortOf);
  const unnamed = [...counts]
    .filter(([cuisine, dishes]) => dishes.length >= 7 && !sorts.some(({ fits }) => fits({ cuisine, courses: [], family: '', pan: '' })))
    .map(([cuisine]) => cuisine);
  expect(unnamed).toEqual([]);
});

test('who wishes for two sorts gets what is both', () => {
  const { recipes } = ask(...FULL, 'quick italian dinner');
  expect(recipes.length).toBeGreaterThan(0);
  for (const { cuisine, courses, minutes } of recipes) expect([cuisine, courses[0], minutes.total <= 30]).toEqual(['Italian', 'main', true]);
});

test('who wishes for two meals gets some of either', () => {
  const { recipes } = ask('bananas', 'porridge oats', 'eggs', 'Greek yoghurt', 'frozen berries', 'walnuts', 'flour', 'milk', 'breakfasts and a bake');
  const of = (sort: Sort) => recipes.filter((recipe) => sortOf(sort).fits(recipe)).length;
  expect(recipes.filter((recipe) => !sortOf('Breakfast').fits(recipe) && !sortOf('Dessert').fits(recipe))).toEqual([]);
  expect([of('Breakfast') > 0, of('Dessert') > 0, recipes.length >= 3]).toEqual([true, true, true]);
});

test('nothing more is cooked beside what is made in one pan', () => {
  for (const { pan } of ask('chicken thighs', 'mushrooms', 'cream', 'rice', 'green beans', 'one pan').recipes) expect(pan).not.toContain(' and ');
});

test('where there is none of the sort, something else is cooked, and said', () => {
  const { recipes, notes } = ask('mackerel', 'onion', 'tinned tomatoes', 'dessert');
  expect(recipes.length).toBeGreaterThan(0);
  expect(notes).toContain('Nothing for dessert comes of these things. This is what does.');
});
