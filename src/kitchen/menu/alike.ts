import { isSeasoning } from '#kitchen/cookbook/dish.ts';
import { askedGrams } from '#kitchen/stove/portion.ts';
import type { FilledDish } from './fill-dish.ts';
import type { Item } from './item.ts';
import { mealOf } from './meaning.ts';
import { isLeftOpen } from './open-pack.ts';

/** A dish on the menu with what it is worth there. */
export interface Choice extends FilledDish {
  readonly score: number;
  readonly side: FilledDish | null;
}

/** What it costs two dishes of one menu to be made of just the same things, where there is enough for them not to be; who has six things eats them again. */
const SAME_THINGS = 9;
const SAME_FAMILY = 3.5;
/** Who has pasta and tomatoes eats Italian twice. */
const SAME_CUISINE = 0.6;
/** Less than what a thing to buy costs: nobody buys eggs to use up the eggs. */
const SHARED_SHOPPING = 0.8;
/** Sharing so much of all that is not in every house, two dishes are twins to the eater; and what that costs them. */
const ALIKE = 0.74;
const TWINS = 5;
/** What it costs them more where there are ten things to choose from. */
const AMID_PLENTY = 5;
/** Who has two things eats the same two things. */
const ROOM = 3;
/** What it costs that a cook who wrote them says that they are two ways of one idea. */
const LIKE = 8;
/** What it is worth that one dish finishes what another opens. */
const FINISHED = 0.8;
const [FEW_ITEMS, MANY_ITEMS] = [6, 10];

/** A choice with what the weighing of sets asks of it again and again. */
export interface Candidate {
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
export interface Table {
  readonly items: number;
  readonly width: number;
  readonly likeness: Float64Array;
  /** Room to tick off what a set uses. */
  readonly covered: Uint8Array;
}

export function tableOf(choices: readonly Choice[], items: readonly Item[]): { candidates: Candidate[]; table: Table } {
  const numbers = new Map(items.map((item, number) => [item, number]));
  const candidates = choices.map((choice, number): Candidate => {
    const uses = choice.fillings.flatMap(({ item, role }) => {
      // More the sooner it must be used, little for a seasoning.
      const gain = item?.useFirst ? 2 + item.urgency : isSeasoning(role) ? 1.2 : 2.4;
      return item ? [{ item: numbers.get(item) as number, gain }] : [];
    });
    const bought = new Set(choice.fillings.filter(({ from }) => from === 'needed').map(({ ingredient }) => ingredient.id));
    const solid = new Set(choice.fillings.filter(({ role }) => !isSeasoning(role)).map(({ ingredient }) => ingredient.id));
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

export function setValue(menu: readonly Candidate[], table: Table): number {
  const covered = table.covered.fill(0);
  let value = 0;
  for (let index = 0; index < menu.length; index++) {
    const candidate = menu[index] as Candidate;
    value += candidate.choice.score + coverageGain(candidate, covered) - likeness(candidate, menu, index, table);
    for (const { item } of candidate.uses) covered[item] = 1;
  }
  return value;
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
    if (Number.isNaN(table.likeness[place])) table.likeness[place] = likenessOf(candidate, other, table.items);
    sum += table.likeness[place] as number;
  }
  return sum;
}

/** Two dishes are alike in family, in cuisine and in what is in them; sharing their shopping makes up for some. */
export function likenessOf(one: Candidate, other: Candidate, items: number): number {
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
  const twins = TWINS + AMID_PLENTY * choice;
  if (all >= ALIKE && items >= ROOM && mealOf(a) === mealOf(b)) sum += a.family === b.family ? 2 * twins : twins;
  if (a.like.includes(b.id) || b.like.includes(a.id)) sum += LIKE;
  return sum + SAME_THINGS * choice * Math.max(0, solid - 0.4);
}

/** What two sets share, of all there is in them. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const id of one) if (other.has(id)) shared++;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
