import { byMainKind, type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { isAllowed } from './diets.ts';
import { type FilledDish, fillDish, LEFTOVERS, type Pantry } from './fill-dish.ts';
import { urgencyOf } from './item.ts';
import type { MenuWishes } from './menu-wishes.ts';
import { nearlyThere } from './shortlist.ts';

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
export function chooseUnlocking(pantry: Pantry, { equipment, suits }: MenuWishes, shown: ReadonlySet<string>, cookbook: Cookbook): Unlocking | null {
  const near = nearlyThere(pantry.items, pantry.staples, cookbook.dishes, cookbook).filter(
    ({ dish }) => !shown.has(dish.id) && dish.equipment.every((tool) => equipment.includes(tool)),
  );
  const opened = new Map<Ingredient, number>();
  for (const { missing } of near) for (const ingredient of buyable(missing, cookbook)) opened.set(ingredient, (opened.get(ingredient) ?? 0) + 1);
  let best: Opening | null = null;
  for (const [ingredient, dishes] of opened)
    if (dishes >= WORTH_SAYING && (!best || opensMore({ ingredient, dishes }, best)) && isFit(ingredient, pantry, cookbook)) best = { ingredient, dishes };
  if (!best) return null;

  const { ingredient } = best;
  const states = new Set<string>();
  const items = [...pantry.items, { ingredient, grams: null, states, useFirst: false, urgency: urgencyOf(ingredient, states, false) }];
  const filled = near
    .filter(({ missing }) => buyable(missing, cookbook).includes(ingredient))
    .slice(0, TRIED)
    .flatMap(({ dish }) => fillDish(dish, { ...pantry, items, maxToBuy: 0 }, cookbook) ?? [])
    .filter(suits);
  return filled.length < WORTH_SAYING ? null : { ingredient, filled: filled.sort((a, b) => b.worth - a.worth) };
}

interface Opening {
  readonly ingredient: Ingredient;
  /** How many lack nothing else. */
  readonly dishes: number;
}

/** More dishes; as many for less money; else by the alphabet, so that the answer is always the same. */
function opensMore(one: Opening, other: Opening): boolean {
  const more = one.dishes - other.dishes || (other.ingredient.pack?.price ?? 0) - (one.ingredient.pack?.price ?? 0);
  return more > 0 || (more === 0 && one.ingredient.id < other.ingredient.id);
}

function isFit(ingredient: Ingredient, { staples, bans }: Pantry, cookbook: Cookbook): boolean {
  return !staples.has(ingredient.id) && isAllowed(ingredient, bans, cookbook);
}

const boughtFor = new WeakMap<Role, { readonly of: Cookbook['ingredients']; readonly foods: readonly Ingredient[] }>();

/** What one would buy for a role: the cheap ones of what it names, and of a kind the plainest, which stands first on its shelf. */
function buyable(role: Role, cookbook: Cookbook): readonly Ingredient[] {
  const { ingredients, kinds } = cookbook;
  const known = boughtFor.get(role);
  if (known?.of === ingredients) return known.foods;
  const named = role.options.flatMap(({ ingredient, kind }) => (ingredient ? ingredients.get(ingredient) : byMainKind(cookbook).get(kind ?? '')?.[0]) ?? []);
  // Nobody goes to buy what is left of a dinner.
  const isSold = (food: Ingredient) => (food.pack?.price ?? CHEAP + 1) <= CHEAP && !isA(food, LEFTOVERS, kinds);
  const foods = [...new Set(named)].filter(isSold);
  boughtFor.set(role, { of: ingredients, foods });
  return foods;
}
