import { describe, expect, test } from 'vitest';
import type { Amount } from '#kitchen/recipe.ts';
import { formatAmount } from './format-amount.ts';
import { partOf } from './part-of.ts';

const spoons = (quantity: number, unit = 'tbsp'): Amount => ({ quantity, unit, grams: quantity * 14 });
const grams = (quantity: number): Amount => ({ quantity, unit: 'g', grams: quantity });
const pieces = (quantity: number): Amount => ({ quantity, unit: '', grams: quantity * 60 });

describe('a part of an amount', () => {
  test.each([
    ['Fry in half of ', spoons(2), 'Fry in ', '1 tbsp'],
    ['Fry in a third of ', spoons(2), 'Fry in ', '2 tsp'],
    ['Half of ', grams(100), '', '50 g'],
    ['Stir in a half of ', grams(100), 'Stir in ', '50 g'],
    ['Stir in two thirds of ', spoons(1.5, 'tsp'), 'Stir in ', '1 tsp'],
    ['Fry in half of ', spoons(1.5), 'Fry in ', '2 tsp'],
    ['Fry in a spoonful of ', spoons(4), 'Fry in ', '1 tbsp'],
    ['Toss in two spoonfuls of ', spoons(5), 'Toss in ', '2 tbsp'],
    ['Toss with a teaspoon of ', spoons(5), 'Toss with ', '1 tsp'],
    ['Brush with 3 spoonfuls of ', spoons(4), 'Brush with ', '3 tbsp'],
    ['Slice half of ', pieces(4), 'Slice ', '2'],
    ['Grate half of ', grams(55), 'Grate ', '30 g'],
    ['Crush half of ', { quantity: 2, unit: 'clove', units: 'cloves', grams: 8 }, 'Crush ', '1 clove'],
  ])('%s %o is measured out', (words, amount, left, shown) => {
    const part = partOf(words, amount);
    expect(part?.words).toBe(left);
    expect(formatAmount(part?.amount as Amount)).toBe(shown);
  });

  test('weighs what its part of the whole weighs', () => {
    expect(partOf('half of ', grams(100))?.amount.grams).toBe(50);
    expect(partOf('a third of ', spoons(3))?.amount.grams).toBeCloseTo(14);
  });

  test.each([
    ['half of ', grams(15)],
    ['half of ', pieces(3)],
    ['half of ', pieces(2)],
    ['a quarter of ', { quantity: 30, unit: 'g', grams: 30 }],
    ['a spoonful of ', grams(120)],
    ['a spoonful of ', spoons(1)],
    ['two spoonfuls of ', spoons(2)],
    ['all but two spoonfuls of ', spoons(5)],
    ['the rest of ', spoons(2)],
    ['behalf of ', spoons(2)],
    ['half a spoonful of ', spoons(2)],
  ])('%s %o stays in words: no spoon or scale shows it', (words, amount) => {
    expect(partOf(words, amount)).toBeNull();
  });
});
