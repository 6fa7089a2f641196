import { byMainKind, type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Dish, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { EQUIPMENT, type Equipment } from '#kitchen/recipe.ts';
import { remembered } from '#kitchen/remembered.ts';
import { isAllowed } from './diets.ts';
import { fillDish, LEFTOVERS } from './fill-dish.ts';
import type { FilledDish, Pantry } from './filled-dish.ts';
import { urgencyOf } from './item.ts';
import type { MenuWishes } from './menu-wishes.ts';
import { scratch } from './scratch.ts';
import { dishAt, nearlyThere, placeOf } from './shortlist.ts';

/** What is cheap enough to be fetched for the sake of more choice, in US dollars. */
const CHEAP = 4;
/** So many dishes at most are really filled: the count beyond is not worth the time. */
const TRIED = 8;
/** Fewer dishes opened are no reason to go shopping. */
const WORTH_SAYING = 2;

/** The one cheap thing that would open most dishes, and what would be in them. */
export interface Unlocking {
  readonly ingredient: Ingredient;
  readonly filled: readonly FilledDish[];
}

/**
 * Buy one, unlock more: of all dishes that lack just one thing, which cheap thing opens most.
 * The dishes named are really filled with this pantry and that thing, with nothing else to buy, and suit the wishes.
 */
export function chooseUnlocking(pantry: Pantry, { equipment, sort, suits }: MenuWishes, shown: ReadonlySet<string>, cookbook: Cookbook): Unlocking | null {
  const { dishes } = cookbook;
  const isCookable = cookableWith(equipment, dishes);
  const shownNumbers = new Set([...shown].map((id) => numbersById(dishes).get(id)));
  const isOpen = (dish: number) => isCookable[dish] === 1 && !shownNumbers.has(dish) && (!sort || sort.fits(dishes[dish] as Dish));
  const near = nearlyThere(pantry.items, pantry.staples, dishes, cookbook, isOpen);
  const { starts, numbers, foods } = shopFor(dishes, cookbook);
  const opened = countsFor(foods.length).fill(0, 0, foods.length);
  for (const place of near)
    for (let at = starts[place] as number; at < (starts[place + 1] as number); at++) {
      const number = numbers[at] as number;
      opened[number] = (opened[number] as number) + 1;
    }
  let best: Opening | null = null;
  for (let number = 0; number < foods.length; number++) {
    const dishes = opened[number] as number;
    if (dishes < WORTH_SAYING || (best && dishes < best.dishes)) continue;
    const opening = { ingredient: foods[number] as Ingredient, number, dishes };
    if ((!best || opensMore(opening, best)) && isFit(opening.ingredient, pantry, cookbook)) best = opening;
  }
  if (!best) return null;

  const { ingredient, number: wanted } = best;
  const states = new Set<string>();
  const items = [...pantry.items, { ingredient, grams: null, states, useFirst: false, urgency: urgencyOf(ingredient, states, false) }];
  const isOf = (place: number) => {
    for (let at = starts[place] as number; at < (starts[place + 1] as number); at++) if (numbers[at] === wanted) return true;
    return false;
  };
  const filled = near
    .filter(isOf)
    .slice(0, TRIED)
    .flatMap((place) => fillDish(dishes[dishAt(place)] as Dish, { ...pantry, items, maxToBuy: 0 }, cookbook) ?? [])
    .filter(suits);
  return filled.length < WORTH_SAYING ? null : { ingredient, filled: filled.sort((a, b) => b.worth - a.worth) };
}

const countsFor = scratch((foods) => new Uint16Array(foods));

interface Opening {
  readonly ingredient: Ingredient;
  /** Its place among the foods of the shop. */
  readonly number: number;
  /** How many lack nothing else. */
  readonly dishes: number;
}

/** More dishes; as many for less money; else by the alphabet, so that the answer is always the same. */
function opensMore(one: Opening, other: Opening): boolean {
  const more = one.dishes - other.dishes || (other.ingredient.pack?.price ?? 0) - (one.ingredient.pack?.price ?? 0);
  return more > 0 || (more === 0 && one.ingredient.id < other.ingredient.id);
}

/** Who has penne is not sent for pasta. */
function isFit(ingredient: Ingredient, { items, staples, bans }: Pantry, cookbook: Cookbook): boolean {
  const [kind] = ingredient.kinds;
  const hasSuch = kind !== undefined && items.some((item) => isA(item.ingredient, kind, cookbook.kinds));
  return !hasSuch && !staples.has(ingredient.id) && isAllowed(ingredient, bans, cookbook);
}

const numbersById = remembered((dishes: readonly Dish[]): ReadonlyMap<string, number> => new Map(dishes.map(({ id }, number) => [id, number])));
const cookableWays = remembered((_dishes: readonly Dish[]) => new Map<string, Uint8Array>());

/** By dish: 1 where this equipment will do. Found out once for every equipment there is. */
function cookableWith(equipment: readonly Equipment[], dishes: readonly Dish[]): Uint8Array {
  const ways = cookableWays(dishes);
  const way = EQUIPMENT.filter((tool) => equipment.includes(tool)).join();
  const found = ways.get(way) ?? Uint8Array.from(dishes, (dish) => Number(dish.equipment.every((tool) => equipment.includes(tool))));
  ways.set(way, found);
  return found;
}

/** What one would buy, by the places of roles: those of a place are `numbers` from its start to the next, each the number of one of `foods`. */
interface Shop {
  readonly starts: Uint32Array;
  readonly numbers: Uint16Array;
  readonly foods: readonly Ingredient[];
}

const shopFor = remembered((dishes: readonly Dish[], cookbook: Cookbook): Shop => {
  const starts = new Uint32Array(placeOf(dishes.length, 0) + 1);
  const numbers: number[] = [];
  const known = new Map<Ingredient, number>();
  for (const [number, { roles }] of dishes.entries())
    for (let place = placeOf(number, 0); place < placeOf(number + 1, 0); place++) {
      const role = roles[place - placeOf(number, 0)];
      for (const food of role ? buyable(role, cookbook) : []) {
        if (!known.has(food)) known.set(food, known.size);
        numbers.push(known.get(food) as number);
      }
      starts[place + 1] = numbers.length;
    }
  return { starts, numbers: Uint16Array.from(numbers), foods: [...known.keys()] };
});

/** What one would buy for a role: the cheap ones of what it names, and of a kind the plainest, which stands first on its shelf. */
function buyable(role: Role, cookbook: Cookbook): Ingredient[] {
  const { ingredients, kinds } = cookbook;
  const named = role.options.flatMap(({ ingredient, kind }) => (ingredient ? ingredients.get(ingredient) : byMainKind(cookbook).get(kind ?? '')?.[0]) ?? []);
  // Nobody goes to buy what is left of a dinner.
  const isSold = (food: Ingredient) => (food.pack?.price ?? CHEAP + 1) <= CHEAP && !isA(food, LEFTOVERS, kinds);
  return [...new Set(named)].filter(isSold);
}
