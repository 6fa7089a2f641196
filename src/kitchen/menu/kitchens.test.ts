import { expect, test } from 'vitest';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import type { Item } from './item.ts';
import { speaksFor } from './kitchens.ts';

const { cookbook } = readCookbook();
const things = (...ids: string[]) => ids.map((id) => ({ ingredient: cookbook.ingredients.get(id) }) as Item);

test('what lies there speaks for the kitchen that names it, and against others', () => {
  const korean = things('kimchi', 'gochujang', 'firm-tofu');
  expect(speaksFor('Korean', korean, cookbook)).toBeGreaterThan(1);
  expect(speaksFor('French', korean, cookbook)).toBeLessThan(0);
  expect(speaksFor('Italian', things('parmesan', 'spaghetti'), cookbook)).toBeGreaterThan(0.5);
});

test('an onion speaks for nobody, and a food that no dish names says nothing', () => {
  for (const cuisine of ['French', 'British', 'Mexican']) expect(Math.abs(speaksFor(cuisine, things('onion'), cookbook))).toBeLessThan(0.6);
  expect(speaksFor('Italian', [{ ingredient: { id: 'moon-dust' } } as Item], cookbook)).toBe(0);
});
