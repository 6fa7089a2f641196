import type { CookRequest } from '#kitchen/recipe.ts';
import { NO_WISHES, type SavedWishes } from '../pantry/wishes.ts';

export interface Kitchenful {
  readonly list: readonly string[];
  readonly useFirst: readonly string[];
  readonly staples: readonly string[] | null;
  readonly wishes: SavedWishes;
}

/** What is asked of the kitchen; what was left as it comes is left out. */
export function requestFor({ list, useFirst, staples, wishes }: Kitchenful): CookRequest {
  const { servings, maxMinutes, maxToBuy, spice, sort, aim, diet, allergies, dislikes, equipment } = wishes;
  return {
    ingredients: list,
    ...(servings !== null && { servings }),
    ...(maxMinutes !== null && { maxMinutes }),
    ...(maxToBuy !== null && { maxToBuy }),
    ...(spice && { spice }),
    ...(sort && { sorts: [sort] }),
    ...(aim && { aims: [aim] }),
    ...(diet.length && { diet }),
    ...(allergies.length && { allergies }),
    ...(dislikes.length && { dislikes }),
    ...(equipment.join() !== NO_WISHES.equipment.join() && { equipment }),
    ...(useFirst.length && { useFirst }),
    ...(staples && { staples }),
  };
}
