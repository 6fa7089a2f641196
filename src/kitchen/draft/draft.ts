import type { COURSES, Equipment, Vessel } from '#kitchen/recipe.ts';

/**
 * A recipe as another chef hands it in: words that nobody has vouched for. Every food in it is read by the pantry,
 * every amount and time is counted again, and what the house knows better (keeping, safety, cost, allergens) is not asked.
 */
export interface Draft {
  readonly title: string;
  readonly serves: number;
  readonly course: (typeof COURSES)[number];
  readonly cuisine: string;
  /** What it is cooked in or with: "wide frying pan with a lid". */
  readonly pan: string;
  readonly on: readonly Equipment[];
  readonly vessel: Vessel;
  /** One food a line, as on a shopping list: "2 chicken thighs", "200 g rice". */
  readonly ingredients: readonly string[];
  readonly steps: readonly DraftStep[];
  readonly touch: DraftExtra;
  readonly addOns: readonly DraftExtra[];
  readonly tip: string;
}

export interface DraftStep {
  readonly text: string;
  /** Minutes of work, and minutes in which nobody need stand there. */
  readonly work: number;
  readonly wait: number;
}

export interface DraftExtra {
  readonly item: string;
  readonly how: string;
  readonly why: string;
}
