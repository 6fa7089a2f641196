import { askedGrams } from '#kitchen/cookbook/asked-grams.ts';
import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Dish, Option, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { assign } from './assign.ts';
import type { FilledDish, Filling, Pantry } from './filled-dish.ts';
import { findClash } from './find-clash.ts';
import { withHouseStock } from './house-stock.ts';
import type { Item } from './item.ts';
import { scratch } from './scratch.ts';
import { spare } from './spare.ts';
import { type Use, usesIn } from './uses.ts';

/** What an item is worth in a role: stars first; seasonings hardly count. */
const WORTH = { star: 2.7, need: 2.4, welcome: 2.2, season: 1.1, staple: 0.3 } as const;
/** What a thing is worth less in a role for each better way to fill it, in parts: a dish is best as it was thought of. */
const [NEAR, FAR] = [0.18, 0.3];
/** The second and third thing in one role are worth less than something of its own kind elsewhere. */
const SHARE = [1, 0.6, 0.4, 0.3, 0.2, 0.2] as const;
const BUYING = 3.2;
/** White vinegar where the dish would have lime: no errand, and not quite the dish. */
const STAND_IN = 1.9;
/** What nobody buys who has this flour. */
const RAISING = 'raising';
const RAISES_ITSELF = 'self-raising flour';
/** Beside its price: what the pantry makes by itself comes first. */
const STAR_BOUGHT = 1;
/** The kind of what one has rather than buys. */
export const LEFTOVERS = 'leftovers';
/** What a dish is begun with. */
const AROMATICS = 'onions';
const [NO_ROW, NO_ITEM] = [-1, -1];

/**
 * The best filling of a dish's roles with this pantry, exactly; null when the dish cannot be what it says:
 * a star is missing, a need can be neither filled nor bought, or more would be bought than is wanted.
 */
export function fillDish(dish: Dish, pantry: Pantry, cookbook: Cookbook): FilledDish | null {
  return withoutClashes(dish, pantry, cookbook, pantry.items, 3);
}

/** Clashing things need not meet in one pot: try without the one, try without the other, keep the better. */
function withoutClashes(dish: Dish, pantry: Pantry, cookbook: Cookbook, items: readonly Item[], depth: number): FilledDish | null {
  const filled = fill(dish, pantry, cookbook, items);
  const clash = filled && findClash(filled, cookbook);
  if (!clash) return filled;
  if (depth === 0) return null;
  return clash
    .map((item) =>
      withoutClashes(
        dish,
        pantry,
        cookbook,
        items.filter((other) => other !== item),
        depth - 1,
      ),
    )
    .reduce((best, next) => (next && (!best || next.worth > best.worth) ? next : best), null);
}

function fill(dish: Dish, pantry: Pantry, cookbook: Cookbook, items: readonly Item[]): FilledDish | null {
  const uses = usesIn(dish, items, cookbook);
  const { fitting, firstRows } = paperFor(dish.roles.length);
  fitting.fill(0, 0, dish.roles.length);
  firstRows.fill(NO_ROW, 0, dish.roles.length);
  for (const found of uses) for (const { position } of found) fitting[position] = (fitting[position] as number) + 1;

  const slots: Slot[] = [];
  const empty: number[] = [];
  for (let position = 0; position < dish.roles.length; position++) {
    const role = dish.roles[position] as Role;
    const fits = fitting[position] as number;
    if (fits === 0 && role.duty === 'star' && !pantry.buysStar) return null;
    if (fits === 0 && role.duty === 'welcome') {
      if (isBase(role, pantry, cookbook)) slots.push({ role, position, share: 0, row: NO_ROW, purchase: null });
      continue;
    }
    const purchase = role.duty === 'need' || role.duty === 'staple' || (role.duty === 'star' && pantry.buysStar) ? spare(role, pantry, cookbook) : null;
    if (fits === 0) {
      slots.push({ role, position, share: 0, row: NO_ROW, purchase });
      continue;
    }
    firstRows[position] = empty.length;
    // More shares than there are things to share it stay empty.
    const most = Math.min(role.upTo, fits);
    for (let share = 0; share < most; share++) {
      slots.push({ role, position, share, row: empty.length, purchase });
      empty.push(share > 0 ? 0 : emptyWorth(role, purchase));
    }
  }
  const length = empty.length * items.length;
  const values = valuesFor(length).fill(Number.NEGATIVE_INFINITY, 0, length).subarray(0, length);
  for (let index = 0; index < items.length; index++)
    for (const { position, option } of uses[index] as readonly Use[]) {
      const role = dish.roles[position] as Role;
      if (isScrap(role, option, items[index] as Item, cookbook)) continue;
      const worth = worthOf(role, option, items[index] as Item);
      const first = firstRows[position] as number;
      const most = Math.min(role.upTo, fitting[position] as number);
      for (let share = 0; share < most; share++) values[(first + share) * items.length + index] = worth * (SHARE[share] ?? 0.4);
    }

  const chosen = assign(values, items.length, empty);
  const fillings: Filling[] = [];
  let worth = 0;
  let toBuy = 0;
  let starsBought = 0;
  for (const { role, position, share, row, purchase } of slots) {
    const itemIndex = chosen[row] ?? NO_ITEM;
    const item = items[itemIndex];
    const option = item && optionAt(position, uses[itemIndex]);
    if (item && option) {
      fillings.push({ role, option, ingredient: item.ingredient, item, from: 'have' });
      worth += values[row * items.length + itemIndex] as number;
    } else if (share === 0) {
      if (role.duty === 'star') {
        starsBought += 1;
        worth -= STAR_BOUGHT;
        if (!purchase || starsBought > 1 || isA(purchase.ingredient, LEFTOVERS, cookbook.kinds)) return null;
      }
      const taken = fillings.find((filling) => filling.role === role) ?? purchase ?? fromShelf(role, pantry, cookbook);
      if (role.duty === 'need' && !taken) return null;
      if (taken?.from === 'needed') {
        // A staple crossed off the list is not worth a trip for its own sake, but the dish cannot do without.
        toBuy += 1;
        worth += -BUYING - price(taken.ingredient);
      }
      if (taken && isStandIn(taken)) worth -= STAND_IN;
      if (taken) fillings.push(taken);
      if (role.duty === 'staple' && !taken) return null;
    }
  }
  const raising = fillings.find(({ role }) => role.name === RAISING);
  if (raising && fillings.some(({ ingredient, item }) => item && ingredient.name === RAISES_ITSELF)) {
    fillings.splice(fillings.indexOf(raising), 1);
    if (raising.from === 'needed') {
      toBuy -= 1;
      worth += BUYING + price(raising.ingredient);
    }
  }
  if (toBuy > pantry.maxToBuy) return null;
  // With a star bought, the dish is still made of what is there, not garnished with it.
  if (starsBought > 0 && !pantry.onlySeasons && !fillings.some(({ item, role }) => item && (role.duty === 'star' || role.duty === 'need'))) return null;
  return { dish, fillings: withHouseStock(distinct(fillings), pantry, cookbook), worth };
}

