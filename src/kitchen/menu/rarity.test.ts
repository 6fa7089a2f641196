import { expect, test } from 'vitest';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import type { Filling } from './filled-dish.ts';
import { rarityOf } from './rarity.ts';

const { cookbook } = readCookbook();
/** A dish with all its stars there, or none of them. */
function filled(id: string, isThere: boolean): { fillings: Filling[] } {
  const dish = cookbook.dishes.find((one) => one.id === id);
  if (!dish) throw new Error(`There is no dish "${id}" any more: name another.`);
  return { fillings: dish.roles.map((role) => ({ role, item: isThere ? {} : null }) as Filling) };
}

test('a dish of things that seldom meet is rarer than one of any vegetable', () => {
  expect(rarityOf(filled('mapo-tofu', true), cookbook)).toBeGreaterThan(1.5 + rarityOf(filled('blended-vegetable-soup', true), cookbook));
});

test('what is bought makes nothing rare', () => {
  expect(rarityOf(filled('mapo-tofu', false), cookbook)).toBe(0);
});
