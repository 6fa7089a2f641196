import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';

/** One thing the visitor has, read and known. */
export interface Item {
  readonly ingredient: Ingredient;
  /** How much there is, when said. */
  readonly grams: number | null;
  /** "stale", "frozen", "leftover", …: as typed. */
  readonly states: ReadonlySet<string>;
  readonly useFirst: boolean;
}
