import { expect, test } from 'vitest';
import { asJsonLd, stepsOf } from './json-ld.ts';
import type { StoredRecipe } from './saved-recipes.ts';

const PLAIN: StoredRecipe = {
  id: 1,
  userId: null,
  createdAt: '2026-01-15T10:00:00.000Z',
  isOwner: false,
  isShared: true,
  title: 'Eggs on toast',
  cookTime: '10 min',
  servings: 1,
  mainIngredients: ['2 eggs', '2 slices bread'],
  instructions: ' Toast the bread. \r\n\n  \nFry the eggs.\n',
  suggestedAddOns: { items: [] },
  gourmetTouch: { ingredient: 'dill', description: '' },
};
const WORDS = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Eggs on toast',
  datePublished: '2026-01-15',
  recipeYield: '1 serving',
  recipeIngredient: ['2 eggs', '2 slices bread'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Toast the bread.' },
    { '@type': 'HowToStep', text: 'Fry the eggs.' },
  ],
};

test('a recipe of which only words are known says those, and makes nothing up', () => {
  expect(asJsonLd(PLAIN)).toEqual(WORDS);
  expect(Object.keys(asJsonLd({ ...PLAIN, headnote: '', why: '', cuisine: '', courses: [], family: '', diets: [], nutrition: null }))).toEqual(
    Object.keys(WORDS),
  );
});

test('what the kitchen knows is said in the words of schema.org', () => {
  const nutrition = { kcal: 340.4, protein: 12.6, fat: 13.2, saturatedFat: 2.1, carbohydrate: 43.4, fibre: 3.1, sugar: 1.6, sodium: 579.5 };
  const known: StoredRecipe = {
    ...PLAIN,
    servings: 2,
    headnote: 'Yesterday’s bread, crisp again.',
    why: 'Uses up the bread.',
    minutes: { active: 4.6, total: 10 },
    cuisine: 'British',
    courses: ['breakfast'],
    family: 'toasts',
    diets: ['vegetarian', 'vegan', 'dairy-free'],
    nutrition,
  };
  expect(asJsonLd(known, { url: 'https://pinch.example/recipe/1', image: 'https://pinch.example/recipe/1/share.png' })).toEqual({
    ...WORDS,
    url: 'https://pinch.example/recipe/1',
    image: ['https://pinch.example/recipe/1/share.png'],
    description: 'Yesterday’s bread, crisp again.',
    recipeYield: '2 servings',
    prepTime: 'PT5M',
    totalTime: 'PT10M',
    recipeCuisine: 'British',
    recipeCategory: ['breakfast'],
    keywords: 'toasts',
    suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/VeganDiet'],
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: '340 kcal',
      proteinContent: '13 g',
      fatContent: '13 g',
      saturatedFatContent: '2 g',
      carbohydrateContent: '43 g',
      fiberContent: '3 g',
      sugarContent: '2 g',
      sodiumContent: '580 mg',
    },
  });
});

test('steps are a line each, blank ones dropped', () => {
  expect(stepsOf('')).toEqual([]);
  expect(stepsOf(' a\r\n\r\n b \nc')).toEqual(['a', 'b', 'c']);
});
