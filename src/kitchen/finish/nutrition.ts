import type { Nutrition } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';

const NUTRIENTS = ['kcal', 'protein', 'fat', 'saturatedFat', 'carbohydrate', 'fibre', 'sugar', 'sodium'] as const;
/** Beyond this part of the food without figures an estimate would be a guess. */
const UNKNOWN_SHARE = 0.1;

/** Per serving, from USDA figures for the raw foods as they go in; null when too much is unknown. */
export function nutritionOf(helpings: readonly Helping[], servings: number): Nutrition | null {
  const sums = Object.fromEntries(NUTRIENTS.map((name) => [name, 0])) as Record<(typeof NUTRIENTS)[number], number>;
  let grams = 0;
  let unknown = 0;
  for (const { ingredient, amount } of helpings) {
    if (!amount || ingredient.name === 'water') continue;
    grams += amount.grams;
    if (ingredient.per100?.kcal === undefined) unknown += amount.grams;
    else for (const name of NUTRIENTS) sums[name] += ((ingredient.per100[name] ?? 0) * amount.grams) / 100;
  }
  if (grams === 0 || unknown / grams > UNKNOWN_SHARE) return null;
  const perServing = (name: (typeof NUTRIENTS)[number], step: number) => Math.round(sums[name] / servings / step) * step;
  return {
    kcal: perServing('kcal', 10),
    protein: perServing('protein', 1),
    fat: perServing('fat', 1),
    saturatedFat: perServing('saturatedFat', 1),
    carbohydrate: perServing('carbohydrate', 1),
    fibre: perServing('fibre', 1),
    sugar: perServing('sugar', 1),
    sodium: perServing('sodium', 10),
  };
}
