import { expect, test } from 'vitest';
import { suits } from './suits.ts';

const dish = (family: string, course: string, cuisine = 'French') => ({ family, cuisine, courses: [course] });
const stew = dish('stews and braises', 'main');
const tiramisu = dish('puddings', 'pudding', 'Italian');
const latkes = dish('pancakes and fritters', 'main');
const appleFritters = dish('pancakes and fritters', 'sweet');

test.each([
  [['stews'], stew, true],
  [['stews and braises'], stew, true],
  [['soups'], stew, false],
  [['savoury'], stew, true],
  [['French'], stew, true],
  [['stews', '-French'], stew, false],
  [['savoury', '-stews'], stew, false],
  [['Italian'], tiramisu, false],
  [['sweet'], tiramisu, true],
  [['savoury'], tiramisu, false],
  [['toasts', 'fritters'], latkes, true],
  [['toasts', 'fritters'], appleFritters, false],
  [['puddings', 'pancakes'], latkes, false],
  [['puddings', 'pancakes'], appleFritters, true],
])('a touch for %j beside %j: %s', (words, beside, expected) => {
  expect(suits(words, beside)).toBe(expected);
});
