import { expect, test } from 'vitest';
import { A_MENU } from './a-menu.ts';
import { serve } from './served.ts';

const request = { ingredients: ['eggs'] };
const first = serve(A_MENU, request, null);

test('others are counted with those shown before', () => {
  const [other] = A_MENU.recipes;
  if (!other) throw new Error('no recipe');
  const more = serve({ ...A_MENU, recipes: [{ ...other, title: 'Another', dish: 'another-dish' }] }, { ...request, seed: 1, exclude: first.shown }, first);
  expect(more.shown).toEqual([...first.shown, 'Another', 'another-dish']);
  expect(more.turn).toBe(2);
});

test('when there are no others, what is on the table stays', () => {
  const none = serve({ ...A_MENU, recipes: [] }, { ...request, seed: 1, exclude: first.shown }, first);
  expect(none).toEqual({ ...first, isAll: true });
});

test('a new list starts counting afresh', () => {
  expect(serve(A_MENU, { ingredients: ['rice'] }, first).shown).toEqual(A_MENU.recipes.flatMap(({ title, dish }) => [title, dish]));
});
