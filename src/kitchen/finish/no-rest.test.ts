import { expect, test } from 'vitest';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import type { Item } from '#kitchen/menu/item.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { restTip } from './no-rest.ts';

const LINES = [
  'gnocchi | gnocchi | | kind pasta | pack packet 500 g $3.00 | keeps fridge 30, opened 3',
  'cheddar | cheddar | | kind cheeses | pack block 350 g $5.00 | keeps fridge 40, opened 28',
  'lentil | lentils | | kind pulses | pack bag 500 g $2.00 | keeps pantry 700',
].join('\n');
const [gnocchi, cheddar, lentil] = parseIngredients([{ path: 'cookbook/ingredients/all', text: LINES }]).ingredients as [Ingredient, Ingredient, Ingredient];
const dish = {
  roles: [
    { name: 'pasta', duty: 'star' },
    { name: 'cheese', duty: 'welcome' },
  ],
} as unknown as Dish;
const helping = (role: string, ingredient: Ingredient, grams: number, there: number | null): Helping => ({
  role,
  ingredient,
  amount: { quantity: grams, unit: 'g', grams },
  from: 'have',
  item: { ingredient, grams: there } as Item,
});

test.each([
  [
    'what goes in whole',
    [helping('pasta', gnocchi, 500, 500), helping('cheese', cheddar, 80, 350)],
    ['The amounts are for all of the gnocchi you have, so that no end of it stays behind.'],
  ],
  [
    'how long the rest keeps, the shortest first',
    [helping('cheese', cheddar, 80, 350), helping('pasta', gnocchi, 400, 500)],
    ['What is left of the gnocchi keeps 3 days in the fridge.'],
  ],
  ['nothing of what keeps in the cupboard', [helping('pasta', lentil, 200, null)], []],
] as const)('against waste it says %s', (_, main, tip) => {
  expect(restTip(dish, main)).toEqual(tip);
});
