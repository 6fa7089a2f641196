import { expect, test } from 'vitest';
import { aShelf } from './a-shelf.ts';
import { suggest } from './suggest.ts';

const shelf = aShelf();
const ids = (query: string, limit = 3) => suggest(query, shelf, limit).map(({ id }) => id);

test.each([
  ['tom', ['tomato', 'tinned-tomatoes']],
  ['chi', ['tinned-chickpea', 'chicken-thigh', 'chicken-breast']],
  ['cilan', ['coriander']],
  ['brocoli', ['broccoli']],
  ['oes', ['potato', 'tomato', 'tinned-tomatoes']],
  ['', []],
  ['qqqq', []],
])('%j', (query, found) => expect(ids(query).toSorted()).toEqual(found.toSorted()));

test('names that begin with it come before names that hold it', () => {
  expect(ids('tom')[0]).toBe('tomato');
});

test('the name that fitted is told', () => {
  expect(suggest('cilan', shelf, 1)).toEqual([{ id: 'coriander', name: 'coriander', matched: 'cilantro' }]);
});
