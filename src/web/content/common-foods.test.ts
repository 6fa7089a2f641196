import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import { readEntry } from '#kitchen/pantry/read-entry.ts';
import { buildShelf } from '#kitchen/pantry/shelf.ts';
import { COMMON_FOODS, EXAMPLE_KITCHEN, EXAMPLE_USE_FIRST, QUICK_ADDS } from './common-foods.ts';

const shelf = buildShelf([...parseCookbook(cookbookFiles()).cookbook.ingredients.values()]);

test('there are 40 common foods, each another thing', () => {
  expect(COMMON_FOODS).toHaveLength(40);
  expect(new Set(COMMON_FOODS.map((food) => readEntry(food, shelf).id)).size).toBe(40);
});

test('the kitchen knows everything it offers, and none of the vegetables is a spice', () => {
  for (const food of [...COMMON_FOODS, ...QUICK_ADDS, ...EXAMPLE_KITCHEN]) expect(readEntry(food, shelf), food).toMatchObject({ status: 'recognised' });
  expect(readEntry('red pepper', shelf).id).not.toBe('black-pepper');
  expect(COMMON_FOODS).not.toContain('pepper');
});

test('what the example uses first is in it', () => {
  expect(EXAMPLE_KITCHEN).toEqual(expect.arrayContaining([...EXAMPLE_USE_FIRST]));
});

function cookbookFiles() {
  const root = join(import.meta.dirname, '../../..');
  return readdirSync(join(root, 'cookbook'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(root.length + 1), text: readFileSync(path, 'utf8') }));
}
