import { chance } from '#kitchen/chance.ts';
import { type Cookbook, isA, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Equipment, Taste } from '#kitchen/recipe.ts';
import { askedGrams } from '#kitchen/stove/portion.ts';
import { type FilledDish, fillDish, type Pantry } from './fill-dish.ts';
import type { Item } from './item.ts';
import { likingFor } from './liking.ts';
import { isLeftOpen } from './open-pack.ts';
import { shortlist } from './shortlist.ts';

export interface MenuWishes {
  readonly recipes?: number | undefined;
  readonly equipment: readonly Equipment[];
  readonly month?: number | undefined;
  readonly seed: number;
  readonly taste?: Taste | undefined;
  /** A kind of which the dishes are to have something, where they can. */
  readonly rather?: string | undefined;
  /** Whether a dish will do that takes one thing of a whole list. */
  readonly besideThePoint?: boolean;
  /** Dish ids and lower-case titles that were shown already. */
  readonly exclude: ReadonlySet<string>;
  /** Whether a filled dish keeps to wishes only the written recipe can tell (its time). */
  readonly suits: (filled: FilledDish) => boolean;
  /** Whether time is short: then a dish may leave out what is only welcome in it. */
  readonly inHurry?: boolean;
}

/** A dish on the menu with what it is worth there. */
export interface Choice extends FilledDish {
  readonly score: number;
  readonly side: FilledDish | null;
}

const CANDIDATES = 44;
const FEW = 3;
const MOST = 6;
/** What it costs two dishes of one menu to be made of just the same things, where there is enough for them not to be; who has six things eats them again. */
const SAME_THINGS = 6;
const SAME_FAMILY = 3.5;
/** Who has pasta and tomatoes eats Italian twice. */
const SAME_CUISINE = 0.6;
/** Less than what a thing to buy costs: nobody buys eggs to use up the eggs. */
const SHARED_SHOPPING = 0.8;
/** Sharing so much of all that is not in every house, two dishes are twins to the eater; and what that costs them. */
const ALIKE = 0.8;
const TWINS = 2;
/** Who has two things eats the same two things. */
const ROOM = 3;
/** What it costs that a cook who wrote them says that they are two ways of one idea. */
const LIKE = 8;
/** What it is worth that one dish finishes what another opens. */
const FINISHED = 0.8;
const SIDE_ISSUE = 4;
/** What says that somebody means to bake, and what says that there is to be dinner. */
const BAKING = [
  'bananas',
  'berries',
  'apples and pears',
  'stone fruit',
  'cherries',
  'chocolates',
  'sugars',
  'syrups',
  'jams',
  'biscuits',
  'baking flavours',
  'dried fruit',
  'raising agents',
  'sweet sauces',
];
const DINNER = [
  'vegetables',
  'soup vegetables',
  'salad vegetables',
  'salad leaves',
  'alliums',
  'raw meats',
  'ready meats',
  'sausages',
  'raw fish',
  'ready fish',
  'shellfish',
  'meat substitutes',
  'cheeses',
  'cooked pulses',
  'dried beans',
  'dried lentils',
  'pasta',
  'noodles',
  'firm tofu',
  'tinned tomatoes',
  'soy sauces',
];
/** These are for dinner or for pudding, as what lies beside them says. */
const EITHER = ['rices', 'cooked rices', 'any bread'];
const NOT_BAKED = 8;
/** What goes bad is bought for a dinner that was planned. */
const FRESH = ['vegetables', 'soup vegetables', 'salad leaves', 'raw meats', 'raw fish', 'shellfish'];
const PUDDING_FOR_DINNER = 3;
/** What dinner is built around, where it lies there; and what it costs a dish to leave it lying. */
const CENTRE = ['raw meats', 'ready meats', 'sausages', 'raw fish', 'shellfish', 'meat substitutes', 'firm tofu'];
const CENTRE_LEFT = 5;
const GADGET = 2;
const OUT_OF_SEASON = 1;
const BOUGHT_OUT_OF_SEASON = 1;
/** About as much as using one thing more. */
const WANTED = 3;
const [FEW_ITEMS, MANY_ITEMS] = [6, 10];

/**
 * The best set of dishes for this pantry: each filled as well as it can be, together using as much as possible of what is there,
 * what is to be used first before all, sharing their shopping, and unlike one another. Fewer where little is sensible.
 */
