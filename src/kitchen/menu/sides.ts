import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { type Dish, isSeasoning } from '#kitchen/cookbook/dish.ts';
import type { Equipment } from '#kitchen/recipe.ts';
import type { Choice } from './alike.ts';
import { fillDish } from './fill-dish.ts';
import type { FilledDish, Filling, Pantry } from './filled-dish.ts';
import type { Item } from './item.ts';
import type { MenuWishes } from './menu-wishes.ts';
import { fillTwice } from './same-place.ts';

/** Rice for a curry, bread for a soup, potatoes for a chop, pasta for a stew: wanted even where another recipe of the set uses them too. */
const FILLING = ['grain', 'noodles', 'pasta', 'couscous', 'bread', 'veg'];

/** By family of side dishes: what of the pantry would be cooked as one, and fill: rice, potatoes, bread. */
export function fillersOf(pantry: Pantry, { equipment, sort, withoutFillers }: MenuWishes, cookbook: Cookbook): ReadonlyMap<string, Item> {
  const found = new Map<string, Item>();
  if (sort?.isOnePan || withoutFillers) return found;
  for (const side of sidesWith(equipment, cookbook)) {
    if (!FILLING.includes(side.family) || found.has(side.family)) continue;
    const item = fillDish(side, { ...pantry, maxToBuy: 0, buysStar: false }, cookbook)?.fillings.find(({ role }) => role.duty === 'star')?.item;
    if (item) found.set(side.family, item);
  }
  return found;
}

function sidesWith(equipment: readonly Equipment[], { sides }: Cookbook): Dish[] {
  return sides.filter((side) => side.equipment.every((tool) => equipment.includes(tool)));
}

/** What of the pantry would stand beside this dish, which does without it itself; null for nothing. */
export function besideOf({ dish, fillings }: FilledDish, fillers: ReadonlyMap<string, Item>, cookbook: Cookbook): Item | null {
  if (fillers.size === 0) return null;
  for (const family of dish.sides) {
    const item = fillers.get(family);
    if (item && !fillings.some((filling) => filling.item === item || fillTwice(item.ingredient, filling.ingredient, cookbook))) return item;
  }
  return null;
}

/** What no dish takes goes beside one: dressed leaves, toast, rice. Each dish has at most one side. */
export function withSides(menu: readonly Choice[], pantry: Pantry, { equipment, sort, withoutFillers }: MenuWishes, cookbook: Cookbook): Choice[] {
  const sides = sidesWith(sort?.isOnePan ? [] : equipment, cookbook).filter(({ family }) => !withoutFillers || !FILLING.includes(family));
  const left = new Set(pantry.items);
  for (const choice of menu) for (const filling of choice.fillings) if (filling.item) left.delete(filling.item);
  return menu.map((choice) => {
    if (choice.dish.sides.length === 0) return choice;
    const side = bestSide(choice, { ...pantry, items: [...left], maxToBuy: 0 }, sides, cookbook);
    for (const filling of side?.fillings ?? []) if (filling.item) left.delete(filling.item);
    return { ...choice, side: side ?? bestSide(choice, { ...pantry, maxToBuy: 0 }, sides, cookbook, FILLING) };
  });
}

const isEaten = ({ role }: Filling) => !isSeasoning(role);

function bestSide(
  choice: Choice,
  pantry: Pantry,
  sides: readonly Dish[],
  cookbook: Cookbook,
  families: readonly string[] = choice.dish.sides,
): FilledDish | null {
  const taken = new Set(choice.fillings.map((filling) => filling.ingredient.id));
  const free = { ...pantry, items: pantry.items.filter((item) => !taken.has(item.ingredient.id)) };
  if (free.items.length === 0) return null;
  let best: FilledDish | null = null;
  for (const dish of sides) {
    if (!choice.dish.sides.includes(dish.family) || !families.includes(dish.family)) continue;
    // One oven has one heat.
    if (dish.equipment.includes('oven') && choice.dish.equipment.includes('oven')) continue;
    const filled = fillDish(dish, free, cookbook);
    if (
      filled?.fillings.some((one) => isEaten(one) && choice.fillings.some((other) => isEaten(other) && fillTwice(one.ingredient, other.ingredient, cookbook)))
    )
      continue;
    if (filled && (!best || filled.worth > best.worth)) best = filled;
  }
  return best && withOneOil(best, choice);
}

const OIL = 'oils';
/** What is dressed raw is better for the oil it names. */
const DRESSED = ['leaves', 'fruit'];

/** A side fried in the oil its dish is fried in: nobody opens two bottles for one plate. */
function withOneOil(side: FilledDish, choice: Choice): FilledDish {
  const isOil = ({ role, ingredient, item }: Filling) => role.duty === 'staple' && !item && ingredient.kinds[0] === OIL;
  const oil = choice.fillings.find(isOil)?.ingredient;
  if (!oil || DRESSED.includes(side.dish.family)) return side;
  return { ...side, fillings: side.fillings.map((filling) => (isOil(filling) ? { ...filling, ingredient: oil } : filling)) };
}
