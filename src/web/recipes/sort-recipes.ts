import type { Recipe } from '#kitchen/recipe.ts';

export const ORDERS = ['best match', 'quickest', 'cheapest', 'fewest to buy', 'most used up'] as const;
export type Order = (typeof ORDERS)[number];

const MEASURES: Readonly<Record<Order, (recipe: Recipe) => number>> = {
  'best match': () => 0,
  quickest: ({ minutes }) => minutes.total,
  cheapest: ({ costPerServing }) => costPerServing ?? Number.POSITIVE_INFINITY,
  'fewest to buy': ({ needed }) => needed.length,
  'most used up': ({ uses, usesFirst }) => -uses.length - usesFirst.length / 100,
};

/** The least first; those that are equal stay in the order the kitchen gave them. */
export function sortRecipes(recipes: readonly Recipe[], order: Order): Recipe[] {
  const measure = MEASURES[order];
  return [...recipes].sort((a, b) => {
    const [one, other] = [measure(a), measure(b)];
    return one === other ? 0 : one - other;
  });
}
