import { chance } from '#kitchen/chance.ts';
import { isAffordable } from '#kitchen/cookbook/affordable.ts';
import { askedGrams } from '#kitchen/cookbook/asked-grams.ts';
import { type Cookbook, isA, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Ask, Dish, Garnish, Text } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { ShelfTouch } from '#kitchen/cookbook/shelf-touch.ts';
import { isAllowed } from '#kitchen/menu/diets.ts';
import type { Pantry } from '#kitchen/menu/filled-dish.ts';
import type { Item } from '#kitchen/menu/item.ts';
import { fillSamePlace, fillTwice } from '#kitchen/menu/same-place.ts';
import type { Equipment, Extra } from '#kitchen/recipe.ts';
import { remembered } from '#kitchen/remembered.ts';
import { formatIngredient } from '#kitchen/stove/format-amount.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { fullName, inTin, shortName } from '#kitchen/stove/names.ts';
import { portion } from '#kitchen/stove/portion.ts';
import { sayAside } from './aside.ts';
import { isOfItsSort, suits } from './suits.ts';

const ADD_ONS = 3;
const FEWEST_ADD_ONS = 2;

export interface ExtrasScene {
  readonly dish: Dish;
  readonly helpings: readonly Helping[];
  /** What of them is eaten beside the dish. */
  readonly beside: readonly Helping[];
  readonly servings: number;
  readonly pantry: Pantry;
  /** What there is to cook on. */
  readonly equipment: readonly Equipment[];
  readonly cookbook: Cookbook;
  readonly seed: string;
  /** Ids of touches other recipes of the same answer have: no two alike. */
  readonly taken: ReadonlySet<string>;
  /** Ids of what the visitor has and no recipe uses: it comes first. */
  readonly unused: ReadonlySet<string>;
  /** Whether a sentence names nothing that the visitor must not eat; `beside` is the id of a food that comes with it. */
  readonly isSaid: (words: string, beside?: string) => boolean;
}

interface Candidate {
  readonly ingredient: Ingredient;
  /** null for a trick: nothing more of it goes in. */
  readonly ask: Ask | null;
  readonly how: string;
  readonly why: string;
  readonly own: boolean;
  readonly order: number;
}

/** The gourmet touch and the add-ons of a recipe; null when the cookbook has no touch at all for this visitor. */
export function chooseExtras(scene: ExtrasScene): { touch: Extra; addOns: Extra[] } | null {
  let shelf: readonly Ranked[] | undefined;
  // Most dishes have enough of their own: what suits many is looked through only when it is wanted.
  const general = () => (shelf ??= ranked(fromShelf(scene), scene));
  const touch = chooseTouch(scene, general);
  return touch && { touch: toExtra(touch, scene), addOns: chooseAddOns(scene, touch, general).map((found) => toExtra(found, scene)) };
}

/** What is to be saved first, then what can be done with the dish's own food or is in the house, else a small purchase. Nothing that the visitor must not eat. */
function chooseTouch(scene: ExtrasScene, general: () => readonly Ranked[]): Candidate | null {
  const written = ranked([...tricksOf(scene), ...scene.dish.touches.flatMap((touch) => candidate(scene, touch))], scene);
  const best = (found: readonly Ranked[]) => [...found].sort((a, b) => a.rank - b.rank).find(({ candidate }) => isSayable(candidate, scene));
  const atHome = best([...written, ...ranked(fromShelf(scene, suits, true), scene)]);
  // Nothing that is bought and written for many dishes comes before this.
  if (atHome && atHome.rank < FOR_MANY) return atHome.candidate;
  return best([...written, ...general()])?.candidate ?? null;
}

