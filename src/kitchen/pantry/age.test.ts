import { describe, expect, test } from 'vitest';
import { dateSaid, withoutDates } from './age.ts';

describe('what is older than such food keeps is spoilt', () => {
  test.each([
    ['chicken 2 weeks old', 'chicken pieces', null],
    ['rice cooked 6 days ago', 'cooked rices', 'cooked'],
    ['leftover chicken from last week', 'cooked poultry', 'leftover'],
    ['mince 5 days past its use by date', 'minced red meats', null],
    ['salmon in the fridge for 5 days', 'oily fish', null],
    ['cream opened 3 weeks ago', 'creams', 'opened'],
    ['soup from last week', 'soups', 'tinned'],
    ['opened tin of tuna 5 days ago', 'tinned tuna', 'tinned'],
    ['smoked salmon opened 10 days ago', 'smoked fish', 'smoked'],
    ['chicken use by was yesterday', 'chicken pieces', null],
  ] as const)('%s', (typed, kind, state) => expect(dateSaid(typed, kind, state)?.is).toBe('spoilt'));
});

describe('what is not', () => {
  test.each([
    ['rice cooked yesterday', 'cooked rices', 'cooked', undefined],
    ['eggs 2 weeks old', 'eggs', null, undefined],
    ['frozen mince 3 months old', 'minced red meats', 'frozen', 'fine'],
    ['flour 2 years old', 'flours', null, 'fine'],
    ['carrots two weeks old', 'roots', null, undefined],
    ['tin of soup from last year', 'soups', 'tinned', 'fine'],
    ['opened tin of tuna 1 day ago', 'tinned tuna', 'tinned', undefined],
    ['chicken', 'chicken pieces', null, undefined],
  ] as const)('%s', (typed, kind, state, is) => expect(dateSaid(typed, kind, state)?.is).toBe(is));
});

test.each([
  ['rice cooked 2 days ago', 'cooked rices', 'cooked'],
  ['milk expires tomorrow', 'milks', null],
  ['mince, use by today', 'minced red meats', null],
] as const)('%s is to be used first', (typed, kind, state) => expect(dateSaid(typed, kind, state)).toEqual({ is: 'near' }));

test('the food is found in what is left', () => {
  expect(withoutDates('rice cooked 6 days ago').trim()).toBe('rice cooked');
  expect(withoutDates('bread 3 days old').replace(/\s+/g, ' ').trim()).toBe('bread stale');
});
