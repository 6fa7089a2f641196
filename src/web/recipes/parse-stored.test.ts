import { expect, test } from 'vitest';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { parseStored } from './parse-stored.ts';

const RECIPE: StoredRecipe = {
  id: 1,
  userId: null,
  createdAt: '2026-01-15T10:00:00.000Z',
  isOwner: false,
  isShared: true,
  title: 'Eggs on toast',
  cookTime: '10 min',
  servings: 2,
  mainIngredients: ['4 eggs'],
  instructions: 'Fry.',
  suggestedAddOns: { items: ['chives'] },
  gourmetTouch: { ingredient: 'brown butter', description: 'Over the eggs.' },
};

test('a recipe is read the same, its lists as JSON or as the text of it', () => {
  expect(parseStored(RECIPE)).toEqual(RECIPE);
  const asText = {
    ...RECIPE,
    mainIngredients: JSON.stringify(RECIPE.mainIngredients),
    suggestedAddOns: JSON.stringify(RECIPE.suggestedAddOns),
    gourmetTouch: JSON.stringify(RECIPE.gourmetTouch),
  };
  expect(parseStored(asText as unknown as StoredRecipe)).toEqual(RECIPE);
});