/** Two to four things that would lift it, each a few dollars at most. */
function chooseAddOns(scene: ExtrasScene, touch: Candidate, general: () => readonly Ranked[]): Candidate[] {
  const written = ranked(
    scene.dish.addOns.flatMap((addOn) => candidate(scene, addOn)),
    scene,
  );
  const seen = new Set([touch.ingredient.id]);
  const chosen: Candidate[] = [];
  const choose = (found: readonly Ranked[], most: number) => {
    for (const { candidate } of found) {
      if (chosen.length >= most) return;
      if (seen.has(candidate.ingredient.id) || !isSayable(candidate, scene)) continue;
      seen.add(candidate.ingredient.id);
      chosen.push(candidate);
    }
  };
  // More of what is there already lifts nothing: a lemon beside a lime, microwave rice where rice lies.
  const sorts = new Set([...scene.helpings, ...scene.pantry.items].map(({ ingredient }) => ingredient.kinds[0]));
  // Nor does frozen spinach in a dish of spinach, though it comes from another shelf.
  const foods = new Set(scene.helpings.map(({ ingredient }) => ingredient.short));
  const isMore = ({ candidate: { ingredient, own } }: Ranked) =>
    !scene.pantry.staples.has(ingredient.id) &&
    !foods.has(ingredient.short) &&
    (own || !sorts.has(ingredient.kinds[0])) &&
    !scene.beside.some((helping) => fillTwice(helping.ingredient, ingredient, scene.cookbook));
  choose(written.filter(isMore), ADD_ONS);
  const own = chosen.length;
  // What suits many dishes is said to suit none in particular: it comes only where too little is written for this one.
  if (chosen.length < FEWEST_ADD_ONS) choose(general().filter(isMore), FEWEST_ADD_ONS);
  // Who may eat little still gets two: what suits other dishes of the sort.
  if (chosen.length < FEWEST_ADD_ONS) choose(ranked(fromShelf(scene, isOfItsSort), scene), FEWEST_ADD_ONS);
  // Written for this dish it has its reason with it; written for many, the reason is told beside it.
  return chosen.map((candidate, place) => (place < own ? candidate : { ...candidate, how: `${candidate.how} ${candidate.why}`, why: '' }));
}

/** What has words for this filling, and none of them of what must not be eaten. */
function isSayable({ ingredient, how, why }: Candidate, { isSaid }: ExtrasScene): boolean {
  return how !== '' && isSaid(`${how} ${why}`, ingredient.id);
}

interface Ranked {
  readonly candidate: Candidate;
  readonly rank: number;
}

/** What costs a few dollars at most or is there already, best first. */
function ranked(candidates: readonly Candidate[], scene: ExtrasScene): Ranked[] {
  return candidates
    .filter(({ ingredient, ask, own }) => (own ? isThere(ingredient, ask, scene) : isAffordable(ingredient)))
    .map((candidate) => ({ candidate, rank: rank(candidate, scene) }))
    .sort((a, b) => a.rank - b.rank);
}

/** What it is worth to use what no recipe does; a jar that keeps for half a year need not be used, and does not come before a good idea. */
const [SAVED, SAVED_JAR, LASTING] = [20, 6, 180];

function rank(candidate: Candidate, scene: ExtrasScene): number {
  const { ingredient, ask, own, order } = candidate;
  const saved = scene.unused.has(ingredient.id) ? ((ingredient.keeps.pantry ?? 0) >= LASTING ? -SAVED_JAR : -SAVED) : 0;
  const repeated = scene.taken.has(ingredient.id) ? 30 : 0;
  return (
    order +
    repeated +
    saved +
    (ask ? COMMONNESS * (scene.cookbook.commonness.get(ingredient.id) ?? 0) : -FREE) -
    (own ? 10 : 0) +
    DEAR * Math.max(0, spentOn(candidate) - CHEAP) +
    6 * chance(scene.seed, scene.dish.id, ingredient.id)
  );
}

/** Dollars that one spends on a small thing without thinking, and what each beyond them costs it. */
const [CHEAP, DEAR] = [1.5, 3];

/** What one spends on it: nothing on what is there, a share of a jar that keeps, all of what is mostly used up. */
function spentOn({ ingredient, ask, own }: Candidate): number {
  if (own || !ask) return 0;
  return portionOf(ingredient, askedGrams(ingredient, ask)).portion?.price ?? ingredient.pack?.price ?? 0;
}

/** What it is worth beside being there already that a touch is something done, not something more. */
const FREE = 3;
/** What it costs that another dish has it too: capers lift many dishes, and need not lift them all. */
const COMMONNESS = 0.12;

/** A food of its own, written for this dish. */
function candidate(scene: ExtrasScene, { ingredient: id, ask, ...words }: Garnish): Candidate[] {
  const ingredient = scene.cookbook.ingredients.get(id);
  if (!ingredient || !isWelcome(ingredient, scene)) return [];
  return [worded(words, scene, { ingredient, ask, own: isOwn(ingredient, scene), order: 0 })];
}

