import { remembered } from '#kitchen/remembered.ts';
import type { Clash } from './clash.ts';
import type { Dish } from './dish.ts';
import type { Ingredient } from './ingredient.ts';
import { type Kinds, withParents } from './kind.ts';
import type { ShelfTouch } from './shelf-touch.ts';
import type { Swap } from './swap.ts';

/** Everything the kitchen knows: what cooks wrote, parsed. */
export interface Cookbook {
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  readonly kinds: Kinds;
  readonly dishes: readonly Dish[];
  readonly sides: readonly Dish[];
  readonly touches: readonly ShelfTouch[];
  readonly clashes: readonly Clash[];
  readonly swaps: readonly Swap[];
  /** By dish: how much more, or less, than its list made one expect cooks marked it, in marks of ten. */
  readonly marks: ReadonlyMap<string, number>;
  /** Dishes written for the lists they are really printed for. */
  readonly proven: ReadonlySet<string>;
  /** In how many dishes each ingredient is written as a touch or an add-on. */
  readonly commonness: ReadonlyMap<string, number>;
}

const memo = new WeakMap<Ingredient, ReadonlySet<string>>();

/** All kinds an ingredient is of, the wider ones included. */
export function kindsOf(ingredient: Ingredient, kinds: Kinds): ReadonlySet<string> {
  let found = memo.get(ingredient);
  if (!found) {
    found = new Set(ingredient.kinds.flatMap((kind) => [...withParents(kind, kinds)]));
    memo.set(ingredient, found);
  }
  return found;
}

const sorted = remembered(
  (ingredients: Cookbook['ingredients']): ReadonlyMap<string, readonly Ingredient[]> => Map.groupBy(ingredients.values(), ({ kinds }) => kinds[0] ?? ''),
);

/** The ingredients by the first kind of each, in the order of their shelves; sorted once per cookbook. */
export function byMainKind({ ingredients }: Cookbook): ReadonlyMap<string, readonly Ingredient[]> {
  return sorted(ingredients);
}

/** Whether the ingredient is one of those named, or is of a kind named. */
export function isAnyOf(ingredient: Ingredient, names: readonly string[], kinds: Kinds): boolean {
  return names.some((name) => isA(ingredient, name, kinds));
}

/** Whether the ingredient is the one named, or is of the kind named. */
export function isA(ingredient: Ingredient, name: string, kinds: Kinds): boolean {
  return ingredient.id === name || ingredient.name === name || kindsOf(ingredient, kinds).has(name);
}