export function chooseMenu(pantry: Pantry, wishes: MenuWishes, cookbook: Cookbook): Choice[] {
  const isOpen = (dish: Dish) => !wishes.exclude.has(dish.id) && dish.equipment.every((tool) => wishes.equipment.includes(tool));
  const liking = likingFor(wishes.taste, cookbook);
  const scored = shortlist(pantry.items, cookbook.dishes, cookbook, { most: CANDIDATES, starsToBuy: pantry.buysStar ? 1 : 0, isOpen })
    .flatMap((dish) => {
      const filled = fillSuitably(dish, pantry, wishes, cookbook);
      return filled ? [{ ...filled, score: scoreOf(filled, pantry, wishes, cookbook) + liking(dish), side: null }] : [];
    })
    .filter((choice) => isSensible(choice, pantry, cookbook) && (wishes.besideThePoint || sideIssue(choice, pantry.items) < 1))
    .sort((a, b) => b.score - a.score);

  const { candidates, table } = tableOf(scored, pantry.items);
  const menu = improve(greedy(candidates, table, wishes.recipes), candidates, table);
  return withSides(menu, pantry, wishes, cookbook);
}

/** What may stay away from a dish until it is quick enough, at most. */
const LEFT_OUT = 3;

/** The dish filled as the wishes have it; null when it cannot be. In a hurry what is only welcome stays away, the last named first. */
function fillSuitably(dish: Dish, pantry: Pantry, { suits, inHurry }: MenuWishes, cookbook: Cookbook): FilledDish | null {
  let items = pantry.items;
  for (let left = inHurry ? LEFT_OUT : 0; ; left--) {
    const filled = fillDish(dish, { ...pantry, items }, cookbook);
    if (!filled || suits(filled)) return filled;
    const spared = filled.fillings.findLast(({ item, role }) => item && (role.duty === 'welcome' || role.duty === 'season'))?.item;
    if (left === 0 || !spared) return null;
    items = items.filter((item) => item !== spared);
  }
}

const joined = new WeakMap<readonly Item[], string>();

/** What is in the pantry, as one word for the dice; put together once for all dishes. */
function idsOf(items: readonly Item[]): string {
  const known = joined.get(items) ?? items.map(({ ingredient }) => ingredient.id).join();
  joined.set(items, known);
  return known;
}

/** A dish's own worth: what it uses, how much it is made for just these things, the season, a little chance by seed and pantry. */
function scoreOf(filled: FilledDish, pantry: Pantry, wishes: MenuWishes, cookbook: Cookbook): number {
  const stars = filled.fillings.filter((filling) => filling.role.duty === 'star');
  const specific = stars.reduce((sum, star) => sum + (star.option.ingredient ? 1 : breadthBonus(star.option.kind, cookbook)), 0) / Math.max(1, stars.length);
  const inSeason = wishes.month !== undefined && filled.dish.season.includes(wishes.month) ? 0.5 : 0;
  const outOfSeason = wishes.month !== undefined && filled.dish.season.length > 0 && !filled.dish.season.includes(wishes.month) ? OUT_OF_SEASON : 0;
  const ids = idsOf(pantry.items);
  const wanted = wishes.rather && filled.fillings.some(({ ingredient }) => isA(ingredient, wishes.rather as string, cookbook.kinds)) ? WANTED : 0;
  return (
    filled.worth -
    SIDE_ISSUE * sideIssue(filled, pantry.items) +
    1.8 * specific +
    inSeason -
    outOfSeason -
    (buysOutOfSeason(filled, wishes.month, cookbook) ? BOUGHT_OUT_OF_SEASON : 0) +
    wanted +
    (isForGadget(filled.dish, wishes) ? GADGET : 0) -
    misses(filled.dish, pantry.items, cookbook) -
    (leavesCentre(filled, pantry.items, cookbook) ? CENTRE_LEFT : 0) +
    (wishes.seed ? 2.5 : 0.9) * chance(wishes.seed, filled.dish.id, ids)
  );
}

const meant = new WeakMap<readonly Item[], 'baking' | 'dinner' | 'either'>();

