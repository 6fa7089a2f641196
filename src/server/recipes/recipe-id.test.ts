import { expect, test } from 'vitest';
import { idOf } from './recipe-id.ts';

test.each([
  ['1', 1],
  ['9', 9],
  ['10', 10],
  ['2147483647', 2_147_483_647],
])('%s is the number of a recipe', (text, id) => {
  expect(idOf(text)).toBe(id);
});

test.each(['', '0', '-1', '01', '1.5', '1e3', ' 1', '1 ', 'x1', '1x', 'NaN', '2147483648', '12345678901', '\u0661'])('%j is none', (text) => {
  expect(idOf(text)).toBeNull();
});
