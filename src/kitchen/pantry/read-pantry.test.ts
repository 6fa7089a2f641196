import { expect, test } from 'vitest';
import { aShelf } from './a-shelf.ts';
import { readPantry } from './read-pantry.ts';

const shelf = aShelf();

test('the same food typed twice is one, its amounts added', () => {
  const { entries, items } = readPantry(['2 eggs', 'an egg', '200g flour', 'flour', '1 onion', '100 g onions'], shelf);
  expect(entries).toHaveLength(6);
  expect(items.map(({ id, amount }) => [id, amount])).toEqual([
    ['egg', { quantity: 3, unit: '', grams: 171 }],
    ['plain-flour', { quantity: 200, unit: 'g', grams: 200 }],
    ['onion', { quantity: 250, unit: 'g', grams: 250 }],
  ]);
});

test('several things in one line are all there', () => {
  expect(readPantry(['salt and pepper', 'eggs'], shelf).items.map(({ id }) => id)).toEqual(['salt', 'black-pepper', 'egg']);
});

test('wishes among the foods are gathered', () => {
  const { items, wishes } = readPantry(
    ['eggs', 'vegetarian', 'no oven', 'no blender', 'for 4', 'under 40 min', 'under 30 min', 'no onions', 'limp spinach'],
    shelf,
  );
  expect(items.map(({ id }) => id)).toEqual(['egg', 'spinach']);
  expect(wishes).toEqual({ diet: ['vegetarian'], equipment: ['hob'], servings: 4, maxMinutes: 30, dislikes: ['onion'], useFirst: ['spinach'] });
});

test('what is kept by kind is there, what is refused is not', () => {
  const { items } = readPantry(['boar sausages', 'bleach', 'xyzzy'], shelf);
  expect(items).toMatchObject([{ name: 'boar sausages', kind: 'sausages' }]);
});