/** What the list is for: chocolate, eggs, butter and sugar are for no omelette; a squash and chickpeas are for no pudding. */
function meaningOf(items: readonly Item[], { kinds }: Cookbook): 'baking' | 'dinner' | 'either' {
  const isOf = (names: readonly string[]) => items.some(({ ingredient }) => names.some((kind) => isA(ingredient, kind, kinds)));
  const isSweetened = isOf(BAKING);
  const isDinner = isOf(DINNER);
  return isSweetened && !isDinner && !isOf(EITHER) ? 'baking' : isDinner && !isSweetened ? 'dinner' : 'either';
}

/** What it costs a dish to be sweet where dinner is meant, or savoury where somebody bakes. */
function misses(dish: Dish, items: readonly Item[], cookbook: Cookbook): number {
  const meaning = meant.get(items) ?? meaningOf(items, cookbook);
  meant.set(items, meaning);
  const isForSweets = dish.courses.some(isSweet);
  if (meaning === 'baking') return isForSweets ? 0 : NOT_BAKED;
  return meaning === 'dinner' && isSweet(dish.courses[0]) ? PUDDING_FOR_DINNER : 0;
}

/** Cherries in November: dear, and far from home. */
function buysOutOfSeason({ fillings }: FilledDish, month: number | undefined, { kinds }: Cookbook): boolean {
  const isOut = ({ season }: Ingredient) => season.length > 0 && !season.includes(month as number);
  return month !== undefined && fillings.some(({ from, ingredient }) => from === 'needed' && isA(ingredient, 'fruit', kinds) && isOut(ingredient));
}

const centres = new WeakMap<readonly Item[], ReadonlySet<Item>>();

/** What of the list dinner is built around; told once for all dishes. */
function centreOf(items: readonly Item[], { kinds }: Cookbook): ReadonlySet<Item> {
  const centre = centres.get(items) ?? new Set(items.filter(({ ingredient }) => CENTRE.some((kind) => isA(ingredient, kind, kinds))));
  centres.set(items, centre);
  return centre;
}

function takesCentre({ fillings }: FilledDish, items: readonly Item[], cookbook: Cookbook): boolean {
  const centre = centreOf(items, cookbook);
  return fillings.some(({ item }) => item && centre.has(item));
}

/** Rice porridge with cabbage, for who has chicken too. */
function leavesCentre(filled: FilledDish, items: readonly Item[], cookbook: Cookbook): boolean {
  return centreOf(items, cookbook).size > 0 && !takesCentre(filled, items, cookbook);
}

/** Who names an air fryer or a microwave beside the stove would rather use it. */
function isForGadget({ equipment }: Dish, wishes: MenuWishes): boolean {
  return equipment.some((tool) => tool === 'air fryer' || tool === 'microwave') && wishes.equipment.includes('hob');
}

/**
 * How little of the list it takes: shortbread, for who has pumpkin, sage, butter and pasta; scrambled eggs, for who has eggs and rice.
 * What is in every house (flour, sugar, the butter it fries in) counts half. Of two things one is less beside the point than of three.
 */
