import { beforeEach, expect, test, vi } from 'vitest';
import { aRecipe } from '../recipes/a-recipe.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal('window', {
    addEventListener: () => {},
    removeEventListener: () => {},
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) },
  });
});

test('a recipe saved twice is kept once', async () => {
  const { saveRecipes, savedRecipes } = await import('./saved-recipes.ts');
  expect(saveRecipes([aRecipe()])).toBe(true);
  expect(saveRecipes([aRecipe(), aRecipe({ title: 'Another' })])).toBe(true);
  expect(savedRecipes.get().map(({ title }) => title)).toEqual(['Another', aRecipe().title]);
});

test('when the browser takes nothing, nothing is said to be saved', async () => {
  const { saveRecipes, savedRecipes } = await import('./saved-recipes.ts');
  vi.spyOn(kept, 'set').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(saveRecipes([aRecipe()])).toBe(false);
  expect(savedRecipes.get()).toEqual([]);
});

test('what is no recipe is left out, the rest is shown', async () => {
  kept.set('pinch-saved', JSON.stringify([{ title: 'half' }, null, aRecipe()]));
  const { savedRecipes } = await import('./saved-recipes.ts');
  expect(savedRecipes.get()).toEqual([aRecipe()]);
});
