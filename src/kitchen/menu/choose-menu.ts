import { chance } from '#kitchen/chance.ts';
import { type Cookbook, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import type { Equipment } from '#kitchen/recipe.ts';
import { type FilledDish, fillDish, type Pantry } from './fill-dish.ts';
import type { Item } from './item.ts';
import { shortlist } from './shortlist.ts';

export interface MenuWishes {
  readonly recipes?: number | undefined;
  readonly equipment: readonly Equipment[];
  readonly month?: number | undefined;
  readonly seed: number;
  /** Dish ids and lower-case titles that were shown already. */
  readonly exclude: ReadonlySet<string>;
  /** Whether a filled dish keeps to wishes only the written recipe can tell (its time). */
  readonly suits: (filled: FilledDish) => boolean;
}

/** A dish on the menu with what it is worth there. */
export interface Choice extends FilledDish {
  readonly score: number;
  readonly side: FilledDish | null;
}

const CANDIDATES = 64;
const FEW = 3;
const MOST = 6;

/**
 * The best set of dishes for this pantry: each filled as well as it can be, together using as much as possible of what is there,
 * what is to be used first before all, sharing their shopping, and unlike one another. Fewer where little is sensible.
 */
export function chooseMenu(pantry: Pantry, wishes: MenuWishes, cookbook: Cookbook): Choice[] {
  const scored = shortlist(pantry.items, cookbook.dishes, cookbook, CANDIDATES)
    .filter((dish) => !wishes.exclude.has(dish.id) && dish.equipment.every((tool) => wishes.equipment.includes(tool)))
    .flatMap((dish) => {
      const filled = fillDish(dish, pantry, cookbook);
      return filled && wishes.suits(filled) ? [{ ...filled, score: scoreOf(filled, pantry, wishes, cookbook), side: null }] : [];
    })
    .filter((choice) => isSensible(choice, pantry))
    .sort((a, b) => b.score - a.score);

  const menu = improve(greedy(scored, pantry.items, wishes.recipes), scored);
  return withSides(menu, pantry, cookbook);
}

/** A dish's own worth: what it uses, how much it is made for just these things, the season, a little chance by seed and pantry. */
function scoreOf(filled: FilledDish, pantry: Pantry, wishes: MenuWishes, cookbook: Cookbook): number {
  const stars = filled.fillings.filter((filling) => filling.role.duty === 'star');
  const specific = stars.reduce((sum, star) => sum + (star.option.ingredient ? 1 : breadthBonus(star.option.kind, cookbook)), 0) / Math.max(1, stars.length);
  const inSeason = wishes.month !== undefined && filled.dish.season.includes(wishes.month) ? 0.5 : 0;
  const outOfSeason = wishes.month !== undefined && filled.dish.season.length > 0 && !filled.dish.season.includes(wishes.month) ? 0.5 : 0;
  const ids = pantry.items.map((item) => item.ingredient.id).join();
  return filled.worth + specific + inSeason - outOfSeason + (wishes.seed ? 2.5 : 0.9) * chance(wishes.seed, filled.dish.id, ids);
}

/** A dish for one kind of thing is likelier to be right than a dish for any vegetables. */
function breadthBonus(kind: string | null, cookbook: Cookbook): number {
  if (!kind) return 0;
  return Math.max(0, 1 - Math.log2((membersOf(cookbook).get(kind) ?? 0) + 1) / 7);
}

const members = new WeakMap<Cookbook['ingredients'], ReadonlyMap<string, number>>();

/** How many ingredients are of each kind; counted once per cookbook. */
function membersOf({ ingredients, kinds }: Cookbook): ReadonlyMap<string, number> {
  let counts = members.get(ingredients) as Map<string, number> | undefined;
  if (!counts) {
    counts = new Map();
    for (const ingredient of ingredients.values()) for (const kind of kindsOf(ingredient, kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    members.set(ingredients, counts);
  }
  return counts;
}

/** Something that is mostly shopping is no answer to what is in the fridge. */
function isSensible(choice: FilledDish, { items }: Pantry): boolean {
  const solid = choice.fillings.filter((filling) => filling.role.duty !== 'staple' && filling.role.duty !== 'season');
  const had = solid.filter((filling) => filling.from === 'have').length;
  const bought = choice.fillings.filter((filling) => filling.from === 'needed').length;
  // Who has one thing must shop for any dinner.
  return had >= bought || (items.length <= 2 && bought <= 2);
}

function greedy(candidates: readonly Choice[], items: readonly Item[], wanted: number | undefined): Choice[] {
  const menu: Choice[] = [];
  const left = new Set(candidates);
  const covered = new Set<Item>();
  while (left.size && menu.length < (wanted ?? MOST)) {
    let best: Choice | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of left) {
      const value = candidate.score + coverageGain(candidate, covered) - likeness(candidate, menu);
      if (value > most) [best, most] = [candidate, value];
    }
    if (!best) break;
    const gain = coverageGain(best, covered);
    // Beyond the usual three, another recipe has to earn its place by using something no other uses.
    if (wanted === undefined && menu.length >= FEW && gain === 0 && (covered.size === items.length || menu.length >= 4)) {
      left.delete(best);
      continue;
    }
    if (most < (menu.length < FEW ? -5 : 0.5) && menu.length > 0) break;
    menu.push(best);
    left.delete(best);
    for (const filling of best.fillings) if (filling.item) covered.add(filling.item);
  }
  return menu;
}

/** Swaps single dishes as long as the set as a whole gets better. */
function improve(menu: readonly Choice[], candidates: readonly Choice[]): Choice[] {
  let current = [...menu];
  let value = setValue(current);
  for (let round = 0; round < 3; round++) {
    let better = false;
    for (let place = 0; place < current.length; place++)
      for (const candidate of candidates) {
        if (current.includes(candidate)) continue;
        const next = current.with(place, candidate);
        const nextValue = setValue(next);
        if (nextValue > value + 1e-9) [current, value, better] = [next, nextValue, true];
      }
    if (!better) break;
  }
  return current.sort((a, b) => b.score - a.score);
}

function setValue(menu: readonly Choice[]): number {
  const covered = new Set<Item>();
  let value = 0;
  for (const [index, choice] of menu.entries()) {
    value += choice.score + coverageGain(choice, covered) - likeness(choice, menu.slice(0, index));
    for (const filling of choice.fillings) if (filling.item) covered.add(filling.item);
  }
  return value;
}

/** What using something for the first time in the set is worth: more when it must be used first, little for a seasoning. */
function coverageGain(choice: FilledDish, covered: ReadonlySet<Item>): number {
  let gain = 0;
  for (const { item, role } of choice.fillings)
    if (item && !covered.has(item)) gain += item.useFirst ? 6 : role.duty === 'staple' || role.duty === 'season' ? 1.2 : 2.4;
  return gain;
}

/** How much a dish repeats what is on the menu already; sharing its shopping makes up for some. */
function likeness(choice: FilledDish, menu: readonly FilledDish[]): number {
  let sum = 0;
  for (const other of menu) {
    if (other.dish.family === choice.dish.family) sum += 3;
    if (other.dish.cuisine === choice.dish.cuisine) sum += 1;
    if (other.dish.courses[0] !== choice.dish.courses[0]) sum -= 0.5;
    const bought = boughtIds(other);
    for (const id of boughtIds(choice)) if (bought.has(id)) sum -= 1.2;
  }
  return sum;
}

function boughtIds(filled: FilledDish): Set<string> {
  return new Set(filled.fillings.filter((filling) => filling.from === 'needed').map((filling) => filling.ingredient.id));
}

/** What no dish takes goes beside one: dressed leaves, toast, rice. Each dish has at most one side. */
function withSides(menu: readonly Choice[], pantry: Pantry, cookbook: Cookbook): Choice[] {
  const left = new Set(pantry.items);
  for (const choice of menu) for (const filling of choice.fillings) if (filling.item) left.delete(filling.item);
  return menu.map((choice) => {
    if (choice.dish.sides.length === 0) return choice;
    const side = bestSide(choice, { ...pantry, items: [...left], maxToBuy: 0 }, cookbook);
    for (const filling of side?.fillings ?? []) if (filling.item) left.delete(filling.item);
    return { ...choice, side: side ?? bestSide(choice, { ...pantry, maxToBuy: 0 }, cookbook, STARCHES) };
  });
}

/** Rice for a curry, bread for a soup: wanted even where another recipe of the set uses them too. */
const STARCHES = ['grain', 'bread'];

function bestSide(choice: Choice, pantry: Pantry, cookbook: Cookbook, families: readonly string[] = choice.dish.sides): FilledDish | null {
  const taken = new Set(choice.fillings.map((filling) => filling.ingredient.id));
  const free = { ...pantry, items: pantry.items.filter((item) => !taken.has(item.ingredient.id)) };
  let best: FilledDish | null = null;
  for (const dish of cookbook.sides as readonly Dish[]) {
    if (!choice.dish.sides.includes(dish.family) || !families.includes(dish.family)) continue;
    const filled = fillDish(dish, free, cookbook);
    if (filled && (!best || filled.worth > best.worth)) best = filled;
  }
  return best;
}