/** By role: how many things fit it, and its first row. */
const paperFor = scratch((roles) => ({ fitting: new Uint8Array(roles), firstRows: new Int8Array(roles) }));
const valuesFor = scratch((length) => new Float64Array(length));

/** Without what stands there already: one thing in two places of a role, and from the rack what another role brings. Nobody measures out cumin twice. */
function distinct(fillings: readonly Filling[]): Filling[] {
  return fillings.filter((filling, place) => {
    const isFromRack = filling.from === 'staple' && filling.role.duty === 'season';
    if (!isFromRack) return fillings.indexOf(filling) === place;
    for (let index = 0; index < fillings.length; index++) {
      const other = fillings[index] as Filling;
      if (index !== place && other.ingredient === filling.ingredient && (index < place || other.from !== 'staple')) return false;
    }
    return true;
  });
}

/** How a thing fills the role at this position; undefined when it does not. */
function optionAt(position: number, uses: readonly Use[] | undefined): Option | undefined {
  if (uses) for (const use of uses) if (use.position === position) return use.option;
  return undefined;
}

interface Slot {
  readonly role: Role;
  readonly position: number;
  /** 0 for the first thing in the role, 1 for the second … */
  readonly share: number;
  /** Its place among the slots that something of the pantry fits. */
  readonly row: number;
  readonly purchase: Filling | null;
}

/** Of vegetables so little of what a dish would like, in parts, that its sentences would not be true of it: two tomatoes make no sauce. */
const [VEGETABLES, SCRAP] = ['vegetables', 0.3];

function isScrap({ duty }: Role, option: Option, { ingredient, grams }: Item, { kinds }: Cookbook): boolean {
  return duty === 'welcome' && grams !== null && grams < SCRAP * askedGrams(ingredient, option.ask) && isA(ingredient, VEGETABLES, kinds);
}
function emptyWorth(role: Role, bought: Filling | null): number {
  if (role.duty === 'star') return -1e4;
  if (bought && isStandIn(bought)) return -STAND_IN;
  return role.duty === 'need' && bought?.from !== 'staple' ? -BUYING - price(bought?.ingredient) : 0;
}

/** Whether it comes from the shelf because it is of a kind that the role would also have. */
function isStandIn({ from, role, option }: Filling): boolean {
  return from === 'staple' && role.duty === 'need' && option.ingredient === null;
}

function worthOf(role: Role, option: Option, item: Item): number {
  return WORTH[role.duty] * Math.max(0.4, 1 - (role.duty === 'star' ? FAR : NEAR) * option.rank) + (role.duty === 'staple' ? item.urgency / 4 : item.urgency);
}

/** An onion to begin with, in a role of its own: as much in the house as the garlic. */
function isBase({ duty, upTo, options }: Role, { staples }: Pantry, { ingredients, kinds }: Cookbook): boolean {
  const first = options[0]?.ingredient;
  if (duty !== 'welcome' || upTo > 1 || !first || !staples.has(first)) return false;
  const ingredient = ingredients.get(first);
  return ingredient !== undefined && isA(ingredient, AROMATICS, kinds);
}

/** A staple that seasons without being asked for, or the onion that a dish begins with. */
function fromShelf(role: Role, pantry: Pantry, cookbook: Cookbook): Filling | null {
  if (role.duty !== 'season' && !isBase(role, pantry, cookbook)) return null;
  const found = spare(role, pantry, cookbook);
  return found?.from === 'staple' ? found : null;
}

/** So many days in the cupboard, and a jar is bought for many dinners. */
const LASTING = 180;

function price(ingredient: Ingredient | undefined): number {
  const share = (ingredient?.keeps.pantry ?? 0) >= LASTING ? 0.1 : 0.2;
  return Math.min(ingredient?.pack?.price ?? 3, 8) * share;
}
