import { expect, test } from 'vitest';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import type { Item } from '#kitchen/menu/item.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { finishOpenPacks, isRestLeft } from './open-packs.ts';

const { cookbook } = parseCookbook([
  { path: 'cookbook/kinds', text: 'kind creams' },
  {
    path: 'cookbook/ingredients/all',
    text: [
      'double cream | double cream | cream | kind creams | pack tub 300 g $2.00 | keeps fridge 7, opened 3',
      'tinned tomatoes | tinned tomatoes | | kind creams | pack tin 400 g $1.00 | keeps pantry 700, opened 3',
    ].join('\n'),
  },
]);
const cream = cookbook.ingredients.get('double-cream') as Ingredient;
const recipe = (title: string, grams: number) =>
  ({ title, tips: [], ingredients: [{ id: 'double-cream', amount: { quantity: grams, unit: 'g', grams } }] }) as unknown as Recipe;
const item = (grams: number | null): Item => ({ ingredient: cream, grams, states: new Set(), useFirst: false, urgency: 0 });
const tipOf = (grams: number | null, first: number, second: number) =>
  finishOpenPacks([recipe('Soup', first), recipe('Pie', second)], [item(grams)], cookbook)[0]?.tips[0];

test('what one recipe leaves of an open pack goes into another', () => {
  expect(tipOf(null, 150, 150)).toBe('What is left of the double cream goes into the other recipe here, Pie.');
});

test('nothing is left of what is used up, nor enough of what is short', () => {
  expect(tipOf(150, 150, 150)).toBeUndefined();
  expect(tipOf(200, 150, 150)).toBeUndefined();
});

test('what one recipe leaves is not promised to another that would lack its main thing', () => {
  const both = (title: string) =>
    ({
      title,
      tips: [],
      ingredients: ['double-cream', 'tinned-tomatoes'].map((id) => ({ id, amount: { quantity: 150, unit: 'g', grams: 150 } })),
    }) as unknown as Recipe;
  const tomatoes: Item = { ...item(200), ingredient: cookbook.ingredients.get('tinned-tomatoes') as Ingredient };
  expect(finishOpenPacks([both('Soup'), both('Pie')], [item(null), tomatoes], cookbook)[0]?.tips).toEqual([]);
});

test('the rest of a tin has a place', () => {
  const soup = { title: 'Soup', tips: [], ingredients: [{ id: 'tinned-tomatoes', amount: { quantity: 150, unit: 'g', grams: 150 } }] } as unknown as Recipe;
  expect(finishOpenPacks([soup], [], cookbook)[0]?.tips).toEqual([
    'Tip the rest of the tin of tomatoes into a jar: it keeps 3 days in the fridge, 3 months in the freezer.',
  ]);
});

test.each([
  [800, 'Tip the rest of the tin of tomatoes into a jar: it keeps 3 days in the fridge, 3 months in the freezer.'],
  [400, undefined],
])('of 800 g in tins of %i g, 400 g go in: %s', (packGrams, tip) => {
  const tomatoes: Item = { ...item(800), packGrams, ingredient: cookbook.ingredients.get('tinned-tomatoes') as Ingredient };
  const stew = { title: 'Stew', tips: [], ingredients: [{ id: 'tinned-tomatoes', amount: { quantity: 400, unit: 'g', grams: 400 } }] } as unknown as Recipe;
  expect(finishOpenPacks([stew], [tomatoes], cookbook)[0]?.tips[0]).toBe(tip);
});

test.each([
  ['What is left in the tub freezes in an ice tray.', 150, null, true],
  ['What is left in the tub freezes in an ice tray.', 300, null, false],
  ['The other half of the pot keeps 3 days.', 300, 300, false],
  ['The other half of the pot keeps 3 days.', 300, 600, true],
  ['The rest of the tin keeps 3 days.', 300, 300, true],
  ['Stale bread is best for it.', 300, 300, true],
])('“%s” beside %i g cream of %s: %s', (tip, taken, there, isTrue) => {
  const amount = { quantity: taken, unit: 'g' as const, grams: taken, about: null, whole: false };
  expect(isRestLeft(tip, [{ role: 'cream', ingredient: cream, amount, from: 'have', item: item(there) }])).toBe(isTrue);
});
