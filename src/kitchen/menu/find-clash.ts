import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { FilledDish, Filling } from './filled-dish.ts';
import type { Item } from './item.ts';

/** Who writes "fish" as the star and names an orange beside it knows that fish meets fruit there. */
function isMeant(one: Filling, other: Filling): boolean {
  return (one.role.duty === 'star' && other.option.ingredient !== null) || (other.role.duty === 'star' && one.option.ingredient !== null);
}

/** Two things of the visitor's in one dish that do not meet in one pot; null when all get on. */
export function findClash(filled: FilledDish, cookbook: Cookbook): [Item, Item] | null {
  const present = filled.fillings.filter(({ item, role, ingredient }) => item && role.duty !== 'staple' && isQuarrelsome(ingredient, cookbook));
  if (present.length < 2) return null;
  for (const { one, other } of cookbook.clashes) {
    const first = present.find((filling) => isA(filling.ingredient, one, cookbook.kinds));
    const second = first && present.find((filling) => filling !== first && isA(filling.ingredient, other, cookbook.kinds) && !isMeant(first, filling));
    if (first?.item && second?.item) return [first.item, second.item];
  }
  return null;
}

const quarrelsome = new WeakMap<Cookbook['clashes'], Map<Ingredient, boolean>>();

/** Whether it clashes with anything at all; most things do not. */
function isQuarrelsome(ingredient: Ingredient, { clashes, kinds }: Cookbook): boolean {
  let known = quarrelsome.get(clashes);
  if (!known) quarrelsome.set(clashes, (known = new Map()));
  let found = known.get(ingredient);
  if (found === undefined) {
    found = clashes.some(({ one, other }) => isA(ingredient, one, kinds) || isA(ingredient, other, kinds));
    known.set(ingredient, found);
  }
  return found;
}