/** In the words for what is in the dish; said only when it is looked at, for mostly the first will do. */
function worded(words: { how: Text; why: Text }, { helpings, cookbook }: ExtrasScene, rest: Omit<Candidate, 'how' | 'why'>): Candidate {
  return {
    ...rest,
    get how() {
      return sayAside(words.how, helpings, cookbook);
    },
    get why() {
      return sayAside(words.why, helpings, cookbook);
    },
  };
}

/** What can be done with what is in the dish. */
function tricksOf(scene: ExtrasScene): Candidate[] {
  const { dish, helpings, beside, equipment, cookbook } = scene;
  const hasStove = equipment.includes('hob') || equipment.includes('oven');
  return dish.tricks.flatMap(({ role, how, why }) => {
    // The red cabbage beside it has vinegar in a role of the same name.
    const own = helpings.filter((one) => one.role === role && one.from !== 'needed' && !beside.includes(one));
    const [first, second] = own;
    if (!first) return [];
    const saidOf = (one: Helping) =>
      sayAside(
        how,
        helpings.filter((other) => other.role !== role || other === one),
        cookbook,
      );
    const said = second ? sayAside(how, helpings, cookbook) : '';
    // Of two that share the role, what the words are about.
    const meant = second ? own.find((one) => saidOf(one) === said) : first;
    const trick = worded({ how, why }, scene, { ingredient: (meant ?? first).ingredient, ask: null, own: true, order: 0 });
    return hasStove || !WANTS_STOVE.test(trick.how) ? [trick] : [];
  });
}

/** How far what suits many dishes stands behind what is written for one. */
const FOR_MANY = 8;

/** Touches that suit many dishes: those for what is in the house, and, unless only these are wanted, the affordable others. */
function fromShelf(scene: ExtrasScene, fits: typeof suits = suits, onlyAtHome = false): Candidate[] {
  const there = namesOf(scene.pantry.items, scene.cookbook);
  return suitable(scene, fits).flatMap(({ touch, index }) => {
    const own = there.has(touch.what) ? scene.pantry.items.filter((item) => isA(item.ingredient, touch.what, scene.cookbook.kinds)) : [];
    const named = scene.cookbook.ingredients.get(touch.what);
    if (onlyAtHome && own.length === 0 && !(named && isOwn(named, scene))) return [];
    const ingredients = own.length ? own.map((item) => item.ingredient) : named ? [named] : [];
    return ingredients
      .filter((ingredient) => isWelcome(ingredient, scene))
      .map((ingredient) => {
        const it = `the ${shortName(ingredient, portion(ingredient, askedGrams(ingredient, touch.ask), touch.ask.unit))}`;
        return {
          ingredient,
          ask: touch.ask,
          how: touch.how.replaceAll('{it}', it),
          why: touch.why.replaceAll('{it}', it),
          own: isOwn(ingredient, scene),
          order: FOR_MANY + 4 * chance(scene.seed, index),
        };
      });
  });
}

/** Everything that the visitor's things are called by, their kinds included. */
const namesOf = remembered(
  (items: readonly Item[], { kinds }: Cookbook): ReadonlySet<string> =>
    new Set(items.flatMap(({ ingredient }) => [ingredient.id, ingredient.name, ...kindsOf(ingredient, kinds)])),
);

/** What cannot be done with a microwave or a kettle alone. */
const WANTS_STOVE = /\b(?:pan|oven|grill|tray|simmer|fry|fried|sizzle|brown|toast|boil)/i;
/** Where nothing is cooked, nothing is stirred in off the heat. */
const WANTS_HEAT = /\b(?:heat|hot|pan|oven|simmer|fry|fried|sizzle|warm|toast|melt|boil)/i;

interface Placed {
  readonly touch: ShelfTouch;
  readonly index: number;
}
const suited = new WeakMap<Dish, { readonly of: readonly ShelfTouch[]; readonly found: readonly Placed[] }>();

/** The touches that suit a dish, with their places on the shelf; found once a dish. */
function suitable({ dish, cookbook }: ExtrasScene, fits: typeof suits): readonly Placed[] {
  const isCold = dish.equipment.length === 0;
  const find = () => cookbook.touches.flatMap((touch, index) => (fits(touch.suits, dish) && !(isCold && WANTS_HEAT.test(touch.how)) ? [{ touch, index }] : []));
  if (fits !== suits) return find();
  let known = suited.get(dish);
  if (known?.of !== cookbook.touches) {
    known = { of: cookbook.touches, found: find() };
    suited.set(dish, known);
  }
  return known.found;
}

