import { expect, test } from 'vitest';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import type { Item } from '#kitchen/menu/item.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { finishOpenPacks } from './open-packs.ts';

const { cookbook } = parseCookbook([
  { path: 'cookbook/kinds', text: 'kind creams' },
  { path: 'cookbook/ingredients/all', text: 'double cream | double cream | cream | kind creams | pack tub 300 g $2.00 | keeps fridge 7, opened 3' },
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
