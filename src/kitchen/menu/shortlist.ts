import { type Cookbook, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Dish, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Item } from './item.ts';

/**
 * The dishes that can matter for this pantry, best bound first: those whose stars are all there, by how much of the pantry
 * could go in and how much would be lacking. Exact filling is for these few only.
 *
 * One pass over the postings of the typed items with typed-array counters; no dish is looked at that shares nothing with the pantry.
 */
export function shortlist(items: readonly Item[], dishes: readonly Dish[], cookbook: Cookbook, most: number): Dish[] {
  const { index, worth, filled, touched } = countFor(items, dishes, cookbook);
  const bound = (dish: number) => (worth[dish] as number) - 0.9 * ones((index.needs[dish] as number) & ~(filled[dish] as number));
  return touched
    .filter((dish) => ((index.stars[dish] as number) & ~(filled[dish] as number)) === 0)
    .sort((a, b) => bound(b) - bound(a) || a - b)
    .slice(0, most)
    .map((dish) => dishes[dish] as Dish);
}

/** A dish that lacks one thing it cannot do without, and no more. */
export interface NearlyThere {
  readonly dish: Dish;
  readonly missing: Role;
}

/** The dishes that take two things of this pantry at least, of a very short one one, and lack exactly one star or need, staples being there. */
export function nearlyThere(items: readonly Item[], staples: ReadonlySet<string>, dishes: readonly Dish[], cookbook: Cookbook): NearlyThere[] {
  const { index, worth, filled, touched } = countFor(items, dishes, cookbook);
  const enough = items.length > 3 ? 2 : 1;
  return touched.flatMap((number) => {
    const stars = (index.stars[number] as number) & ~(filled[number] as number);
    if ((stars & (stars - 1)) !== 0 || (worth[number] as number) < enough) return [];
    const dish = dishes[number] as Dish;
    const lacking = stars | ((index.needs[number] as number) & ~(filled[number] as number));
    const missing = dish.roles.filter(
      ({ options }, place) => lacking & (1 << place) && !options.some(({ ingredient }) => ingredient && staples.has(ingredient)),
    );
    return missing.length === 1 ? [{ dish, missing: missing[0] as Role }] : [];
  });
}

function countFor(items: readonly Item[], dishes: readonly Dish[], cookbook: Cookbook) {
  const index = indexOf(dishes);
  const worth = new Float32Array(dishes.length);
  const filled = new Uint32Array(dishes.length);
  const touched: number[] = [];
  for (const item of items) {
    const weight = 1 + (item.useFirst ? item.urgency : 0);
    const seen = new Set<number>();
    for (const name of [item.ingredient.id, ...kindsOf(item.ingredient, cookbook.kinds)]) {
      const postings = index.postings.get(name);
      if (!postings) continue;
      for (let at = 0; at < postings.length; at += 2) {
        const dish = postings[at] as number;
        if (filled[dish] === 0 && worth[dish] === 0) touched.push(dish);
        filled[dish] = (filled[dish] as number) | (postings[at + 1] as number);
        if (!seen.has(dish)) {
          seen.add(dish);
          worth[dish] = (worth[dish] as number) + weight;
        }
      }
    }
  }
  return { index, worth, filled, touched };
}

interface DishIndex {
  /** Ingredient id or kind → pairs of dish number and the bits of the roles it may fill there. */
  readonly postings: ReadonlyMap<string, Uint32Array>;
  readonly stars: Uint32Array;
  readonly needs: Uint32Array;
}

const memo = new WeakMap<readonly Dish[], DishIndex>();

function indexOf(dishes: readonly Dish[]): DishIndex {
  const known = memo.get(dishes);
  if (known) return known;
  const lists = new Map<string, number[]>();
  const stars = new Uint32Array(dishes.length);
  const needs = new Uint32Array(dishes.length);
  for (const [number, dish] of dishes.entries()) {
    const bits = new Map<string, number>();
    for (const [position, role] of dish.roles.entries()) {
      // 32 roles have a bit of their own; a dish with more shares the last.
      const bit = (1 << Math.min(position, 31)) >>> 0;
      if (role.duty === 'star') stars[number] = (stars[number] as number) | bit;
      if (role.duty === 'need') needs[number] = (needs[number] as number) | bit;
      for (const option of role.options) {
        const name = (option.ingredient ?? option.kind) as string;
        bits.set(name, ((bits.get(name) ?? 0) | bit) >>> 0);
      }
    }
    for (const [name, mask] of bits) {
      const list = lists.get(name) ?? [];
      list.push(number, mask);
      lists.set(name, list);
    }
  }
  const index = { postings: new Map([...lists].map(([name, list]) => [name, Uint32Array.from(list)])), stars, needs };
  memo.set(dishes, index);
  return index;
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits >>> 0; rest; rest &= rest - 1) count += 1;
  return count;
}

/** Whether an ingredient could go anywhere in any dish: what cannot is said to the visitor. */
export function hasUse(ingredient: Ingredient, cookbook: Cookbook): boolean {
  const { postings } = indexOf(cookbook.dishes);
  const sides = indexOf(cookbook.sides).postings;
  return [ingredient.id, ...kindsOf(ingredient, cookbook.kinds)].some((name) => postings.has(name) || sides.has(name));
}