function hasItsLike(ingredient: Ingredient, { helpings, cookbook }: ExtrasScene): boolean {
  return helpings.some((helping) => fillSamePlace(ingredient, helping.ingredient, cookbook));
}

function isWelcome(ingredient: Ingredient, scene: ExtrasScene): boolean {
  // Known by its kind alone: a touch of parsley sauce is not what somebody meant by a table sauce.
  if (!scene.cookbook.ingredients.has(ingredient.id)) return false;
  if (!isAllowed(ingredient, scene.pantry.bans, scene.cookbook) || hasItsLike(ingredient, scene)) return false;
  if (scene.helpings.some((helping) => helping.ingredient.id === ingredient.id)) return false;
  const isOtherForm = (other: Ingredient) => other !== ingredient && withoutForm(other) === withoutForm(ingredient);
  return !scene.helpings.some((helping) => isOtherForm(helping.ingredient)) && !scene.pantry.items.some((item) => isOtherForm(item.ingredient));
}

/** Who has green beans in the freezer buys no fresh ones to go beside. */
const withoutForm = remembered(({ plural }: Ingredient) => plural.replace(/^(?:frozen|cooked|leftover) /, ''));

function isOwn(ingredient: Ingredient, { pantry }: ExtrasScene): boolean {
  return pantry.staples.has(ingredient.id) || pantry.items.some((item) => item.ingredient.id === ingredient.id);
}

/** Who has three eggs is not offered four. */
function isThere(ingredient: Ingredient, ask: Ask | null, { pantry, servings, dish }: ExtrasScene): boolean {
  const grams = pantry.items.find((item) => item.ingredient.id === ingredient.id)?.grams;
  return !grams || !ask || askedGrams(ingredient, ask) * factorOf(ask, servings / dish.serves) <= grams * ENOUGH;
}

/** A little less than written is enough of what is strewn over. */
const ENOUGH = 1.2;

/** One lemon does for four as for two; of eggs and flatbreads everybody has their own. */
const factorOf = (ask: Ask, times: number) => (ask.unit === '' && ask.quantity < 2 ? 1 : times);

/** A pinch of saffron costs what it costs, not what the jar does: both are said. */
function portionOf({ pack }: Ingredient, grams: number): Pick<Extra, 'portion'> {
  if (!pack?.price || grams > pack.grams / 2) return {};
  return { portion: { price: Math.max(0.05, Math.round((pack.price * grams * 20) / pack.grams) / 20), pack: pack.word ?? 'pack' } };
}

/** What was written of two gherkins, said of the one that is enough for fewer eaters. */
const ofOne = (how: string) =>
  how
    .replace(/\bthem\b/, 'it')
    .replace(/\bthey are\b/, 'it is')
    .replace(/\btheir\b/, 'its');

function toExtra({ ingredient, ask, how, why, own }: Candidate, scene: ExtrasScene): Extra {
  const said = { id: ingredient.id, name: ingredient.name, how, ...(why ? { why } : {}), own, allergens: ingredient.allergens };
  if (!ask) {
    const helping = scene.helpings.find((one) => one.ingredient === ingredient);
    return { ...said, line: `the ${shortName(ingredient, helping?.amount ?? null)}`, price: null };
  }
  const factor = factorOf(ask, scene.servings / scene.dish.serves);
  const amount = portion(ingredient, askedGrams(ingredient, ask) * factor, ask.unit);
  const name = amount.unit === 'tin' ? inTin(ingredient) : fullName(ingredient, amount);
  const line = formatIngredient({ id: ingredient.id, name, amount, line: '', from: 'have', useFirst: false });
  const isOneOfSeveral = ask.unit === '' && ask.quantity > 1 && amount.unit === '' && amount.quantity <= 1;
  return {
    ...said,
    how: isOneOfSeveral ? ofOne(how) : how,
    line: line.replace(/, about .*$/, ''),
    amount,
    price: own ? null : (ingredient.pack?.price ?? null),
    ...(own ? {} : portionOf(ingredient, amount.grams)),
  };
}
