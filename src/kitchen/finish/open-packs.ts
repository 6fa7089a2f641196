import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { isLeftOpen } from '#kitchen/menu/open-pack.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { shortName } from '#kitchen/stove/names.ts';

/** Of what weighs so many grams a piece, one piece is what lies there. */
const LARGE = 250;

/**
 * A set finishes what it opens: half a tin of coconut milk in one recipe goes into another, and the first of the two says so.
 *
 * @returns the same recipes in the same order, some with a tip more
 */
export function finishOpenPacks(recipes: readonly Recipe[], cookbook: Cookbook): Recipe[] {
  const told = new Set<string>();
  return recipes.map((recipe, place) => {
    const tips = recipe.ingredients.flatMap(({ id, amount }) => {
      const ingredient = cookbook.ingredients.get(id);
      const next = recipes.slice(place + 1).find((other) => other.ingredients.some((line) => line.id === id));
      if (!ingredient || !amount || !next || told.has(id) || !isLeftOpen(ingredient, amount.grams)) return [];
      told.add(id);
      return [`What is left of the ${restOf(ingredient)} goes into the other recipe here, ${next.title}.`];
    });
    return tips.length === 0 ? recipe : { ...recipe, tips: [...recipe.tips, ...tips.slice(0, 1)] };
  });
}

/** "the cabbage", of which one lies there; "the olives". */
function restOf(ingredient: Ingredient): string {
  return (ingredient.pieceGrams ?? 0) >= LARGE ? ingredient.short : shortName(ingredient, null);
}
