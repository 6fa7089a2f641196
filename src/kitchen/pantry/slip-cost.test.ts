import { expect, test } from 'vitest';
import { slipCost } from './slip-cost.ts';

test('the usual slips cost less than the unusual', () => {
  const cost = (typed: string, meant: string) => slipCost(typed, meant, 3);
  expect(cost('onion', 'onion')).toBe(0);
  expect(cost('brocoli', 'broccoli')).toBeCloseTo(0.36);
  expect(cost('onoin', 'onion')).toBe(0.7);
  expect(cost('sausege', 'sausage')).toBeCloseTo(0.6);
  expect(cost('buts', 'nuts')).toBe(Infinity);
});

test('too far is Infinity', () => {
  expect(slipCost('bleach', 'peach', 1)).toBe(Infinity);
  expect(slipCost('a', 'aubergine', 2)).toBe(Infinity);
});