function sideIssue({ fillings }: FilledDish, items: readonly Item[]): number {
  const taken = new Map<Item, number>();
  for (const { item, role } of fillings) if (item) taken.set(item, role.duty === 'staple' ? 0.5 : 1);
  const count = [...taken.values()].reduce((sum, part) => sum + part, 0);
  return count < 2 ? Math.min(1, (items.length - 1) / 2) : 0;
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
function isSensible(choice: FilledDish, { items }: Pantry, cookbook: Cookbook): boolean {
  const solid = choice.fillings.filter((filling) => filling.role.duty !== 'staple' && filling.role.duty !== 'season');
  const had = solid.filter((filling) => filling.from === 'have').length;
  const bought = choice.fillings.filter((filling) => filling.from === 'needed').length;
  // A dish whose star is bought has to be about something that is there.
  const star = choice.fillings.find(({ role, from }) => role.duty === 'star' && from === 'needed')?.ingredient;
  if (star && had < 2 && items.length > 1) return false;
  // Gnocchi are fetched for an aubergine; a cauliflower is not, for the end of a cheese.
  if (star && items.length > 2 && FRESH.some((kind) => isA(star, kind, cookbook.kinds))) return false;
  // Who has one thing must shop for any dinner; and who has meat fetches an onion for it.
  return had >= bought || (bought <= 2 && (items.length <= 2 || takesCentre(choice, items, cookbook)));
}

function greedy(candidates: readonly Candidate[], table: Table, wanted: number | undefined): Candidate[] {
  const menu: Candidate[] = [];
  const left = new Set(candidates);
  const covered = new Uint8Array(table.items);
  let coveredCount = 0;
  while (left.size && menu.length < (wanted ?? MOST)) {
    let best: Candidate | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of left) {
      const value = candidate.choice.score + coverageGain(candidate, covered) - likeness(candidate, menu, menu.length, table);
      if (value > most) [best, most] = [candidate, value];
    }
    if (!best) break;
    const gain = coverageGain(best, covered);
    // Beyond the usual three, another recipe has to earn its place by using something no other uses.
    if (wanted === undefined && menu.length >= FEW && gain === 0 && (coveredCount === table.items || menu.length >= 4)) {
      left.delete(best);
      continue;
    }
    if (most < (menu.length < FEW ? -5 : 0.5) && menu.length > 0) break;
    menu.push(best);
    left.delete(best);
    for (const { item } of best.uses) {
      if (covered[item] === 0) coveredCount++;
      covered[item] = 1;
    }
  }
  return menu;
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

/** A choice with what the weighing of sets asks of it again and again. */
interface Candidate {
  readonly number: number;
  readonly choice: Choice;
  /** What of the pantry it uses, by number, and what using each for the first time in the set is worth. */
  readonly uses: readonly { readonly item: number; readonly gain: number }[];
  readonly bought: ReadonlySet<string>;
  /** Ids of the packs it opens and does not finish; of loose tomatoes one takes what one needs. */
  readonly opened: ReadonlySet<string>;
  /** Ids of all in it but staples and seasonings. */
  readonly solid: ReadonlySet<string>;
  /** Ids of all in it but what is in every house. */
  readonly all: ReadonlySet<string>;
}

/** How like each candidate is to each other, reckoned when first asked. */
interface Table {
  readonly items: number;
  readonly width: number;
  readonly likeness: Float64Array;
  /** Room to tick off what a set uses. */
  readonly covered: Uint8Array;
}

function tableOf(choices: readonly Choice[], items: readonly Item[]): { candidates: Candidate[]; table: Table } {
  const numbers = new Map(items.map((item, number) => [item, number]));
  const candidates = choices.map((choice, number): Candidate => {
    const uses = choice.fillings.flatMap(({ item, role }) => {
      // More the sooner it must be used, little for a seasoning.
      const gain = item?.useFirst ? 2 + item.urgency : isSeasoning(role.duty) ? 1.2 : 2.4;
      return item ? [{ item: numbers.get(item) as number, gain }] : [];
    });
    const bought = new Set(choice.fillings.filter(({ from }) => from === 'needed').map(({ ingredient }) => ingredient.id));
    const solid = new Set(choice.fillings.filter(({ role }) => !isSeasoning(role.duty)).map(({ ingredient }) => ingredient.id));
    const opened = new Set(
      choice.fillings
        .filter(({ ingredient, option }) => ingredient.pack?.word && isLeftOpen(ingredient, askedGrams(ingredient, option.ask)))
        .map(({ ingredient }) => ingredient.id),
    );
    const all = new Set(choice.fillings.filter(({ ingredient }) => !ingredient.staple).map(({ ingredient }) => ingredient.id));
    return { number, choice, uses, bought, opened, solid, all };
  });
  const width = candidates.length;
  return {
    candidates,
    table: { items: items.length, width, likeness: new Float64Array(width * width).fill(Number.NaN), covered: new Uint8Array(items.length) },
  };
}

function isSeasoning(duty: string): boolean {
  return duty === 'staple' || duty === 'season';
}

function setValue(menu: readonly Candidate[], table: Table): number {
  const covered = table.covered.fill(0);
  let value = 0;
  for (let index = 0; index < menu.length; index++) {
    const candidate = menu[index] as Candidate;
    value += candidate.choice.score + coverageGain(candidate, covered) - likeness(candidate, menu, index, table);
    for (const { item } of candidate.uses) covered[item] = 1;
  }
  return value;
}

function coverageGain({ uses }: Candidate, covered: Uint8Array): number {
  let gain = 0;
  for (const use of uses) if (covered[use.item] === 0) gain += use.gain;
  return gain;
}

/** How much a dish repeats what is on the menu already, of which the first `count` are looked at. */
function likeness(candidate: Candidate, menu: readonly Candidate[], count: number, table: Table): number {
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const other = menu[index] as Candidate;
    const place = candidate.number * table.width + other.number;
    if (Number.isNaN(table.likeness[place])) table.likeness[place] = likenessOf(candidate, other, table.items);
    sum += table.likeness[place] as number;
  }
  return sum;
}

