import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const cubesFor = (...ingredients: string[]) =>
  new Set(
    cook({ ingredients, month: 11 }, cookbook).recipes.flatMap((recipe) =>
      recipe.ingredients.filter(({ id }) => id.endsWith('stock-cube')).map(({ id }) => id),
    ),
  );

test.each([
  ['beef', ['500 g minced beef', 'potatoes', 'carrots', 'onions'], 'beef-stock-cube'],
  ['chicken', ['chicken thighs', 'leeks', 'potatoes', 'cream'], 'chicken-stock-cube'],
  ['ham', ['ham', 'split peas', 'carrots', 'celery'], 'chicken-stock-cube'],
])('%s is cooked in stock of its own', (_, list, cube) => {
  expect(cubesFor(...list)).toContain(cube);
});

test('where there is no meat, the stock has none', () => {
  expect([...cubesFor('leeks', 'potatoes', 'cream', 'cheddar'), ...cubesFor('red lentils', 'carrots', 'onions')]).toEqual([
    'vegetable-stock-cube',
    'vegetable-stock-cube',
  ]);
});
