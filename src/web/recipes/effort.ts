import type { Recipe } from '#kitchen/recipe.ts';

/** How far the dish is from the table: nothing to buy, one or two things, more. */
export function effortOf({ needed }: Pick<Recipe, 'needed'>): 'Cook now' | 'Quick pickup' | 'Needs a shop' {
  if (needed.length === 0) return 'Cook now';
  return needed.length <= 2 ? 'Quick pickup' : 'Needs a shop';
}
