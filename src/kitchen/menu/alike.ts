import { askedGrams } from '#kitchen/cookbook/asked-grams.ts';
import { type Cookbook, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { isSeasoning } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { FilledDish } from './filled-dish.ts';
import type { Item } from './item.ts';
import { leastMinutes } from './least-minutes.ts';
import { centreOf, mealOf } from './meaning.ts';
import { ones } from './ones.ts';
import { isLeftOpen } from './open-pack.ts';

/** A dish on the menu with what it is worth there. */
export interface Choice extends FilledDish {
  readonly score: number;
  readonly side: FilledDish | null;
  /** What of the pantry would fill beside it. */
  readonly beside: Item | null;
}

/** What it costs two dishes of one menu to be made of just the same things, where there is enough for them not to be; who has six things eats them again. */
const SAME_THINGS = 9;
const [SAME_FAMILY, SAME_CUISINE] = [2, 0.8];
/** Three trays of paprika and cumin are one dinner, whatever they are called. */
const [SAME_TASTE, SAME_VESSEL] = [2.5, 1.2];
/** Less than what a thing to buy costs: nobody buys eggs to use up the eggs. */
const SHARED_SHOPPING = 0.8;
/**
 * Sharing so much of all that is not in every house, two dishes of one family are twins to the eater; and what that costs them. Of two
 * families they are what one asked for: each uses all there is, in another way.
 */
const ALIKE = 0.6;
const TWINS = 2;
/** What it costs two of any family where there are ten things to choose from, and more where they are twins. */
const AMID_PLENTY = 13;
/** Who has two things eats the same two things. */
const ROOM = 3;
/** What it costs that a cook who wrote them says that they are two ways of one idea. */
const LIKE = 8;
/** Haddock on potatoes three times is one plate, fried, simmered or baked: a chowder, a pie and fishcakes are three. */
const SAME_PLATE = 5;
/** Families whose dishes lie open on the plate, the main thing beside what fills. */
const OPEN = new Set(['pan suppers', 'tray bakes', 'pasta', 'rice and grains', 'stir-fries', 'noodles', 'stews and braises', 'bowls', 'fried rice']);
const STARCHES = ['potatoes', 'pasta', 'noodles', 'rices', 'grains'];

/** What it is worth that one of the dishes is for an evening without time, and the minutes its steps take by themselves. */
const [QUICK, QUICK_MINUTES] = [3, 20];
/** What it is worth that the rice is eaten beside one of the dishes, where no other takes it. */
const BESIDE = 1.2;
/** What it is worth that one dish finishes what another opens. */
const FINISHED = 0.8;
const [FEW_ITEMS, MANY_ITEMS] = [6, 10];

/** A choice with what the weighing of sets asks of it again and again. */
export interface Candidate {
  readonly number: number;
  readonly choice: Choice;
  /** What of the pantry it uses, by number, and what using each for the first time in the set is worth. */
  readonly uses: readonly { readonly item: number; readonly gain: number }[];
  readonly isQuick: boolean;
  /** The number of what fills the plate, where the dish lies open on it; -1 where there is none. */
  readonly starch: number;
  /** The numbers of what dinner is built around in it. */
  readonly centre: readonly number[];
}

/** Which foods of a candidate are meant: bought for it; in a pack that it opens and does not finish; all but staples and seasonings; all but staples; what it is seasoned with. */
const [BOUGHT, OPENED, SOLID, ALL, TASTE] = [0, 1, 2, 3, 4];
const LISTS = 5;

/** How like each candidate is to each other, reckoned when first asked. */
export interface Table {
  readonly items: number;
  readonly width: number;
  readonly likeness: Float64Array;
  /** For each candidate its four lists of foods, a bit for each food that is in any of them, `words` long. */
  readonly foods: Uint32Array;
  readonly words: number;
  /** Room to tick off what a set uses. */
  readonly covered: Uint8Array;
}

export function tableOf(choices: readonly Choice[], items: readonly Item[], cookbook: Cookbook): { candidates: Candidate[]; table: Table } {
  const numbers = new Map(items.map((item, number) => [item, number]));
  const centre = centreOf(items, cookbook);
  const starches = new Set(items.filter(({ ingredient }) => isAnyOf(ingredient, STARCHES, cookbook.kinds)));
  const candidates = choices.map((choice, number): Candidate => {
    const uses = choice.fillings.flatMap(({ item, role }) => {
      // More the sooner it must be used, little for a seasoning.
      const gain = item?.useFirst ? 2 + item.urgency : isSeasoning(role) ? 1.2 : 2.4;
      return item ? [{ item: numbers.get(item) as number, gain }] : [];
    });
    if (choice.beside) uses.push({ item: numbers.get(choice.beside) as number, gain: BESIDE });
    const isOpen = OPEN.has(choice.dish.family);
    const starch = isOpen ? choice.fillings.find(({ item, role }) => item && starches.has(item) && !isSeasoning(role))?.item : undefined;
    return {
      number,
      choice,
      uses,
      isQuick: leastMinutes(choice.dish) <= QUICK_MINUTES,
      starch: starch ? (numbers.get(starch) as number) : -1,
      centre: choice.fillings.flatMap(({ item }) => (item && centre.has(item) ? [numbers.get(item) as number] : [])),
    };
  });
  const width = candidates.length;
  return {
    candidates,
    table: {
      items: items.length,
      width,
      likeness: new Float64Array(width * width).fill(Number.NaN),
      ...foodsOf(choices),
      covered: new Uint8Array(items.length),
    },
  };
}

function foodsOf(choices: readonly Choice[]): Pick<Table, 'foods' | 'words'> {
  const numbers = new Map<Ingredient, number>();
  for (const { fillings } of choices) for (const { ingredient } of fillings) if (!numbers.has(ingredient)) numbers.set(ingredient, numbers.size);
  const words = (numbers.size + 31) >>> 5;
  const foods = new Uint32Array(choices.length * LISTS * words);
  for (let choice = 0; choice < choices.length; choice++)
    for (const { ingredient, role, from, option } of (choices[choice] as Choice).fillings) {
      const number = numbers.get(ingredient) as number;
      const add = (list: number) => {
        const word = (choice * LISTS + list) * words + (number >>> 5);
        foods[word] = (foods[word] as number) | (1 << (number & 31));
      };
      if (from === 'needed') add(BOUGHT);
      if (ingredient.pack?.word && isLeftOpen(ingredient, askedGrams(ingredient, option.ask))) add(OPENED);
      if (!isSeasoning(role)) add(SOLID);
      if (role.duty === 'season') add(TASTE);
      if (!ingredient.staple) add(ALL);
    }
  return { foods, words };
}

export function setValue(menu: readonly Candidate[], table: Table): number {
  const covered = table.covered.fill(0);
  let value = 0;
  for (let index = 0; index < menu.length; index++) {
    const candidate = menu[index] as Candidate;
    value += candidate.choice.score + coverageGain(candidate, covered) - likeness(candidate, menu, index, table);
    for (const { item } of candidate.uses) covered[item] = 1;
  }
  if (menu.some(({ isQuick }) => isQuick)) value += QUICK;
  return value;
}

/** What a dish adds to a menu by being its first quick one. */
export function quickGain({ isQuick }: Candidate, menu: readonly Candidate[]): number {
  return isQuick && !menu.some((other) => other.isQuick) ? QUICK : 0;
}

export function coverageGain({ uses }: Candidate, covered: Uint8Array): number {
  let gain = 0;
  for (const use of uses) if (covered[use.item] === 0) gain += use.gain;
  return gain;
}

/** How much a dish repeats what is on the menu already, of which the first `count` are looked at. */
export function likeness(candidate: Candidate, menu: readonly Candidate[], count: number, table: Table): number {
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const other = menu[index] as Candidate;
    const place = candidate.number * table.width + other.number;
    if (Number.isNaN(table.likeness[place])) table.likeness[place] = likenessOf(candidate, other, table);
    sum += table.likeness[place] as number;
  }
  return sum;
}

