import type { StoredRecipe } from './saved-recipes.ts';

/** What a recipe says of itself to other programs. */
export type JsonLd = Readonly<Record<string, unknown>>;

/**
 * A recipe in the words of schema.org, which search engines and other recipe apps read. https://schema.org/Recipe
 *
 * @param address where it can be read, and its picture; left out of an export
 */
export function asJsonLd(recipe: StoredRecipe, address?: { readonly url: string; readonly image: string }): JsonLd {
  const { title, servings, mainIngredients, instructions, createdAt, minutes, cuisine, courses, family, nutrition, diets, headnote, why } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    ...(address ? { url: address.url, image: [address.image] } : {}),
    ...(headnote || why ? { description: headnote || why } : {}),
    datePublished: createdAt.slice(0, 10),
    recipeYield: `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
    ...(minutes ? { prepTime: duration(minutes.active), totalTime: duration(minutes.total) } : {}),
    recipeIngredient: mainIngredients,
    recipeInstructions: stepsOf(instructions).map((text) => ({ '@type': 'HowToStep', text })),
    ...(cuisine ? { recipeCuisine: cuisine } : {}),
    ...(courses?.length ? { recipeCategory: courses } : {}),
    ...(family ? { keywords: family } : {}),
    ...(diets?.length ? { suitableForDiet: diets.flatMap((diet) => DIETS[diet] ?? []) } : {}),
    ...(nutrition
      ? {
          nutrition: {
            '@type': 'NutritionInformation',
            servingSize: '1 serving',
            calories: `${Math.round(nutrition.kcal)} kcal`,
            proteinContent: grams(nutrition.protein),
            fatContent: grams(nutrition.fat),
            saturatedFatContent: grams(nutrition.saturatedFat),
            carbohydrateContent: grams(nutrition.carbohydrate),
            fiberContent: grams(nutrition.fibre),
            sugarContent: grams(nutrition.sugar),
            sodiumContent: `${Math.round(nutrition.sodium)} mg`,
          },
        }
      : {}),
  };
}

/** The steps of a recipe's instructions: a line each, blank lines dropped. */
export function stepsOf(instructions: string): string[] {
  return instructions
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Those of our diets that schema.org has a word for. https://schema.org/RestrictedDiet */
const DIETS: Readonly<Record<string, string>> = { vegan: 'https://schema.org/VeganDiet', vegetarian: 'https://schema.org/VegetarianDiet' };

const grams = (amount: number) => `${Math.round(amount)} g`;
const duration = (minutes: number) => `PT${Math.round(minutes)}M`;
