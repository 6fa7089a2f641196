import { chance } from '#kitchen/chance.ts';
import { askedGrams } from '#kitchen/cookbook/asked-grams.ts';
import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import { type Dish, isSeasoning } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { FilledDish, Pantry } from './filled-dish.ts';
import type { Item } from './item.ts';
import { keystonesLeft } from './keystones.ts';
import { speaksFor } from './kitchens.ts';
import { leastMinutes } from './least-minutes.ts';
import { centreLeft, isCalledFor, misses, takesGlut } from './meaning.ts';
import type { MenuWishes } from './menu-wishes.ts';
import { rarityOf } from './rarity.ts';
import { fillSamePlace } from './same-place.ts';
import { servingsFor } from './servings.ts';

const SIDE_ISSUE = 4;
const GADGET = 8;
/** What it costs to make dough for dinner where no flour is on the list: who has carrots thinks of soup before noodles pulled by hand. */
const KNEADED = 7;
/** So many grams of flour a head are a dough and no sauce; who bakes, or makes pancakes for breakfast, looks for nothing else. */
const DOUGH = 80;
const BAKED = new Set(['bakes', 'puddings', 'breakfasts']);
const OUT_OF_SEASON = 1;
const BOUGHT_OUT_OF_SEASON = 1;
const TWIN_BOUGHT = 4;
/** About as much as using one thing more. */
const WANTED = 3;
/** A dinner for one, since there is too little for two: who wished for nothing of the sort looks at the next. */
const FOR_ONE_ALONE = 4;
/** What every thing of the list is worth in a dish beside what it does there: the fish sauce too is on the list to be used. */
const USED = 1.8;

/** What a minute beyond these costs, up to a point: on most evenings nobody waits for a pie. */
const [SOON, SLOW, SLOWEST] = [35, 0.05, 2.5];

/** What it is worth to be what everybody would cook of these things: who has mince and spaghetti looks for the sauce first. */
const CLASSIC = 10;
/** And where something is bought for it. */
const CLASSIC_BOUGHT = 2;

/**
 * What it is worth that the list speaks for the cuisine of a dish, and that what the dish is made of seldom lies together. Both, and what
 * it costs to leave a thing aside, were fitted to how cooks rated 4,600 dishes for 280 lists (docs/decisions/0015).
 */
const [OF_THE_LIST, MADE_FOR_IT] = [3, 0.7];

/** What a mark that cooks gave a dish beyond what its list explains is worth: half as much as any other mark (0.16 of a mark is a point). */
const MARKED = 3;
/**
 * What it is worth that a dish was written for the lists it is printed for, about a mark more: judges met three hard errors in ten of
 * these, and seven in ten of the others. Cooks who marked 4,600 dishes by what each takes and leaves out like the menus hardly less for it;
 * from two marks on they do.
 */
const PROVEN = 7.5;

/** What each thing to buy costs beside its price and the errand: more than it is worth to use a thing (docs/decisions/0021). */
const BOUGHT = 5;

/** What it is worth that a thing of the list bears the name of the dish. */
const CALLED_FOR = 8;

/** What it costs to leave what decides on a dish: nearly as much as the thing dinner is built around (docs/decisions/0021). */
const KEYSTONE_LEFT = 12;

/** What is in the pantry, as one word for the dice. */
const idsOf = remembered((items: readonly Item[]): string => items.map(({ ingredient }) => ingredient.id).join());

/** A dish's own worth: what it uses, how much it is made for just these things, the season, a little chance by seed and pantry. */
export function scoreDish(filled: FilledDish, pantry: Pantry, wishes: MenuWishes, cookbook: Cookbook): number {
  const inSeason = wishes.month !== undefined && filled.dish.season.includes(wishes.month) ? 0.5 : 0;
  const outOfSeason = wishes.month !== undefined && filled.dish.season.length > 0 && !filled.dish.season.includes(wishes.month) ? OUT_OF_SEASON : 0;
  const ids = idsOf(pantry.items);
  const wanted = wishes.rather && filled.fillings.some(({ ingredient }) => isA(ingredient, wishes.rather as string, cookbook.kinds)) ? WANTED : 0;
  return (
    filled.worth -
    SIDE_ISSUE * sideIssue(filled, pantry.items) +
    OF_THE_LIST * speaksFor(filled.dish.cuisine, pantry.items, cookbook) +
    MADE_FOR_IT * rarityOf(filled, cookbook) +
    inSeason -
    outOfSeason -
    (servesOneAlone(filled, pantry.items, cookbook) ? FOR_ONE_ALONE : 0) -
    TWIN_BOUGHT * twinsBought(filled, pantry.items, cookbook) -
    (buysOutOfSeason(filled, wishes.month, cookbook) ? BOUGHT_OUT_OF_SEASON : 0) -
    (pantry.onlySeasons ? 0 : BOUGHT) * filled.fillings.filter(({ from }) => from === 'needed').length +
    wanted +
    (wishes.leaning?.(filled) ?? 0) +
    MARKED * (cookbook.marks.get(filled.dish.id) ?? 0) +
    (cookbook.proven.has(filled.dish.id) ? PROVEN : 0) +
    (isClassic(filled, cookbook) ? (filled.fillings.some(({ from }) => from === 'needed') ? CLASSIC_BOUGHT : CLASSIC) : 0) +
    (isCalledFor(filled) ? CALLED_FOR : 0) +
    USED * usedUp(filled) -
    Math.min(SLOWEST, SLOW * Math.max(0, leastMinutes(filled.dish) - SOON)) +
    (isForGadget(filled.dish, wishes) ? GADGET : 0) -
    (kneadsUnasked(filled, cookbook) ? KNEADED : 0) -
    misses(filled.dish, pantry.items, cookbook) -
    centreLeft(filled, pantry.items, cookbook) -
    KEYSTONE_LEFT * keystonesLeft(filled, pantry.items, cookbook) +
    takesGlut(filled, pantry.items, cookbook) +
    (wishes.seed ? 2.5 : 0.9) * chance(wishes.seed, filled.dish.id, ids)
  );
}