/** Two dishes are alike in family, in cuisine and in what is in them; sharing their shopping makes up for some. */
function likenessOf(one: Candidate, other: Candidate, table: Table): number {
  const { items } = table;
  const choice = Math.min(1, Math.max(0, items - FEW_ITEMS) / (MANY_ITEMS - FEW_ITEMS));
  const [a, b] = [one.choice.dish, other.choice.dish];
  let sum = 0;
  if (a.family === b.family) sum += SAME_FAMILY;
  if (a.cuisine === b.cuisine) sum += SAME_CUISINE;
  if (a.vessel === b.vessel) sum += SAME_VESSEL;
  sum += SAME_TASTE * overlap(one, other, TASTE, table);
  if (a.courses[0] !== b.courses[0]) sum -= 0.5;
  sum -= SHARED_SHOPPING * shared(one, other, BOUGHT, table);
  // Once a pair: sharing all they open they would be the same dish.
  if (shared(one, other, OPENED, table) > 0) sum -= FINISHED;
  const solid = overlap(one, other, SOLID, table);
  const all = overlap(one, other, ALL, table);
  // The same things with the same flavours are one dish, in a pan or on a tray.
  if (all >= ALIKE && items >= ROOM && mealOf(a) === mealOf(b)) sum += AMID_PLENTY * choice + (a.family === b.family ? TWINS + AMID_PLENTY * choice : 0);
  if (one.starch >= 0 && one.starch === other.starch && one.centre.some((number) => other.centre.includes(number))) sum += SAME_PLATE;
  if (a.like.includes(b.id) || b.like.includes(a.id)) sum += LIKE;
  return sum + SAME_THINGS * choice * Math.max(0, solid - 0.4);
}

/** How many foods of a list two dishes share. */
function shared(one: Candidate, other: Candidate, list: number, { foods, words }: Table): number {
  let count = 0;
  const [first, second] = [(one.number * LISTS + list) * words, (other.number * LISTS + list) * words];
  for (let word = 0; word < words; word++) count += ones((foods[first + word] as number) & (foods[second + word] as number));
  return count;
}

/** What two dishes share of a list, of all there is in both. */
function overlap(one: Candidate, other: Candidate, list: number, table: Table): number {
  const both = shared(one, other, list, table);
  const all = shared(one, one, list, table) + shared(other, other, list, table) - both;
  return all === 0 ? 0 : both / all;
}
