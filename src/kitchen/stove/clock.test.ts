import { expect, test } from 'vitest';
import { clock, sayMinutes } from './clock.ts';

const step = (activeMinutes: number, waitMinutes = 0, during?: number) => ({ activeMinutes, waitMinutes, ...(during === undefined ? {} : { during }) });

test('steps follow one another', () => {
  expect(clock([step(5), step(3, 12)])).toEqual({ active: 8, total: 20 });
});

test('what is done while another step waits costs no time of its own', () => {
  expect(clock([step(5, 30), step(10, 0, 0), step(5)])).toEqual({ active: 20, total: 40 });
});

test('a wait is spent once: what does not fit in it adds to the whole', () => {
  expect(clock([step(0, 10), step(8, 0, 0), step(8, 0, 0)])).toEqual({ active: 16, total: 20 });
});

test('nobody believes 33 minutes', () => {
  expect(clock([step(33)]).total).toBe(35);
});

test.each([
  [35, '35 min'],
  [60, '1 h'],
  [140, '2 h 20 min'],
])('%d minutes are said %s', (minutes, said) => {
  expect(sayMinutes(minutes)).toBe(said);
});
