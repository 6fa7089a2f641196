import { worthFor } from './aims.ts';
import type { Cookbook } from './cookbook/cookbook.ts';
import { sortFor } from './cookbook/sort-of-dish.ts';
import { nutritionOf } from './finish/nutrition.ts';
import type { FilledDish } from './menu/filled-dish.ts';
import type { MenuWishes } from './menu/menu-wishes.ts';
import { isEnough, servingsFor } from './menu/servings.ts';
import { FIERY, type Order, USUAL_EQUIPMENT } from './order.ts';
import type { Nutrition } from './recipe.ts';
import { clock } from './stove/clock.ts';
import { helpingsOf } from './stove/helping.ts';
import { writeSteps } from './stove/write-steps.ts';

/** What the menu is chosen by, of what was wished. */
export function menuWishesOf({ wishes, taste }: Order, month: number | undefined, cookbook: Cookbook): MenuWishes {
  const { aims = [] } = wishes;
  return {
    recipes: wishes.recipes,
    equipment: wishes.equipment ?? USUAL_EQUIPMENT,
    month,
    seed: wishes.seed ?? 0,
    taste,
    rather: wishes.spice === 'hot' ? FIERY : undefined,
    sort: sortFor(wishes.sorts),
    leaning: aims.length ? (filled) => worthFor(aims, nutritionOfDish(filled)) : undefined,
    withoutFillers: aims.includes('low carb') || aims.includes('light'),
    exclude: new Set((wishes.exclude ?? []).map((name) => name.toLowerCase())),
    maxMinutes: wishes.maxMinutes,
    suits: (filled) => {
      const servings = servingsFor(filled, wishes.servings, cookbook);
      return isEnough(filled, servings) && isInTime(filled, servings, wishes.maxMinutes, cookbook);
    },
  };
}

/** Whether the dish, made for so many, is ready in the minutes there are. */
export function isInTime(filled: FilledDish, servings: number, maxMinutes: number | undefined, cookbook: Cookbook): boolean {
  if (maxMinutes === undefined) return true;
  const { steps } = writeSteps(filled.dish, helpingsOf(filled, servings), { servings, cookbook, seed: '' });
  return clock(steps).total <= maxMinutes;
}

/** Of a serving of the dish as its file has it, however many it will be cooked for. */
export function nutritionOfDish(filled: FilledDish): Nutrition | null {
  return nutritionOf(helpingsOf(filled, filled.dish.serves), filled.dish.serves);
}