/** Two dishes are alike in family, in cuisine and in what is in them; sharing their shopping makes up for some. */
function likenessOf(one: Candidate, other: Candidate, items: number): number {
  const choice = Math.min(1, Math.max(0, items - FEW_ITEMS) / (MANY_ITEMS - FEW_ITEMS));
  const [a, b] = [one.choice.dish, other.choice.dish];
  let sum = 0;
  if (a.family === b.family) sum += SAME_FAMILY;
  if (a.cuisine === b.cuisine) sum += SAME_CUISINE;
  if (a.courses[0] !== b.courses[0]) sum -= 0.5;
  for (const id of one.bought) if (other.bought.has(id)) sum -= SHARED_SHOPPING;
  // Once a pair: sharing all they open they would be the same dish.
  if ([...one.opened].some((id) => other.opened.has(id))) sum -= FINISHED;
  const solid = overlap(one.solid, other.solid);
  const all = overlap(one.all, other.all);
  // The same things with the same flavours are one dish, in a pan or on a tray.
  if (all >= ALIKE && items >= ROOM && mealOf(a) === mealOf(b)) sum += a.family === b.family ? 2 * TWINS : TWINS;
  if (a.like.includes(b.id) || b.like.includes(a.id)) sum += LIKE;
  return sum + SAME_THINGS * choice * Math.max(0, solid - 0.4);
}

/** Oats with apples in the morning and apples under oats in the evening are no twins. */
function mealOf({ courses: [first] }: Dish): string {
  return first === 'breakfast' ? 'breakfast' : isSweet(first) ? 'sweet' : 'savoury';
}

function isSweet(course: string | undefined): boolean {
  return course === 'sweet' || course === 'pudding';
}

/** What two sets share, of all there is in them. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const id of one) if (other.has(id)) shared++;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** What no dish takes goes beside one: dressed leaves, toast, rice. Each dish has at most one side. */
function withSides(menu: readonly Choice[], pantry: Pantry, { equipment }: MenuWishes, cookbook: Cookbook): Choice[] {
  const sides = cookbook.sides.filter((side) => side.equipment.every((tool) => equipment.includes(tool)));
  const left = new Set(pantry.items);
  for (const choice of menu) for (const filling of choice.fillings) if (filling.item) left.delete(filling.item);
  return menu.map((choice) => {
    if (choice.dish.sides.length === 0) return choice;
    const side = bestSide(choice, { ...pantry, items: [...left], maxToBuy: 0 }, sides, cookbook);
    for (const filling of side?.fillings ?? []) if (filling.item) left.delete(filling.item);
    return { ...choice, side: side ?? bestSide(choice, { ...pantry, maxToBuy: 0 }, sides, cookbook, STARCHES) };
  });
}

/** Rice for a curry, bread for a soup: wanted even where another recipe of the set uses them too. */
const STARCHES = ['grain', 'noodles', 'couscous', 'bread'];

function bestSide(
  choice: Choice,
  pantry: Pantry,
  sides: readonly Dish[],
  cookbook: Cookbook,
  families: readonly string[] = choice.dish.sides,
): FilledDish | null {
  const taken = new Set(choice.fillings.map((filling) => filling.ingredient.id));
  const free = { ...pantry, items: pantry.items.filter((item) => !taken.has(item.ingredient.id)) };
  let best: FilledDish | null = null;
  for (const dish of sides) {
    if (!choice.dish.sides.includes(dish.family) || !families.includes(dish.family)) continue;
    const filled = fillDish(dish, free, cookbook);
    if (filled && (!best || filled.worth > best.worth)) best = filled;
  }
  return best;
}
