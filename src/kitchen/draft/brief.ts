import { SAID } from '#kitchen/aims.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { sortFor } from '#kitchen/cookbook/sort-of-dish.ts';
import { sayPrice } from '#kitchen/finish/money.ts';
import { isAllowed } from '#kitchen/menu/diets.ts';
import type { Item } from '#kitchen/menu/item.ts';
import { type Order, USUAL_EQUIPMENT } from '#kitchen/order.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import type { Allergen, Answer, Diet, Equipment } from '#kitchen/recipe.ts';
import { safetyOf } from '#kitchen/stove/cooking.ts';
import type { Draft } from './draft.ts';
import { draftOf } from './draft-of.ts';
import { houseWords, knownShare } from './house-words.ts';

/** What another chef is told: names from our shelves, numbers and facts. Nothing of it is text that a visitor wrote. */
export interface Brief {
  /** "chicken thigh: 300 g, use first". */
  readonly pantry: readonly string[];
  readonly staples: readonly string[];
  readonly recipes: number;
  readonly servings: number | null;
  readonly maxMinutes: number | null;
  readonly maxToBuy: number;
  readonly equipment: readonly Equipment[];
  readonly isHot: boolean;
  /** "for breakfast", "Italian". */
  readonly sort: string | null;
  /** "plenty of protein": what a serving is to have much or little of. */
  readonly aims: readonly string[];
  /** Whether a diet or an allergy is among the wishes, however it was said. */
  readonly isAboutHealth: boolean;
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  /** Names of foods and kinds. */
  readonly avoid: readonly string[];
  /** Titles of ours that were shown. */
  readonly shown: readonly string[];
  readonly inSeason: readonly string[];
  /** "chicken thigh: 74 °C inside". */
  readonly safe: readonly string[];
  /** "spinach: 5 days in the fridge". */
  readonly keeps: readonly string[];
  /** "lemon, about $0.70". */
  readonly extras: readonly string[];
  readonly example: Draft | null;
}

const RECIPES = 3;
const MAX_TO_BUY = 2;
const AFFORDABLE = 6;
const MOST_NAMED = 20;
const MOST_SHOWN = 12;

/** Writes the brief for an order; `answer` is what the house cooked from it, which lends the example. */
export function writeBrief(order: Order, answer: Answer, { cookbook, shelf, month }: { cookbook: Cookbook; shelf: Shelf; month: number | undefined }): Brief {
  const { wishes, bans } = order;
  // What is known by its kind alone has a name that the visitor wrote: it stays in the house.
  const items = order.items.filter(({ ingredient }) => cookbook.ingredients.has(ingredient.id));
  const known = houseWords(cookbook, shelf);
  const last = answer.recipes.at(-1);
  return {
    pantry: items.map(sayItem),
    staples: [...order.staples].flatMap((id) => cookbook.ingredients.get(id)?.name ?? []),
    recipes: wishes.recipes ?? RECIPES,
    servings: wishes.servings ?? null,
    maxMinutes: wishes.maxMinutes ?? null,
    maxToBuy: wishes.maxToBuy ?? MAX_TO_BUY,
    equipment: wishes.equipment ?? USUAL_EQUIPMENT,
    isHot: wishes.spice === 'hot',
    sort: sortFor(wishes.sorts)?.said ?? null,
    aims: (wishes.aims ?? []).map((aim) => SAID[aim]),
    isAboutHealth: (wishes.diet?.length ?? 0) + (wishes.allergies?.length ?? 0) > 0,
    diets: bans.diets,
    allergens: bans.allergens,
    avoid: bans.foods.map((food) => cookbook.ingredients.get(food)?.name ?? food),
    shown: (wishes.exclude ?? []).filter((title) => /^[\p{L} ,’'-]{3,80}$/u.test(title) && knownShare(title, known).unknown === null).slice(-MOST_SHOWN),
    inSeason: month === undefined ? [] : items.filter(({ ingredient }) => ingredient.season.includes(month)).map(({ ingredient }) => ingredient.name),
    safe: items.flatMap(({ ingredient }) => {
      const safe = safetyOf(ingredient, cookbook);
      return safe ? [`${ingredient.name}: ${safe.celsius} °C inside`] : [];
    }),
    keeps: items.flatMap(({ ingredient: { name, keeps } }) => (keeps.fridge && keeps.fridge <= 7 ? [`${name}: ${keeps.fridge} days in the fridge`] : [])),
    extras: extrasFor(order, cookbook).map(({ name, pack }) => `${name}, ${sayPrice(pack?.price ?? 0)}`),
    example: last ? draftOf(last) : null,
  };
}

function sayItem({ ingredient, grams, states, useFirst }: Item): string {
  const facts = [grams === null ? '' : `${Math.round(grams)} g`, ...states, useFirst ? 'use first' : ''].filter(Boolean);
  return facts.length ? `${ingredient.name}: ${facts.join(', ')}` : ingredient.name;
}

/** Touches of the house that this visitor may eat and can afford. */
function extrasFor({ bans, staples }: Order, cookbook: Cookbook): Ingredient[] {
  const named = cookbook.touches.flatMap(({ what }) => cookbook.ingredients.get(what) ?? []);
  return [...new Set(named)]
    .filter(
      (ingredient) => ingredient.pack?.price && ingredient.pack.price <= AFFORDABLE && !staples.has(ingredient.id) && isAllowed(ingredient, bans, cookbook),
    )
    .slice(0, MOST_NAMED);
}
