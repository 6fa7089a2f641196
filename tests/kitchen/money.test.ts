import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const savings = (ingredients: readonly string[], maxToBuy: number) =>
  cook({ ingredients, maxToBuy, month: 6 }, cookbook).recipes.map((recipe) => ({ recipe, line: recipe.suggestedAddOns.savings ?? '' }));

test('what is spent stands apart from what is rescued, dated and marked as about', () => {
  for (const { recipe, line } of savings(['eggs', 'spinach', 'rice', 'half a cabbage'], 2)) {
    const spent = recipe.needed.reduce((sum, { price }) => sum + (price ?? 0), 0);
    expect(line).toContain(recipe.needed.length === 0 ? 'Nothing to buy.' : `You spend about $${spent.toFixed(2)}`);
    expect(line).toMatch(/It uses about \$\d+\.\d[05] worth of what you have \(average US prices of 2025\)\./);
  }
});

test('what has no price is said to be missing', () => {
  const lines = savings(['oats', 'berries', 'yoghurt', 'honey'], 0).filter(({ recipe }) => recipe.uses.includes('berries'));
  expect(lines.length).toBeGreaterThan(0);
  for (const { line } of lines) expect(line).toContain('not counting what has no price here');
});
