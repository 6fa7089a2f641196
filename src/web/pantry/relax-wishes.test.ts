import { expect, test } from 'vitest';
import { relaxWishes } from './relax-wishes.ts';
import { NO_WISHES } from './wishes.ts';

test('each wish can be let go alone, the others stay', () => {
  const wishes = { ...NO_WISHES, maxMinutes: 15, maxToBuy: 0 };
  expect(relaxWishes(wishes).map(({ label }) => label)).toEqual(['Let it take longer than 15 min', 'Buy up to 5 things']);
  expect(relaxWishes(wishes)[0]?.wishes).toEqual({ ...wishes, maxMinutes: null });
});

test('a sort of dish can be let go too', () => {
  const wishes = { ...NO_WISHES, sort: 'Breakfast' } as const;
  expect(relaxWishes(wishes).map(({ label }) => label)).toEqual(['Any kind of dish', 'Buy up to 5 things']);
  expect(relaxWishes(wishes)[0]?.wishes).toEqual({ ...wishes, sort: null });
});

test('who wanted little carbohydrate may have the potatoes after all', () => {
  const wishes = { ...NO_WISHES, aim: 'low carb' } as const;
  expect(relaxWishes(wishes)[0]).toEqual({ label: 'Allow rice, potatoes and bread', wishes: NO_WISHES });
});

test('nobody is asked to let go of an allergy or a diet', () => {
  const ways = relaxWishes({ ...NO_WISHES, allergies: ['nuts'], diet: ['vegan'] });
  for (const { wishes } of ways) expect(wishes).toMatchObject({ allergies: ['nuts'], diet: ['vegan'] });
});
