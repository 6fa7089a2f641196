import { expect, test } from 'vitest';
import { addEntries } from './add-entries.ts';
import { type Larder, plainLarder } from './larder.ts';

const larder: Larder = {
  ...plainLarder,
  meaning: (text) => text.replace(/^\d+ /, '').replace(/es$/, ''),
  remark: (text) => (text === 'bleach' ? { isRefusal: true, sentence: '“bleach” is not food.' } : null),
};

test('a duplicate by meaning is refused, and the notice names both', () => {
  const { list, remarks } = addEntries(['tomato'], ['tomatoes'], larder);
  expect(list).toEqual(['tomato']);
  expect(remarks).toEqual(['“tomatoes” is on your list already, as “tomato”.']);
});

test('what is not food is named; the rest is added', () => {
  const { added, remarks } = addEntries([], ['eggs', 'bleach', ' 2   tomatoes '], larder);
  expect(added).toEqual(['eggs', '2 tomatoes']);
  expect(remarks).toEqual(['“bleach” is not food.']);
});

test('the list holds 50', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => `food ${index}`);
  const { list, remarks } = addEntries(fifty.slice(1), ['rice', 'bread', 'oats'], larder);
  expect(list).toHaveLength(50);
  expect(remarks).toEqual(['The list holds 50 ingredients; 2 more did not fit.']);
});

test('an entry longer than the wire allows is refused', () => {
  expect(addEntries([], ['x'.repeat(81)], larder).added).toEqual([]);
});
