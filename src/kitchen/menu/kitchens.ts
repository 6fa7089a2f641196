import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { Item } from './item.ts';

/** So many dishes of no cuisine in particular are added to those that name an ingredient: two dishes with fennel do not make it Italian. */
const DOUBT = 6;

/**
 * How much the things of a list speak for a cuisine: above 0 where its dishes name them oftener than others do, below where they do
 * not. Kimchi speaks for Korea and against France, an onion for nobody. The cookbook itself tells, by what its dishes name first.
 *
 * @returns the mean over the things of the logarithm of how many times likelier the cuisine is for each (pointwise mutual information)
 */
export function speaksFor(cuisine: string, items: readonly Item[], cookbook: Cookbook): number {
  const heard = heardFrom(items);
  let said = heard.get(cuisine);
  if (said === undefined) {
    const told = toldBy(cookbook.dishes);
    const usual = (told.of.get(cuisine) ?? 1) / cookbook.dishes.length;
    said = 0;
    for (const { ingredient } of items) {
      const counts = told.by.get(ingredient.id);
      const [here, all] = [counts?.get(cuisine) ?? 0, counts?.get(ALL) ?? 0];
      said += Math.log((here + DOUBT * usual) / (all + DOUBT) / usual) / items.length;
    }
    heard.set(cuisine, said);
  }
  return said;
}

const heardFrom = remembered((_items: readonly Item[]) => new Map<string, number>());

/** No cuisine is called so. */
const ALL = '';

interface Told {
  /** How many dishes are of each cuisine. */
  readonly of: ReadonlyMap<string, number>;
  /** How many of each cuisine name an ingredient first. */
  readonly by: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const toldBy = remembered((dishes: readonly Dish[]): Told => {
  const of = new Map<string, number>();
  const by = new Map<string, Map<string, number>>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const dish of dishes) {
    count(of, dish.cuisine);
    for (const id of namedFirst(dish)) {
      const counts = by.get(id) ?? new Map<string, number>();
      by.set(id, counts);
      count(counts, dish.cuisine);
      count(counts, ALL);
    }
  }
  return { of, by };
});

/** What a dish is written with by name, oil and flour aside. */
function namedFirst({ roles }: Dish): Set<string> {
  const named = new Set<string>();
  for (const { duty, options } of roles) if (duty !== 'staple') for (const { rank, ingredient } of options) if (ingredient && rank === 0) named.add(ingredient);
  return named;
}