/** Whether a dinner takes flour from the house for a dough. */
function kneadsUnasked({ dish, fillings }: FilledDish, { kinds }: Cookbook): boolean {
  if (BAKED.has(dish.family)) return false;
  return fillings.some(
    ({ item, ingredient, option }) =>
      !item && ingredient.staple && isA(ingredient, 'flours', kinds) && askedGrams(ingredient, option.ask) >= DOUGH * dish.serves,
  );
}

function servesOneAlone(filled: FilledDish, items: readonly Item[], cookbook: Cookbook): boolean {
  // Only what was counted or weighed can be too little.
  return filled.dish.serves > 1 && items.length > 2 && items.some(({ grams }) => grams) && servingsFor(filled, undefined, cookbook) === 1;
}

function isClassic({ dish: { classic }, fillings }: FilledDish, { kinds }: Cookbook): boolean {
  return classic.length > 0 && classic.every((name) => fillings.some(({ item, ingredient }) => item && isA(ingredient, name, kinds)));
}

/** How many things of the list go in; what was weighed or counted, by how much of it the dish would take. */
function usedUp({ fillings }: FilledDish): number {
  const shares = new Map<Item, number>();
  for (const { item, role, option, ingredient } of fillings) {
    if (!item || role.duty === 'staple') continue;
    const share = item.grams && role.duty !== 'season' ? Math.min(1, askedGrams(ingredient, option.ask) / item.grams) : 1;
    shares.set(item, Math.max(share, shares.get(item) ?? 0));
  }
  return [...shares.values()].reduce((sum, share) => sum + share, 0);
}

/** How many things are bought whose like lies there and is left: couscous for who has rice, salmon for who has trout. */
function twinsBought({ fillings }: FilledDish, items: readonly Item[], cookbook: Cookbook): number {
  const bought = fillings.filter(({ from }) => from === 'needed');
  if (bought.length === 0) return 0;
  const left = items.filter((item) => !fillings.some((filling) => filling.item === item));
  return bought.filter(({ ingredient }) =>
    left.some((item) => item.ingredient.kinds[0] === ingredient.kinds[0] || fillSamePlace(item.ingredient, ingredient, cookbook)),
  ).length;
}

/** Cherries in November: dear, and far from home. */
function buysOutOfSeason({ fillings }: FilledDish, month: number | undefined, { kinds }: Cookbook): boolean {
  const isOut = ({ season }: Ingredient) => season.length > 0 && !season.includes(month as number);
  return month !== undefined && fillings.some(({ from, ingredient }) => from === 'needed' && isA(ingredient, 'fruit', kinds) && isOut(ingredient));
}

/** Who names an air fryer or a microwave beside the stove would rather use it. */
function isForGadget({ equipment }: Dish, wishes: MenuWishes): boolean {
  return equipment.some((tool) => tool === 'air fryer' || tool === 'microwave') && wishes.equipment.includes('hob');
}

/**
 * How little of the list it takes: shortbread, for who has pumpkin, sage, butter and pasta; scrambled eggs, for who has eggs and rice.
 * What is in every house (flour, sugar, the butter it fries in) counts half, and so does a herb strewn over. Of two things one is less beside the point than of three.
 */
export function sideIssue({ fillings }: FilledDish, items: readonly Item[]): number {
  const taken = new Map<Item, number>();
  for (const { item, role } of fillings) if (item) taken.set(item, isSeasoning(role) ? 0.5 : 1);
  const count = [...taken.values()].reduce((sum, part) => sum + part, 0);
  return Math.min(1, Math.max(0, 2 - count)) * Math.min(1, (items.length - 1) / 2);
}
