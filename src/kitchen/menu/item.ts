import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';

/** One thing the visitor has, read and known. */
export interface Item {
  readonly ingredient: Ingredient;
  /** How much there is, when said. */
  readonly grams: number | null;
  /** "stale", "frozen", "leftover", …: as typed. */
  readonly states: ReadonlySet<string>;
  readonly useFirst: boolean;
  /** What it is worth that a dish uses it up, on top of being used. */
  readonly urgency: number;
}

/** Cooked food keeps so many days in the fridge (USDA FSIS). */
const COOKED_DAYS = 4;
const LONG = 365;

/**
 * How much it presses: what is marked to be used first by how soon it spoils (leftover fish before carrots),
 * and a little for what spoils within three days, marked or not.
 */
export function urgencyOf(ingredient: Ingredient, states: ReadonlySet<string>, useFirst: boolean): number {
  const days = daysKept(ingredient, states);
  if (!useFirst) return days <= 2 ? 1.2 : days <= 3 ? 0.6 : 0;
  return days <= 2 ? 5 : days <= COOKED_DAYS ? 4.6 : days <= 10 ? 4 : 3.4;
}

/** Opened for this dinner: what is left of raw mince or fish keeps till tomorrow at best. */
export function isForToday({ ingredient, states, useFirst }: Item): boolean {
  return useFirst || daysKept(ingredient, states) <= 2;
}

function daysKept({ keeps }: Ingredient, states: ReadonlySet<string>): number {
  if (states.has('frozen') || states.has('tinned') || states.has('dried')) return LONG;
  if (states.has('leftover') || states.has('cooked')) return Math.min(COOKED_DAYS, keeps.fridge ?? COOKED_DAYS);
  return keeps.pantry ?? keeps.fridge ?? LONG;
}
