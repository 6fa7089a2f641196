import { expect, test } from 'vitest';
import { generateRequest } from '#contract/recipes.ts';
import { NO_WISHES } from '../pantry/wishes.ts';
import { requestFor } from './request-for.ts';

test('without wishes only the ingredients are sent', () => {
  expect(requestFor({ list: ['eggs'], useFirst: [], staples: null, wishes: NO_WISHES })).toEqual({ ingredients: ['eggs'] });
});

test('with every wish the request is what the contract takes', () => {
  const wishes = {
    servings: 4,
    maxMinutes: 30,
    maxToBuy: 0,
    spice: 'mild',
    sort: 'Thai',
    aim: 'high protein',
    diet: ['vegan'],
    allergies: ['nuts', 'kiwi'],
    dislikes: ['olives'],
    equipment: ['hob'],
  } as const;
  const request = requestFor({ list: ['rice', 'spinach'], useFirst: ['spinach'], staples: ['salt'], wishes });
  expect(request).toMatchObject({
    servings: 4,
    maxToBuy: 0,
    spice: 'mild',
    sorts: ['Thai'],
    aims: ['high protein'],
    useFirst: ['spinach'],
    equipment: ['hob'],
  });
  expect(generateRequest.safeParse(request).success).toBe(true);
});
