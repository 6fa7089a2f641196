import { expect, test } from 'vitest';
import { shelfFromNames } from '#kitchen/pantry/shelf-names.ts';
import { larderOf } from './kitchen-larder.ts';

const larder = larderOf(
  shelfFromNames({
    kinds: ['vegetables', 'eggs', 'hard cheeses'],
    foods: [
      ['tomato', '+es', 'love apple', 0],
      ['aubergine', '+s', 'eggplant,brinjal', 0],
      ['egg', '+s', 'hen egg', 1],
      ['cheddar', '', 'cheddar cheese', 2],
    ],
  }),
);
const names = (query: string) => larder.suggest(query).map(({ name }) => name);

test('common foods come first, then what the kitchen knows, each once', () => {
  expect(names('egg')).toEqual(['eggs', 'aubergine']);
});

test('another name is shown beside the one it stands for, a plural is not', () => {
  expect(larder.suggest('brinj')).toEqual([{ name: 'aubergine', matched: 'brinjal' }]);
  expect(larder.suggest('aubergines')).toEqual([{ name: 'aubergine' }]);
});

test.each([
  ['tomatoes', '2 tomatoes'],
  ['eggplant', 'aubergine'],
  ['Cheddar cheese', 'cheddar'],
])('“%s” and “%s” mean the same', (one, other) => {
  expect(larder.meaning(one)).toBe(larder.meaning(other));
});

test('a pasted list parts at lines, commas and semicolons', () => {
  expect(larder.split('eggs, 2 tomatoes; cheddar\n- aubergine')).toEqual(['eggs', '2 tomatoes', 'cheddar', 'aubergine']);
});

test('what is no food is refused with a sentence, a typo is told', () => {
  expect(larder.remark('bleach')?.isRefusal).toBe(true);
  expect(larder.remark('tomattoes')).toMatchObject({ isRefusal: false });
  expect(larder.remark('2 eggs')).toBeNull();
});
