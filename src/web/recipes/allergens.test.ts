import { expect, test } from 'vitest';
import { sayAllergens, sayExtraAllergens } from './allergens.ts';

test('what a recipe contains is named, and the label has the last word', () => {
  expect(sayAllergens(['egg', 'nuts'])).toBe('Contains egg, tree nuts. Check labels.');
  expect(sayAllergens([])).toBe('None of the 14 listed allergens among the ingredients. Check labels.');
});

test('what the visitor avoids is answered by name, never with "free from"', () => {
  expect(sayAllergens(['egg'], ['peanut', 'nuts', 'kiwi'])).toBe('Contains egg. No peanut, no tree nuts among the ingredients. Check labels.');
  expect(sayAllergens(['egg'], ['egg'])).toBe('Contains egg. Check labels.');
});

test('an extra says only what it brings', () => {
  expect(sayExtraAllergens(['milk'])).toBe('contains milk');
  expect(sayExtraAllergens([])).toBe('');
});
