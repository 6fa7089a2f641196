import { expect, test } from 'vitest';
import type { Amount } from '#kitchen/recipe.ts';
import { formatAmount, formatCelsius, formatIngredient } from './format-amount.ts';

const amount = (over: Partial<Amount>): Amount => ({ quantity: 1, unit: '', grams: 100, ...over });
const line = (name: string, over: Partial<Amount>) => ({ id: 'x', name, amount: amount(over), line: '', from: 'have' as const, useFirst: false });

test.each([
  [amount({ quantity: 1.5, unit: 'tbsp' }), 1, '1½ tbsp'],
  [amount({ quantity: 1, unit: 'tsp' }), 3, '1 tbsp'],
  [amount({ quantity: 5, unit: 'tsp' }), 1, '5 tsp'],
  [amount({ quantity: 1, unit: 'tbsp' }), 4 / 3, '4 tsp'],
  [amount({ quantity: 1.5, unit: 'tsp' }), 3, '1½ tbsp'],
  [amount({ quantity: 0.5, unit: 'tsp' }), 0.5, '¼ tsp'],
  [amount({ quantity: 2.25, unit: 'tsp' }), 1, '2¼ tsp'],
  [amount({ quantity: 1.4, unit: 'tsp' }), 1, '1½ tsp'],
  [amount({ quantity: 2, unit: '', whole: true }), 1.5, '3'],
  [amount({ quantity: 1, unit: '', whole: true }), 0.25, '1'],
  [amount({ quantity: 240, unit: 'g', grams: 240 }), 0.5, '120 g'],
  [amount({ quantity: 225, unit: 'g', grams: 225 }), 1, '225 g'],
  [amount({ quantity: 153, unit: 'g', grams: 153 }), 1, '150 g'],
  [amount({ quantity: 750, unit: 'ml', grams: 750 }), 2, '1.5 litres'],
  [amount({ quantity: 1, unit: 'clove', units: 'cloves', whole: true }), 3, '3 cloves'],
])('%o times %d reads %s', (given, factor, said) => {
  expect(formatAmount(given, { factor })).toBe(said);
});

test('three people never get half an egg', () => {
  expect(formatIngredient(line('eggs', { quantity: 3, whole: true, one: 'egg', many: 'eggs' }), { factor: 0.5 })).toBe('2 eggs');
});

test('one of something stands in the singular', () => {
  expect(formatIngredient(line('carrots', { quantity: 2, grams: 160, one: 'carrot', many: 'carrots' }), { factor: 0.5 })).toBe('1 carrot, about 80 g');
});

test('oil for the pan does not grow with the guests', () => {
  expect(formatAmount(amount({ quantity: 2, unit: 'tbsp', scales: false }), { factor: 3 })).toBe('2 tbsp');
});

test('US measures are cups for what pours and ounces for what is weighed', () => {
  expect(formatAmount(amount({ quantity: 250, unit: 'ml', grams: 250, gramsPerMl: 1 }), { system: 'us' })).toBe('1 cup');
  expect(formatAmount(amount({ quantity: 250, unit: 'g', grams: 250 }), { system: 'us' })).toBe('9 oz');
  expect(formatAmount(amount({ quantity: 450, unit: 'g', grams: 450 }), { system: 'us' })).toBe('1 lb');
  expect(formatAmount(amount({ quantity: 2, unit: 'tin', units: 'tins', grams: 800 }), { system: 'us' })).toBe('2 cans');
});

test('an oven is told in both scales, a safe middle exactly', () => {
  expect(formatCelsius(200, 'both', 180)).toBe('200 °C (400 °F, 180 °C fan)');
  expect(formatCelsius(74)).toBe('74 °C (165 °F)');
});
