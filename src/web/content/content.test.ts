import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import { readEntry } from '#kitchen/pantry/read-entry.ts';
import { buildShelf } from '#kitchen/pantry/shelf.ts';
import { BUDGET_MEALS, BUDGET_TIPS, PANTRY_STAPLES } from './budget-cooking.ts';
import { COLLECTIONS } from './collections.ts';
import { LUXURIES, TIP_GROUPS } from './gourmet-tips.ts';
import { SEASONS, seasonsFrom } from './seasons.ts';

test('four collections of three, four seasons of ten and a tip, four groups of tips, six luxuries, six meals, eight staples', () => {
  expect(COLLECTIONS.map(({ title, samples }) => [title, samples.length])).toEqual([
    ['Quick & Easy', 3],
    ['One-Pot Wonders', 3],
    ['Comfort Classics', 3],
    ['Healthy Options', 3],
  ]);
  expect(SEASONS.map(({ ingredients }) => new Set(ingredients).size)).toEqual([10, 10, 10, 10]);
  expect(SEASONS.flatMap(({ months }) => months).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([TIP_GROUPS.length, BUDGET_TIPS.length, LUXURIES.length, BUDGET_MEALS.length, PANTRY_STAPLES.length]).toEqual([4, 4, 6, 6, 8]);
});

test('prices keep to what the pages promise', () => {
  for (const { price } of LUXURIES)
    for (const dollars of price.match(/\d+/g) ?? []) expect(Number(dollars)).toSatisfy((value: number) => value >= 2 && value <= 5);
  for (const { perServing } of BUDGET_MEALS) expect(Number(perServing.slice(1))).toSatisfy((value: number) => value >= 1 && value <= 2);
});

test('the season of the month comes first, the others as the year goes on', () => {
  expect(seasonsFrom(11).map(({ name }) => name)).toEqual(['Autumn', 'Winter', 'Spring', 'Summer']);
  expect(seasonsFrom(1).map(({ name }) => name)).toEqual(['Winter', 'Spring', 'Summer', 'Autumn']);
});

test('the kitchen knows everything that a link brings to it', () => {
  const folder = join(import.meta.dirname, '../../../cookbook/ingredients');
  const files = readdirSync(folder).map((name) => ({ path: `cookbook/ingredients/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
  const kinds = { path: 'cookbook/kinds', text: readFileSync(join(folder, '../kinds'), 'utf8') };
  const shelf = buildShelf([...parseCookbook([kinds, ...files]).cookbook.ingredients.values()]);
  const brought = [...COLLECTIONS.flatMap(({ samples }) => samples), ...BUDGET_MEALS].flatMap(({ ingredients }) => ingredients);
  for (const typed of [...brought, ...SEASONS.flatMap(({ ingredients }) => ingredients)])
    expect(readEntry(typed, shelf), typed).toMatchObject({ status: 'recognised' });
});
