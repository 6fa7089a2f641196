import type { SortOfDish } from '#kitchen/cookbook/sort-of-dish.ts';
import type { Equipment, Taste } from '#kitchen/recipe.ts';
import type { FilledDish } from './filled-dish.ts';

export interface MenuWishes {
  readonly recipes?: number | undefined;
  readonly equipment: readonly Equipment[];
  readonly month?: number | undefined;
  readonly seed: number;
  readonly taste?: Taste | undefined;
  /** A kind of which the dishes are to have something, where they can. */
  readonly rather?: string | undefined;
  /** Only dishes of this sort. */
  readonly sort?: SortOfDish | undefined;
  /** What the dish is worth for what is wished of its nutrition. */
  readonly leaning?: ((filled: FilledDish) => number) | undefined;
  /** Whether rice, potatoes or bread are not to go beside a dish. */
  readonly withoutFillers?: boolean;
  /** Whether a dish will do that takes one thing of a whole list. */
  readonly besideThePoint?: boolean;
  /** Dish ids and lower-case titles that were shown already. */
  readonly exclude: ReadonlySet<string>;
  /** Whether a filled dish keeps to wishes only the written recipe can tell (its time). */
  readonly suits: (filled: FilledDish) => boolean;
  /** Minutes at most: where time is short a dish may leave out what is only welcome in it. */
  readonly maxMinutes?: number | undefined;
}
