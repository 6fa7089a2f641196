import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const tips = (...ingredients: string[]) =>
  cook({ ingredients, month: 11 }, cookbook)
    .recipes.filter(({ uses }) => uses.includes('carrot'))
    .flatMap((recipe) => recipe.tips);

test('who has bendy carrots is told what becomes of them', () => {
  expect(tips('bendy carrots', 'minced beef', 'onion', 'potatoes').some((tip) => /^Bendy roots/.test(tip))).toBe(true);
});

test('who has carrots is not', () => {
  expect(tips('carrots', 'minced beef', 'onion', 'potatoes').some((tip) => /^Bendy roots/.test(tip))).toBe(false);
});
