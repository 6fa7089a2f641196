import { askedGrams } from '#kitchen/cookbook/asked-grams.ts';
import { type Cookbook, isA, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { type Ask, isSeasoning, type Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { FilledDish, Filling } from './filled-dish.ts';
import { isForToday } from './item.ts';
import { supposed } from './supposed.ts';

export const MOST_SERVINGS = 8;
/** Grams of a piece that is somebody's dinner (a thigh, a chop, a fillet), and of meat or fish that is enough for two. */
export const [PORTION, FOR_TWO] = [100, 240];
/** Of these one piece is a dinner. */
export const ONE_EACH = ['white fish', 'oily fish', 'chops', 'steaks'];
/** Between these, in parts of what is asked, a star alone sends nobody away and asks nobody in; raw meat and fish go in whole. */
export const SAME_TABLE = { least: 0.49, most: 1.36 };
/** Raw meat and fish are cooked while they are there; of a glut of cabbage one takes what is needed. */
const COOKED_AT_ONCE = ['raw meats', 'minces', 'sausages', 'raw fish', 'shellfish'];
/** An open packet of it is good for days, and more of it only salts the pan. */
const CURED = 'bacons';
/** One cauliflower is dinner for two at least. */
const LEAST_SUPPOSED = 2;
/** How many times the usual people a dish is made for, to use up what is not meat. */
const AT_MOST_TIMES = 2;
/** Nobody parts an egg in smaller shares than halves. */
const [EGG, LEAST_EGG] = ['egg', 24];
/** A dish for one can be made for a family of so many, who eat all of it. */
export const FAMILY = 4;
/** What is beside the meat does with so much of what is asked of it. */
const STRETCHED = 0.4;
/** How much of what is asked must be there: of the star itself, of another one beside it, and of what it cannot do without. */
const ENOUGH = { first: 0.4, other: 0.25, need: 0.4 };
/** Grams that are the end of something rather than all there is to eat. */
const LITTLE = 120;
/** Grams of all that is solid which are dinner for two. */
const ALL_FOR_TWO = 400;
/** How near what was typed with an amount must be to what is asked, for the number at table to change: in parts of what is asked. */
const CLOSE = { least: 0.7, most: 1.3 };
/** And where pieces were counted that are a portion each: two large fillets of 400 g are for two, though three could eat of them. */
const TYPED = { least: 0.5, most: 1.6 };

/**
 * How many the recipe serves: as wished; else as many as the stated amounts feed, fewer when there is too little of a star,
 * more when there is more of what must be used up; else the dish's own number.
 */
export function servingsFor(filled: FilledDish, wished: number | undefined, cookbook: Cookbook): number {
  return wished || servesOfItself(filled, cookbook);
}

/** Asked of each dish by whoever looks whether it is enough, and again when it is weighed. */
const servesOfItself = remembered((filled: FilledDish, cookbook: Cookbook): number => {
  const own = filled.dish.serves;
  const first = filled.fillings.find(({ role }) => role.duty === 'star')?.role;
  const feeds = filled.fillings.flatMap((filling): Feeds[] => {
    const { role, item, ingredient, option } = filling;
    const isFresh = isCookedAtOnce(ingredient, cookbook);
    // Half a kilo of mince that was typed is cooked, in a dish that only welcomes it too.
    const isToBeCooked = role.duty === 'welcome' && (item?.grams ?? 0) >= FOR_TWO && isFresh;
    if ((role.duty !== 'star' && !isToBeCooked) || !item) return [];
    if (filled.fillings.some((other) => other !== filling && other.role === role)) return [];
    const asked = askedGrams(ingredient, option.ask);
    // What is only supposed to be there makes a dish for fewer, and keeps nobody from the third chop.
    const forSo = Math.max(LEAST_SUPPOSED, (Math.min(asked, supposed(filling, 1)) * own) / asked);
    if (!item.grams) return forSo < own ? [{ people: forSo, enoughFor: forSo, isFresh: false }] : [];
    // Half a pepper makes the vegetables fewer, not the people.
    if (role !== first && item.grams < LITTLE) return [];
    const people = (item.grams * own) / asked;
    const pieces = item.pieces ?? item.grams / (ingredient.pieceGrams ?? Number.POSITIVE_INFINITY);
    const near = item.pieces && item.grams >= PORTION * item.pieces ? TYPED : CLOSE;
    const isOneEach = Number.isInteger(pieces) && people / pieces >= near.least && people / pieces <= near.most;
    // Three fillets are for three.
    const isSmall = (ingredient.pieceGrams ?? SMALL_CHOP) < SMALL_CHOP && isA(ingredient, CHOPS, cookbook.kinds);
    if (isOneEach && !isSmall && isAnyOf(ingredient, ONE_EACH, cookbook.kinds)) return [{ people: pieces, enoughFor: pieces, isFresh, isOneEach: true }];
    // Six sausages are two each for three, not one and a half for four; and so are six small chops.
    const pairs = pieces / 2;
    const arePairs =
      item.pieces !== undefined && Number.isInteger(pairs) && pairs <= MOST_PAIRS && people / pairs >= CLOSE.least && people / pairs <= TYPED.most;
    if (arePairs && (isA(ingredient, SAUSAGES, cookbook.kinds) || isSmall)) return [{ people: pairs, enoughFor: pairs, isFresh, isOneEach: true }];
    if (isFresh) return [{ people: asEven(people), enoughFor: people, isFresh }];
    // A glut of courgettes makes a larger dish, not one for six with fifteen eggs.
    return [{ people: Math.min(people, item.useFirst ? AT_MOST_TIMES * own : own), enoughFor: people, isFresh }];
  });
  const people = fewest(feeds);
  // A little more or less than asked is no reason to change the number at table.
  const least = isOfEggs(filled) ? WITH_EGGS : SAME_TABLE.least;
  const isCounted = feeds.some(({ isOneEach }) => isOneEach);
  if (feeds.length === 0 || (!isCounted && people > own * least && people < own * SAME_TABLE.most)) return feedsFamily(filled) ? FAMILY : own;
  const fewestAtTable = feedsTwo(filled, cookbook) ? Math.min(2, own) : 1;
  return Math.max(fewestAtTable, Math.min(Math.max(MOST_SERVINGS, own), Math.round(people)));
});

/** For how many a dish is made by one thing that is there, and for how many there would be enough of it; fresh meat and fish are cooked while they are there. */
interface Feeds {
  readonly people: number;
  readonly enoughFor: number;
  readonly isFresh: boolean;
  /** A fillet or a chop each. */
  readonly isOneEach?: true;
}

/** As many as there is enough of everything for; but rather all the mince with a little less pak choi than half the mince. */
function fewest(feeds: readonly Feeds[]): number {
  const least = (some: readonly Feeds[]) => Math.min(...some.map(({ people }) => people));
  const fresh = least(feeds.filter(({ isFresh }) => isFresh));
  return least(feeds.filter(({ isFresh, enoughFor }) => isFresh || fresh === Number.POSITIVE_INFINITY || enoughFor < fresh * STRETCHED));
}

/** Who has two aubergines, 400 g of tomatoes and pasta cooks for four: a dish for two would leave half of each. */
function feedsFamily({ dish: { serves }, fillings }: FilledDish): boolean {
  if (serves * 2 !== FAMILY) return false;
  const counted = fillings.filter(({ role, item }) => !isSeasoning(role) && item?.grams);
  const feeds = counted.map(({ role, item, ingredient, option }) => {
    const share = askedGrams(ingredient, option.ask) / fillings.filter((other) => other.role === role).length;
    const least = isEggEach(ingredient, option.ask, serves) ? FAMILY : FAMILY * CLOSE.least;
    return { isStar: role.duty === 'star', isPlenty: ((item?.grams ?? 0) * serves) / share >= least };
  });
  const plenty = feeds.filter(({ isPlenty }) => isPlenty);
  return feeds.length >= 2 && plenty.length > feeds.length / 2 && feeds.every(({ isStar, isPlenty }) => !isStar || isPlenty);
}

const [SAUSAGES, CHOPS, MOST_PAIRS] = ['sausages', 'chops', 4];
/** Grams of a chop of which one is dinner; bone and all. */
const SMALL_CHOP = 130;

/** An omelette with less of its eggs than this is for fewer. */
const WITH_EGGS = 0.75;

const isOfEggs = ({ fillings }: FilledDish) => fillings.find(({ role }) => role.duty === 'star')?.ingredient.name === EGG;

/** Three eggs on top of four bowls leave one without; in an omelette nobody counts them. */
function isEggEach({ name }: Ingredient, { quantity, unit }: Ask, serves: number): boolean {
  return name === EGG && unit === '' && quantity === serves;
}

const isCookedAtOnce = (ingredient: Ingredient, { kinds }: Cookbook) => isAnyOf(ingredient, COOKED_AT_ONCE, kinds) && !isA(ingredient, CURED, kinds);

/** Meat for five is for four who eat well: few cook for five. */
function asEven(people: number): number {
  const even = 2 * Math.round(people / 2);
  return even > 0 && people / even >= CLOSE.least && people / even <= CLOSE.most ? even : people;
}

/** So many times what goes in may lie there of raw meat that keeps a few days: of six shanks nobody cooks two. */
const MOST_LEFT_RAW = 1.6;

/** For how many a recipe is, and whether that follows from what there is for it, not from a wish or from the rest of the menu. */
export interface Servings {
  readonly number: number;
  readonly isOwn: boolean;
}

/**
 * For how many each dish of a menu is. Where nothing was wished: all its dinners for the number that most of them can be for, with what
 * there is for them; of two such numbers the one that finishes the fresh meat or fish, then the one more of them are for by themselves, and
 * nobody eats alone whose dinner could be for two. Who chooses between three dinners cooks for the same people.
 */
export function servingsOfMenu(
  menu: readonly FilledDish[],
  wished: number | undefined,
  cookbook: Cookbook,
  isInTime: (filled: FilledDish, number: number) => boolean,
): ReadonlyMap<FilledDish, Servings> {
  if (wished) return new Map(menu.map((filled) => [filled, { number: wished, isOwn: false }]));
  const own = new Map(menu.map((filled) => [filled, servingsFor(filled, undefined, cookbook)]));
  const dinners = menu.filter(isDinner);
  const can = (filled: FilledDish, number: number) => own.get(filled) === number || (canServe(filled, number, cookbook) && isInTime(filled, number));
  const votes = [...new Set(dinners.map((filled) => own.get(filled) as number))].map((number) => {
    const forIt = dinners.filter((filled) => own.get(filled) === number);
    return {
      number,
      able: dinners.filter((filled) => can(filled, number)),
      own: forIt.length,
      fresh: forIt.filter((filled) => hasFresh(filled, cookbook)).length,
    };
  });
  const isAlone = ({ number }: (typeof votes)[number]) => Number(number === 1);
  const family = isMuch(menu) ? FAMILY : Number.POSITIVE_INFINITY;
  // Because of an omelette for one nobody eats the carbonara alone, nor is a soup of two carrots made for the sake of two baked potatoes.
  const able = (vote: (typeof votes)[number]) => vote.able.length - isAlone(vote) + (vote.number >= family ? FOR_A_FAMILY : 0);
  const [usual] = votes.sort((a, b) => able(b) - able(a) || b.fresh - a.fresh || isAlone(a) - isAlone(b) || b.own - a.own || a.number - b.number);
  return new Map(
    [...own].map(([filled, number]) => {
      const served = usual?.able.includes(filled) ? usual.number : number;
      return [filled, { number: served, isOwn: served === number }];
    }),
  );
}

/** What it is worth, in dinners, that the number at table suits all that lies there: of three, two for four and one for two. */
const FOR_A_FAMILY = 1.5;
/** In how many things one sees that there is much, in what part of them, and how many days a thing keeps that everybody has much of. */
const MUCH = { things: 3, share: 0.6, keeps: 180 };

/** Whether there is enough for a family of most that was counted or weighed: of eight carrots, six parsnips and 300 g cheddar nobody cooks for two. */
function isMuch(menu: readonly FilledDish[]): boolean {
  const isPlenty = new Map<Ingredient, boolean>();
  for (const { dish, fillings } of menu)
    for (const { role, item, ingredient, option } of fillings) {
      if (isSeasoning(role) || role.duty === 'staple' || !item?.grams || (ingredient.keeps.pantry ?? 0) >= MUCH.keeps) continue;
      const share = (askedGrams(ingredient, option.ask) * FAMILY) / dish.serves / fillings.filter((other) => other.role === role).length;
      isPlenty.set(ingredient, isPlenty.get(ingredient) || item.grams >= share * CLOSE.least);
    }
  const plenty = [...isPlenty.values()].filter(Boolean);
  return isPlenty.size >= MUCH.things && plenty.length >= MUCH.share * isPlenty.size;
}

/** Four chops with half a cabbage are for four, though the dish would like more of it. */
const LEAST_BESIDE = 0.5;

/** Whether the dish can be made for so many: neither a tenth of it nor a cauldron, with enough of everything, and without half the mince staying raw. */
function canServe(filled: FilledDish, number: number, cookbook: Cookbook): boolean {
  const { serves } = filled.dish;
  if (number < serves / 2 || number > Math.max(serves * 2, FAMILY) || !isEnough(filled, number)) return false;
  const first = filled.fillings.find(({ role }) => role.duty === 'star')?.role;
  const leastOf = (role: Role) => {
    if (role === first) return isOfEggs(filled) ? WITH_EGGS : CLOSE.least;
    return role.duty === 'star' && hasFresh(filled, cookbook) ? LEAST_BESIDE : CLOSE.least;
  };
  return filled.fillings.every(({ role, item, ingredient, option }) => {
    if (isSeasoning(role) || !item?.grams) return true;
    const asked = (askedGrams(ingredient, option.ask) * number) / serves / filled.fillings.filter((other) => other.role === role).length;
    const least = isEggEach(ingredient, option.ask, serves) ? 1 : leastOf(role);
    const isScarce = role.duty !== 'welcome' && item.grams < asked * least;
    const most = isForToday(item) ? CLOSE.most : isCookedAtOnce(ingredient, cookbook) ? MOST_LEFT_RAW : Number.POSITIVE_INFINITY;
    return !isScarce && item.grams <= asked * most;
  });
}

/** Whether raw meat or fish of which enough for two was typed goes in. */
function hasFresh({ fillings }: FilledDish, cookbook: Cookbook): boolean {
  return fillings.some(({ item, ingredient }) => (item?.grams ?? 0) >= FOR_TWO && isCookedAtOnce(ingredient, cookbook));
}

const isDinner = ({ dish: { courses } }: FilledDish) => courses.includes('main') || courses.includes('lunch');

/** Two thighs are for two, in a casserole that gives four more of them too; so are two carrots with a tin of chickpeas. */
function feedsTwo({ fillings }: FilledDish, cookbook: Cookbook): boolean {
  const solid = fillings.filter(({ role }) => !isSeasoning(role));
  // Of what was typed without an amount there is what the dish asks for: a tin of chickpeas beside half a cauliflower.
  const there = ({ item, ingredient, option }: Filling) => item?.grams ?? (item ? askedGrams(ingredient, option.ask) : 0);
  if (solid.reduce((sum, filling) => sum + there(filling), 0) >= ALL_FOR_TWO) return true;
  return fillings.some(({ role, ingredient, item }) => {
    const piece = ingredient.pieceGrams ?? 0;
    const isMeat = role.duty === 'star' && isCookedAtOnce(ingredient, cookbook);
    const grams = item?.grams ?? 0;
    return isMeat && (grams >= FOR_TWO || (piece >= PORTION && grams >= 2 * piece));
  });
}

/** Whether what was typed is enough to make the dish what it says: a star of which there is a third of what is asked is none, nor is a splash of milk a batter. */
export function isEnough(filled: FilledDish, servings: number): boolean {
  const factor = servings / filled.dish.serves;
  if (filled.fillings.some(({ ingredient, option }) => ingredient.name === EGG && askedGrams(ingredient, option.ask) * factor < LEAST_EGG)) return false;
  const counted = filled.fillings.filter((filling) => filling.role.duty === 'star' || filling.role.duty === 'need' || isBulk(filling));
  const roles = new Set(counted.map(({ role }) => role));
  const first = filled.fillings.find(({ role }) => role.duty === 'star')?.role;
  return [...roles].every((role) => {
    const sharing = filled.fillings.filter((filling) => filling.role === role);
    const share = sharing.reduce((sum, filling) => {
      const { item, ingredient, option } = filling;
      const asked = askedGrams(ingredient, option.ask) * factor;
      const there = item?.grams ?? (item ? supposed(filling, factor) : undefined);
      return sum + (there ? Math.min(1, there / asked) : 1);
    }, 0);
    return share >= (role === first ? ENOUGH.first : role.duty === 'star' ? ENOUGH.other : ENOUGH.need);
  });
}

/** Flour and sugar that were typed with an amount are what the dish is built of, a spoonful of oil is not. */
function isBulk({ role, ingredient, option, item }: Filling): boolean {
  return role.duty === 'staple' && item !== null && askedGrams(ingredient, option.ask) > LITTLE / 2;
}
