import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import type { Taste } from '#kitchen/recipe.ts';

/** Gentle: less than what using one thing more is worth, all together. */
const SAME_CUISINE = 3.5;
const SAME_FAMILY = 0.5;
const RECENT = 1.2;

/**
 * How much more, or less, a dish is worth to somebody whose taste is known: dishes of the cuisines and families they love a little
 * more, by how large a part of what they love those are; what they cooked lately a little less.
 */
export function likingFor(taste: Taste | undefined, cookbook: Cookbook): (dish: Dish) => number {
  if (!taste || taste.loved.length + taste.recent.length === 0) return () => 0;
  const loved = cookbook.dishes.filter(({ id }) => taste.loved.includes(id));
  const part = (fits: (one: Dish) => boolean) => loved.filter(fits).length / Math.max(3, loved.length);
  const recent = new Set(taste.recent);
  return (dish) =>
    SAME_CUISINE * part(({ cuisine }) => cuisine === dish.cuisine) +
    SAME_FAMILY * part(({ family }) => family === dish.family) -
    (recent.has(dish.id) ? RECENT : 0);
}
