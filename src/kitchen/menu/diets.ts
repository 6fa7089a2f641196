import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { isA } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient, Origin } from '#kitchen/cookbook/ingredient.ts';
import type { Allergen, Diet } from '#kitchen/recipe.ts';

/** What each diet leaves out, by where a food comes from. Gluten and milk are judged by allergen, with what they may contain. */
const FORBIDDEN: Readonly<Partial<Record<Diet, readonly Origin[]>>> = {
  vegan: ['dairy', 'egg', 'honey', 'meat', 'pork', 'poultry', 'fish', 'shellfish', 'insect', 'gelatine', 'rennet'],
  vegetarian: ['meat', 'pork', 'poultry', 'fish', 'shellfish', 'insect', 'gelatine', 'rennet'],
  pescatarian: ['meat', 'pork', 'poultry', 'insect', 'gelatine', 'rennet'],
  // Gelatine is mostly made from pork.
  'no-pork': ['pork', 'gelatine'],
};

/** Whether somebody on this diet eats it. What may contain gluten is no food for a coeliac. */
export function suitsDiet(ingredient: Ingredient, diet: Diet): boolean {
  if (diet === 'no-alcohol') return !ingredient.alcohol;
  if (diet === 'gluten-free') return !hasAllergen(ingredient, 'gluten');
  if (diet === 'dairy-free') return !ingredient.of.includes('dairy') && !hasAllergen(ingredient, 'milk');
  return !ingredient.of.some((origin) => FORBIDDEN[diet]?.includes(origin));
}

/** Whether it contains, or such products often contain, the allergen. */
export function hasAllergen(ingredient: Ingredient, allergen: Allergen): boolean {
  return ingredient.allergens.includes(allergen) || ingredient.mayContain.includes(allergen);
}

export interface Bans {
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  /** Ids of ingredients and names of kinds that must not appear: allergies to a single food, and dislikes. */
  readonly foods: readonly string[];
}

/** Whether the ingredient may be in the kitchen at all, for this visitor. */
export function isAllowed(ingredient: Ingredient, bans: Bans, cookbook: Cookbook): boolean {
  return (
    bans.diets.every((diet) => suitsDiet(ingredient, diet)) &&
    !bans.allergens.some((allergen) => hasAllergen(ingredient, allergen)) &&
    !bans.foods.some((food) => isA(ingredient, food, cookbook.kinds))
  );
}

/** Whether anything at all must be kept out for this visitor. */
export function hasBans({ diets, allergens, foods }: Bans): boolean {
  return diets.length + allergens.length + foods.length > 0;
}
