import type { Dish, Option, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Bans } from './diets.ts';
import type { Item } from './item.ts';

/** What one thing does in a dish. */
export interface Filling {
  readonly role: Role;
  readonly option: Option;
  readonly ingredient: Ingredient;
  /** Null for staples and what is bought. */
  readonly item: Item | null;
  readonly from: 'have' | 'staple' | 'needed';
}

export interface FilledDish {
  readonly dish: Dish;
  readonly fillings: readonly Filling[];
  /** What the filling is worth: the more the better, comparable between dishes. */
  readonly worth: number;
}

export interface Pantry {
  readonly items: readonly Item[];
  /** Ids of what is taken to be in the house. */
  readonly staples: ReadonlySet<string>;
  readonly bans: Bans;
  readonly maxToBuy: number;
  /** Whether one thing that a dish is made of may be bought too, where the pantry has the rest. */
  readonly buysStar?: boolean;
  /** Whether all there is gives flavour to something else, which is then bought. */
  readonly onlySeasons?: boolean;
}
