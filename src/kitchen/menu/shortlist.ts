import { type Cookbook, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { Item } from './item.ts';
import { ones } from './ones.ts';

/**
 * The dishes that can matter for this pantry, best bound first: those whose stars are all there, by how much of the pantry
 * could go in and how much would be lacking. Exact filling is for these few only.
 *
 * One pass over the postings of the typed items with typed-array counters; no dish is looked at that shares nothing with the pantry.
 *
 * @param starsToBuy how many of a dish's stars may be lacking
 * @param isOpen whether a dish may be cooked at all: by its equipment, and whether it was shown already
 */
export function shortlist(
  items: readonly Item[],
  dishes: readonly Dish[],
  cookbook: Cookbook,
  { most, starsToBuy, isOpen }: { readonly most: number; readonly starsToBuy: 0 | 1; readonly isOpen: (dish: Dish) => boolean },
): Dish[] {
  const { index, worth, filled, touched, touchedCount } = countFor(items, dishes, cookbook);
  /** The best so far, in order, and what is the most that each could be worth. */
  const best: number[] = [];
  const bounds: number[] = [];
  const isBetter = (dish: number, bound: number, place: number) =>
    bound > (bounds[place] as number) || (bound === bounds[place] && dish < (best[place] as number));
  // Where most dishes share something, it is quicker to go through them as they lie, and of two that are worth the same the earlier stays.
  const isMost = isMostOf(touchedCount, dishes);
  const count = isMost ? dishes.length : touchedCount;
  for (let at = 0; at < count; at++) {
    const dish = isMost ? at : (touched[at] as number);
    const possible = worth[dish] as number;
    if (possible === 0) continue;
    // Of a large cookbook nearly every dish is worse than the last of them by what goes in alone, and looked at no further.
    if (best.length === most && (possible < (bounds[most - 1] as number) || (isMost && possible === bounds[most - 1]))) continue;
    const lacking = ~(filled[dish] as number);
    const starsLacking = (index.stars[dish] as number) & lacking;
    if (starsLacking !== 0 && ones(starsLacking) > starsToBuy) continue;
    const bound = possible - 0.9 * ones((index.needs[dish] as number) & lacking) - (starsLacking === 0 ? 0 : 1);
    if (best.length === most && !isBetter(dish, bound, most - 1)) continue;
    if (!isOpen(dishes[dish] as Dish)) continue;
    let place = best.length === most ? most - 1 : best.length;
    for (; place > 0 && isBetter(dish, bound, place - 1); place--) {
      best[place] = best[place - 1] as number;
      bounds[place] = bounds[place - 1] as number;
    }
    best[place] = dish;
    bounds[place] = bound;
  }
  return best.map((dish) => dishes[dish] as Dish);
}

/** Of a cookbook a hundred times as large so many tell as well as all what is worth buying. */
const ENOUGH_TO_JUDGE = 400;
/** Staples seldom fill more of what a dish needs. */
const MOST_LACKING = 3;

/** Roles that have a bit and a place of their own; a dish with more shares the last. */
const ROLES = 32;

/** A role of a dish as one number: tables by place are read in a row, where looking at the dishes themselves would take longer than all the counting. */
export const placeOf = (dish: number, position: number): number => ROLES * dish + Math.min(position, ROLES - 1);
export const dishAt = (place: number): number => Math.floor(place / ROLES);

/**
 * The dishes that take two things of this pantry at least, of a very short one one, and lack exactly one star or need, staples being there.
 *
 * @param isOpen by the dish's number: whether it may be cooked at all
 * @returns the places of what they lack
 */
export function nearlyThere(
  items: readonly Item[],
  staples: ReadonlySet<string>,
  dishes: readonly Dish[],
  cookbook: Cookbook,
  isOpen: (dish: number) => boolean,
): number[] {
  const { index, worth, filled, touched, touchedCount } = countFor(items, dishes, cookbook);
  const enough = items.length > 3 ? 2 : 1;
  const fromShelf = filledBy(staples, dishes, index);
  const found: number[] = [];
  let looked = 0;
  for (let at = 0; at < touchedCount; at++) {
    const dish = touched[at] as number;
    if ((worth[dish] as number) < enough) continue;
    const empty = ~(filled[dish] as number);
    const stars = (index.stars[dish] as number) & empty;
    const lacking = stars | ((index.needs[dish] as number) & empty);
    const missing = lacking & ~(fromShelf[dish] as number);
    // A single bit, whatever else it lacks: of most dishes that is all that need be asked.
    if (missing === 0 || (missing & (missing - 1)) !== 0 || (stars & (stars - 1)) !== 0 || ones(lacking) > MOST_LACKING) continue;
    if (isOpen(dish)) found.push(placeOf(dish, 31 - Math.clz32(missing)));
    if (++looked === ENOUGH_TO_JUDGE) break;
  }
  return found;
}

const lastFilled = new WeakMap<readonly Dish[], { readonly staples: ReadonlySet<string>; readonly filled: Uint32Array }>();

/** By dish: the bits of the roles that name one of these. Nearly everybody has the same staples, so the last answer is kept. */
function filledBy(staples: ReadonlySet<string>, dishes: readonly Dish[], { postings }: DishIndex): Uint32Array {
  const last = lastFilled.get(dishes);
  if (last?.staples === staples) return last.filled;
  const filled = new Uint32Array(dishes.length);
  for (const id of staples) {
    const posted = postings.get(id);
    for (let at = 0; posted && at < posted.length; at += 2)
      filled[posted[at] as number] = (filled[posted[at] as number] as number) | (posted[at + 1] as number);
  }
  lastFilled.set(dishes, { staples, filled });
  return filled;
}

/** What a pantry has to do with each dish: written anew for each pantry, on the same paper. */
interface Count {
  readonly index: DishIndex;
  /** By dish: how much of the pantry could go in, what must be used first counting more. */
  readonly worth: Float32Array;
  /** By dish: the bits of the roles that something of the pantry fills. */
  readonly filled: Uint32Array;
  /** By dish: the number of the last thing that goes in, from 1. */
  readonly lastItem: Uint8Array;
  /** The dishes that share anything with the pantry: the first so many of these. */
  readonly touched: Uint32Array;
  touchedCount: number;
  /** Whose count it is. */
  items: readonly Item[] | null;
}

const paperFor = remembered(
  (dishes: readonly Dish[]): Count => ({
    index: indexOf(dishes),
    worth: new Float32Array(dishes.length),
    filled: new Uint32Array(dishes.length),
    lastItem: new Uint8Array(dishes.length),
    touched: new Uint32Array(dishes.length),
    touchedCount: 0,
    items: null,
  }),
);

/** Counted once for a pantry: the menu and the thing worth buying go by the same counts. They hold until another pantry is counted. */
function countFor(items: readonly Item[], dishes: readonly Dish[], cookbook: Cookbook): Count {
  const count = paperFor(dishes);
  if (count.items === items) return count;
  const { index, worth, filled, lastItem, touched } = count;
  if (isMostOf(count.touchedCount, dishes)) for (const paper of [worth, filled, lastItem]) paper.fill(0);
  else
    for (let at = 0; at < count.touchedCount; at++) {
      const dish = touched[at] as number;
      worth[dish] = filled[dish] = lastItem[dish] = 0;
    }
  let touchedCount = 0;
  let number = 0;
  for (const item of items) {
    number++;
    const weight = 1 + (item.useFirst ? item.urgency : 0);
    for (const name of [item.ingredient.id, ...kindsOf(item.ingredient, cookbook.kinds)]) {
      const postings = index.postings.get(name);
      if (!postings) continue;
      for (let at = 0; at < postings.length; at += 2) {
        const dish = postings[at] as number;
        filled[dish] = (filled[dish] as number) | (postings[at + 1] as number);
        const last = lastItem[dish] as number;
        if (last === number) continue;
        if (last === 0) touched[touchedCount++] = dish;
        lastItem[dish] = number;
        worth[dish] = (worth[dish] as number) + weight;
      }
    }
  }
  count.touchedCount = touchedCount;
  count.items = items;
  return count;
}

const isMostOf = (touchedCount: number, dishes: readonly Dish[]) => touchedCount > dishes.length / 4;

interface DishIndex {
  /** Ingredient id or kind → pairs of dish number and the bits of the roles it may fill there. */
  readonly postings: ReadonlyMap<string, Uint32Array>;
  readonly stars: Uint32Array;
  readonly needs: Uint32Array;
}

const indexOf = remembered((dishes: readonly Dish[]): DishIndex => {
  const lists = new Map<string, number[]>();
  const stars = new Uint32Array(dishes.length);
  const needs = new Uint32Array(dishes.length);
  for (const [number, dish] of dishes.entries()) {
    const bits = new Map<string, number>();
    for (const [position, role] of dish.roles.entries()) {
      const bit = (1 << Math.min(position, ROLES - 1)) >>> 0;
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
  return { postings: new Map([...lists].map(([name, list]) => [name, Uint32Array.from(list)])), stars, needs };
});

/** Whether an ingredient could go anywhere in any dish: what cannot is said to the visitor. */
export function hasUse(ingredient: Ingredient, cookbook: Cookbook): boolean {
  const { postings } = indexOf(cookbook.dishes);
  const sides = indexOf(cookbook.sides).postings;
  return [ingredient.id, ...kindsOf(ingredient, cookbook.kinds)].some((name) => postings.has(name) || sides.has(name));
}
