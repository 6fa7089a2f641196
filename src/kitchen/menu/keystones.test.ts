import { describe, expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import type { Item } from './item.ts';
import { keystonesLeft } from './keystones.ts';

const { cookbook } = readCookbook();
const lying = (...ids: string[]): Item[] =>
  ids.map((id) => {
    const ingredient = cookbook.ingredients.get(id);
    if (!ingredient) throw new Error(`There is no ingredient "${id}" any more: name another.`);
    return { ingredient, grams: null, states: new Set(), useFirst: false, urgency: 0 };
  });
const left = (...ids: string[]) => keystonesLeft({ fillings: [] }, lying(...ids), cookbook);

describe('what decides on a dish', () => {
  test.each([
    ['gnocchi', 'onion'],
    ['puff-pastry', 'milk'],
    ['lasagne-sheet', 'parmesan'],
  ])('%s is more to leave than %s', (keystone, other) => expect(left(keystone)).toBeGreaterThan(0.5 + left(other)));

  test('things left add up, and what dinner is built around is charged elsewhere', () => {
    expect(left('gnocchi', 'puff-pastry')).toBeCloseTo(left('gnocchi') + left('puff-pastry'));
    expect(left('minced-beef', 'gnocchi')).toBe(left('gnocchi'));
  });

  test.each([
    ['ground beef 1 lb, can of crushed tomatoes, elbow macaroni, shredded cheddar', 'macaroni'],
    ['minced beef, onion, puff pastry, carrots, peas', 'puff-pastry'],
  ])('of %s most dishes take it', (list, id) => {
    const recipes = cook({ ingredients: list.split(', '), month: 11 }, cookbook).recipes.slice(0, 3);
    expect(recipes.filter(({ uses }) => uses.includes(id)).length).toBeGreaterThan(1);
  });
});
