import { type Cookbook, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { type Dish, isSeasoning } from '#kitchen/cookbook/dish.ts';
import { type Candidate, type Choice, coverageGain, likeness, quickGain, setValue, type Table, tableOf } from './alike.ts';
import { fillDish } from './fill-dish.ts';
import type { FilledDish, Filling, Pantry } from './filled-dish.ts';
import type { Item } from './item.ts';
import { leastMinutes } from './least-minutes.ts';
import { likingFor } from './liking.ts';
import { centreOf, takesCentre } from './meaning.ts';
import type { MenuWishes } from './menu-wishes.ts';
import { scoreDish, sideIssue } from './score-dish.ts';
import { shortlist } from './shortlist.ts';
import { besideOf, fillersOf, withSides } from './sides.ts';

/** Of 1,009 dishes that came on a menu, 18 stood further down the shortlist. */
const CANDIDATES = 20;
/** Of one thing or two hundreds of dishes take all there is, and of many a wish leaves few: then more of them are looked at. */
const [CANDIDATES_OF_FEW, CANDIDATES_WITH_WISHES] = [80, 60];

function candidatesFor({ items, bans }: Pantry, { maxMinutes, sort, leaning }: MenuWishes): number {
  if (items.length <= 2) return CANDIDATES_OF_FEW;
  const hasWishes =
    maxMinutes !== undefined || sort !== undefined || leaning !== undefined || bans.diets.length + bans.allergens.length + bans.foods.length > 0;
  return hasWishes ? CANDIDATES_WITH_WISHES : CANDIDATES;
}

/** What it is worth that the rice of the list goes beside a curry: nearly as much as rice in it. */
const EATEN_BESIDE = 2.4;
const FEW = 3;
const MOST = 6;
/**
 * The best set of dishes for this pantry: each filled as well as it can be, together using as much as possible of what is there,
 * what is to be used first before all, sharing their shopping, and unlike one another. Fewer where little is sensible.
 */
export function chooseMenu(pantry: Pantry, wishes: MenuWishes, cookbook: Cookbook): Choice[] {
  const { candidates, table } = tableOf(scoredDishes(pantry, wishes, cookbook), pantry.items, cookbook);
  const start = greedy([], candidates, table, Math.min(FEW, wishes.recipes ?? FEW));
  const menu = start.length < FEW ? start : greedy(bestThree(start, candidates, table), candidates, table, wishes.recipes);
  return withSides(improve(menu, candidates, table), pantry, wishes, cookbook);
}

/** The dishes that this pantry may be cooked to, each filled as well as it can be, with what it is worth by itself; the best first. */
export function scoredDishes(pantry: Pantry, wishes: MenuWishes, cookbook: Cookbook): Choice[] {
  const liking = likingFor(wishes.taste, cookbook);
  const fillers = fillersOf(pantry, wishes, cookbook);
  return possibleDishes(pantry, wishes, cookbook)
    .flatMap((dish) => {
      const filled = fillSuitably(dish, pantry, wishes, cookbook);
      if (!filled || !isSensible(filled, pantry, cookbook)) return [];
      if (!wishes.besideThePoint && !pantry.onlySeasons && isBesideThePoint(filled, pantry, cookbook)) return [];
      const beside = besideOf(filled, fillers, cookbook);
      return [{ ...filled, score: scoreDish(filled, pantry, wishes, cookbook) + liking(dish) + (beside ? EATEN_BESIDE : 0), side: null, beside }];
    })
    .sort((a, b) => b.score - a.score);
}

/** Whether as many dishes are possible as are ever looked at: then it is not for want of dishes that there are few recipes. */
export function hasPlenty(pantry: Pantry, wishes: MenuWishes, cookbook: Cookbook): boolean {
  return possibleDishes(pantry, wishes, cookbook).length === candidatesFor(pantry, wishes);
}

function possibleDishes(pantry: Pantry, wishes: MenuWishes, cookbook: Cookbook): Dish[] {
  const { exclude, equipment, sort, maxMinutes } = wishes;
  const isOpen = (dish: Dish) =>
    !exclude.has(dish.id) &&
    (!sort || sort.fits(dish)) &&
    dish.equipment.every((tool) => equipment.includes(tool)) &&
    (maxMinutes === undefined || leastMinutes(dish) <= maxMinutes);
  return shortlist(pantry.items, cookbook.dishes, cookbook, { most: candidatesFor(pantry, wishes), starsToBuy: pantry.buysStar ? 1 : 0, isOpen });
}

/** A dish of one thing of a whole list; but the chicken that lies there with potatoes is dinner, and they go beside it. */
function isBesideThePoint(filled: FilledDish, { items }: Pantry, cookbook: Cookbook): boolean {
  return sideIssue(filled, items) === 1 && !takesCentre(filled, items, cookbook);
}

/** What may stay away from a dish until it is quick enough, at most. */
const LEFT_OUT = 3;

/**
 * The dish filled as the wishes have it; null when it cannot be. In a hurry what is only welcome stays away: one thing where that is
 * enough, else the last named first, and the second of two that share a role; what dinner is built around only when there is nothing else.
 */
function fillSuitably(dish: Dish, pantry: Pantry, { suits, maxMinutes }: MenuWishes, cookbook: Cookbook): FilledDish | null {
  const whole = fillDish(dish, pantry, cookbook);
  if (!whole || suits(whole)) return whole;
  if (maxMinutes === undefined) return null;
  const centre = centreOf(pantry.items, cookbook);
  /** What can be done without, the first to go first. */
  const spared = (filled: FilledDish) =>
    filled.fillings
      .filter((filling) => filling.item && canStayAway(filling, filled))
      .map(({ item }) => item as Item)
      .reverse()
      .sort((one, other) => Number(centre.has(one)) - Number(centre.has(other)));
  const without = (items: readonly Item[], item: Item) => items.filter((other) => other !== item);
  // Broccoli that cooks beside the meat costs no minute; the squash before it does.
  for (const item of spared(whole)) {
    const filled = centre.has(item) ? null : fillDish(dish, { ...pantry, items: without(pantry.items, item) }, cookbook);
    if (filled && suits(filled)) return filled;
  }
  let items = pantry.items;
  let filled: FilledDish | null = whole;
  for (let left = LEFT_OUT; filled && left > 0; left--) {
    const [first] = spared(filled);
    if (!first) return null;
    items = without(items, first);
    filled = fillDish(dish, { ...pantry, items }, cookbook);
    if (filled && suits(filled)) return filled;
  }
  return null;
}

function canStayAway({ role }: Filling, { fillings }: FilledDish): boolean {
  return role.duty === 'welcome' || role.duty === 'season' || fillings.filter((other) => other.role === role).length > 1;
}

/** What goes bad is bought for a dinner that was planned. */
const FRESH = ['vegetables', 'soup vegetables', 'salad leaves', 'raw meats', 'raw fish', 'shellfish'];

/** Something that is mostly shopping is no answer to what is in the fridge. */
function isSensible(choice: FilledDish, { items, onlySeasons }: Pantry, cookbook: Cookbook): boolean {
  // Limes, coriander and chillies are for an avocado, or for a fish.
  if (onlySeasons) return choice.fillings.filter(({ item }) => item).length >= Math.min(2, items.length);
  const solid = choice.fillings.filter(({ role }) => !isSeasoning(role));
  const had = solid.filter((filling) => filling.from === 'have').length;
  const bought = choice.fillings.filter((filling) => filling.from === 'needed').length;
  // A dish whose star is bought has to be about something that is there.
  const star = choice.fillings.find(({ role, from }) => role.duty === 'star' && from === 'needed')?.ingredient;
  if (star && had < 2 && items.length > 1) return false;
  // Gnocchi are fetched for an aubergine; a cauliflower is not, for the end of a cheese.
  if (star && items.length > 2 && isAnyOf(star, FRESH, cookbook.kinds)) return false;
  // Who has one thing must shop for any dinner; and who has meat fetches an onion for it.
  return had >= bought || (bought <= 2 && (items.length <= 2 || takesCentre(choice, items, cookbook)));
}

/** Of so many candidates every three are weighed: what is best by itself often keeps two out that are better together. */
const WEIGHED_IN_THREES = 20;
/** More than what two dishes that share their shopping are worth beyond their own. */
const MOST_SHARED = 4;

/** The best three of the first candidates, where they are better than these. */
function bestThree(start: readonly Candidate[], candidates: readonly Candidate[], table: Table): Candidate[] {
  let best = [...start];
  let most = setValue(best, table);
  const few = candidates.slice(0, WEIGHED_IN_THREES);
  // What the best third could still add, were it like neither: most pairs need not be looked at with every third.
  const upTo = few.map((candidate) => candidate.choice.score + candidate.uses.reduce((sum, { gain }) => sum + gain, 0) + quickGain(candidate, []));
  const top = upTo.map((_, from) => Math.max(Number.NEGATIVE_INFINITY, ...upTo.slice(from + 1)));
  for (const [first, one] of few.entries())
    for (let second = first + 1; second < few.length; second++) {
      const two = [one, few[second] as Candidate];
      if (setValue(two, table) + (top[second] as number) + MOST_SHARED <= most) continue;
      for (let third = second + 1; third < few.length; third++) {
        const three = [...two, few[third] as Candidate];
        const value = setValue(three, table);
        if (value > most) [best, most] = [three, value];
      }
    }
  return best;
}

/** A menu, or more of one: each time the dish that adds most to it. */
function greedy(begun: readonly Candidate[], candidates: readonly Candidate[], table: Table, wanted: number | undefined): Candidate[] {
  const menu = [...begun];
  const left = new Set(candidates).difference(new Set(begun));
  const covered = new Uint8Array(table.items);
  for (const { item } of begun.flatMap(({ uses }) => uses)) covered[item] = 1;
  let coveredCount = covered.reduce((sum, one) => sum + one, 0);
  while (left.size && menu.length < (wanted ?? MOST)) {
    let best: Candidate | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of left) {
      const value = candidate.choice.score + coverageGain(candidate, covered) + quickGain(candidate, menu) - likeness(candidate, menu, menu.length, table);
      if (value > most) [best, most] = [candidate, value];
    }
    if (!best) break;
    const gain = coverageGain(best, covered);
    // Beyond the usual three, another recipe has to earn its place by using something no other uses.
    if (wanted === undefined && menu.length >= FEW && gain === 0 && (coveredCount === table.items || menu.length >= 4)) {
      left.delete(best);
      continue;
    }
    if (most < leastValue(menu.length, table.items) && menu.length > 0) break;
    menu.push(best);
    left.delete(best);
    for (const { item } of best.uses) {
      if (covered[item] === 0) coveredCount++;
      covered[item] = 1;
    }
  }
  return menu;
}

/** What a dish must be worth to come on a menu of so many: little for the first three, and nothing where one thing alone is there. */
function leastValue(count: number, items: number): number {
  if (count >= FEW) return -0.5;
  return items === 1 ? Number.NEGATIVE_INFINITY : -24;
}

/** Swaps single dishes as long as the set as a whole gets better. */
function improve(menu: readonly Candidate[], candidates: readonly Candidate[], table: Table): Choice[] {
  const current = [...menu];
  let value = setValue(current, table);
  for (let round = 0; round < 3; round++) {
    let better = false;
    for (let place = 0; place < current.length; place++)
      for (const candidate of candidates) {
        if (current.includes(candidate)) continue;
        const before = current[place] as Candidate;
        current[place] = candidate;
        const next = setValue(current, table);
        if (next > value + 1e-9) [value, better] = [next, true];
        else current[place] = before;
      }
    if (!better) break;
  }
  // Shown first is what one would cook first: what uses most of what is there.
  const rank = ({ choice, uses }: Candidate) => choice.score + uses.reduce((sum, { gain }) => sum + gain, 0);
  return current.sort((a, b) => rank(b) - rank(a)).map(({ choice }) => choice);
}
