import { expect, test } from 'vitest';
import { scaleExtra } from './scale-extra.ts';

const seeds = { id: 'seed', line: '2 tbsp pumpkin seeds', amount: { quantity: 2, unit: 'tbsp', grams: 20 } };
const lime = { id: 'lime', line: '1 lime', amount: { quantity: 1, unit: '', grams: 67, one: 'lime', many: 'limes' } };
const feta = { id: 'feta', line: '100 g feta', amount: { quantity: 100, unit: 'g', grams: 100 } };

test('an extra grows with the servings, and its name agrees', () => {
  expect(scaleExtra(seeds, { factor: 2 })).toBe('4 tbsp pumpkin seeds');
  expect(scaleExtra(lime, { factor: 2 })).toBe('2 limes');
  expect(scaleExtra(lime, { factor: 1 })).toBe('1 lime');
});

test('in US measures too', () => {
  expect(scaleExtra(feta, { system: 'us' })).toBe('3½ oz feta');
});

test('without an amount the line stays as it is', () => {
  expect(scaleExtra({ id: 'mint', line: 'a few mint leaves' }, { factor: 3 })).toBe('a few mint leaves');
});
