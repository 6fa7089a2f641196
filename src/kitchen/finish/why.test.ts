import { expect, test } from 'vitest';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { portion } from '#kitchen/stove/portion.ts';
import { writeWhy } from './why.ts';

const SHELF = [
  'egg | eggs | | kind eggs | of egg | piece 50 g whole | pack 12 = 600 g $4.20 | keeps fridge 28',
  'spinach | spinach | | kind greens | pack bag 240 g $2.50 | keeps fridge 5',
  'rice | rice | | kind grains | pack bag 1000 g $2.00 | keeps pantry 700',
  'cheddar | cheddar | | kind cheeses | of dairy | pack block 350 g $4.00 | keeps fridge 28',
].join('\n');
const { cookbook } = parseCookbook([
  { path: 'cookbook/kinds', text: 'kind eggs\nkind greens\nkind grains\nkind cheeses' },
  { path: 'cookbook/ingredients/all', text: SHELF },
]);

function helping(name: string, grams: number, there: { grams?: number; useFirst?: boolean } = {}): Helping {
  const ingredient = cookbook.ingredients.get(name) as Ingredient;
  const item = { ingredient, grams: there.grams ?? null, states: new Set<string>(), useFirst: there.useFirst ?? false, urgency: 0 };
  return { role: name, ingredient, amount: portion(ingredient, grams, name === 'egg' ? '' : 'g'), from: 'have', item };
}
const why = (...own: Helping[]) => writeWhy(own, { count: own.length, of: own.length }, [], []).split(' · ')[0];

test('what spoils and is all used is used up; the rest is used', () => {
  expect(why(helping('rice', 150), helping('spinach', 200), helping('cheddar', 60))).toBe('Uses up the spinach, with the rice and cheddar');
});

test('a little of what spoils is not used up', () => {
  expect(why(helping('spinach', 30), helping('rice', 150))).toBe('Uses the spinach and rice');
});

test('of what was counted or weighed it says how much goes in', () => {
  expect(why(helping('rice', 150), helping('egg', 150, { grams: 300 }), helping('cheddar', 60, { grams: 200 }))).toBe(
    'Uses the rice, 3 of the 6 eggs and some of the cheddar',
  );
  expect(why(helping('egg', 300, { grams: 300 }))).toBe('Uses up the eggs');
});

test('of two kilos nobody counts the pieces', () => {
  expect(why(helping('egg', 150, { grams: 2_000 }))).toBe('Uses some of the eggs');
});

test('what is marked to be used first is never passed over', () => {
  expect(why(helping('rice', 20, { useFirst: true }))).toBe('Uses some of the rice');
});
