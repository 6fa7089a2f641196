import { expect, test } from 'vitest';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Step, StepPart } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { asTold } from './as-told.ts';

const oil = { id: 'vegetable-oil', name: 'vegetable oil', plural: 'vegetable oil', short: 'oil', kinds: ['oils'] } as unknown as Ingredient;
const spoons = (quantity: number) => ({ amount: { quantity, unit: 'tbsp', grams: quantity * 14 } });
const listed: Helping = { role: 'oil', ingredient: oil, from: 'staple', item: null, ...spoons(4) };
const step = (...parts: StepPart[]) => ({ parts }) as unknown as Step;
const quantityOf = (...steps: Step[]) => asTold([listed], steps)[0]?.amount?.quantity;

test('half of the oil in a branch that was not written is not listed', () => {
  expect(quantityOf(step('Heat ', spoons(2), ' vegetable oil in a pan.'), step('Toss.'))).toBe(2);
});

test('what the steps take in parts is the whole of it', () => {
  expect(quantityOf(step('Heat ', spoons(2), ' vegetable oil.'), step('Add ', spoons(2), ' oil.'))).toBe(4);
});

test.each(['Oil a dish with the oil that is left.', 'Fry in the oil.', 'Brush with oil.', 'A sheet, oiled.'])('what %j takes is not measured', (words) => {
  expect(quantityOf(step('Heat ', spoons(2), ' vegetable oil.'), step(words))).toBe(4);
});

test('nor is what is added if it wants it', () => {
  expect(quantityOf(step('Add ', spoons(2), ' vegetable oil, and the rest if it is dry.'))).toBe(4);
});
