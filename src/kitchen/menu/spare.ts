import { byMainKind, type Cookbook, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Option, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { remembered } from '#kitchen/remembered.ts';
import { hasBans, isAllowed } from './diets.ts';
import type { Filling, Pantry } from './filled-dish.ts';
import { isForEverybody } from './house-stock.ts';
import { fits } from './uses.ts';

const spares = new WeakMap<ReadonlySet<string>, { readonly of: Cookbook['ingredients']; readonly byRole: Map<Role, Filling | null> }>();

/**
 * What would stand in when the visitor has nothing for the role: a staple if one serves, else the first allowed thing to buy.
 * For whom nothing is banned it is the same each time, as long as the staples are.
 */
export function spare(role: Role, pantry: Pantry, cookbook: Cookbook): Filling | null {
  if (hasBans(pantry.bans)) return findSpare(role, pantry, cookbook);
  let known = spares.get(pantry.staples);
  if (known?.of !== cookbook.ingredients) {
    known = { of: cookbook.ingredients, byRole: new Map() };
    spares.set(pantry.staples, known);
  }
  let found = known.byRole.get(role);
  if (found === undefined) {
    found = findSpare(role, pantry, cookbook);
    known.byRole.set(role, found);
  }
  return found;
}

function findSpare(role: Role, pantry: Pantry, cookbook: Cookbook): Filling | null {
  let purchase: Filling | null = null;
  let ofMeat: Filling | null = null;
  for (const option of role.options) {
    const ingredient = option.ingredient ? cookbook.ingredients.get(option.ingredient) : stapleOfKind(option, role, pantry, cookbook);
    if (!ingredient || !isAllowed(ingredient, pantry.bans, cookbook)) continue;
    if (pantry.staples.has(ingredient.id)) {
      const staple: Filling = { role, option, ingredient, item: null, from: 'staple' };
      if (isForEverybody(ingredient)) return staple;
      ofMeat ??= staple;
      continue;
    }
    if (!purchase || (option.rank === purchase.option.rank && isDear(purchase.ingredient) && !isDear(ingredient)))
      purchase = { role, option, ingredient, item: null, from: 'needed' };
  }
  return ofMeat ?? purchase ?? (hasBans(pantry.bans) && role.duty === 'need' ? ofItsKind(role, pantry, cookbook) : null);
}

/** Where cheddar does as well as Gruyère, nobody is sent for Gruyère. */
const DEAR = 5;
const isDear = ({ pack }: Ingredient) => (pack?.price ?? 0) > DEAR;

/** The staple of a kind: nobody buys red wine vinegar for a dish that any vinegar does, with white in the house. Of several that might season, nobody knows which is meant. */
function stapleOfKind(option: Option, { duty }: Role, { staples }: Pantry, cookbook: Cookbook): Ingredient | undefined {
  const all = (staplesByKind(staples, cookbook).get(option.kind ?? '') ?? []).filter((ingredient) => fits(option, ingredient, cookbook));
  const found = all.some(isForEverybody) ? all.filter(isForEverybody) : all;
  return duty === 'season' && found.length > 1 ? undefined : found[0];
}

const staplesByKind = remembered((staples: ReadonlySet<string>, { ingredients, kinds }: Cookbook): ReadonlyMap<string, readonly Ingredient[]> => {
  const sorted = new Map<string, Ingredient[]>();
  for (const ingredient of [...staples].flatMap((id) => ingredients.get(id) ?? []))
    for (const kind of kindsOf(ingredient, kinds)) sorted.set(kind, [...(sorted.get(kind) ?? []), ingredient]);
  return sorted;
});

/** Dearer than this, what stands in for the usual thing is not worth a trip. */
const DEAREST = 6;
/** Where the visitor must not eat what the role names, the first thing of the same kind that he may: gluten-free soy sauce for soy sauce. */
function ofItsKind(role: Role, { bans }: Pantry, cookbook: Cookbook): Filling | null {
  const byKind = byMainKind(cookbook);
  for (const option of role.options) {
    const found = (byKind.get(option.kind ?? '') ?? []).find(
      (ingredient) => (ingredient.pack?.price ?? DEAREST + 1) <= DEAREST && isAllowed(ingredient, bans, cookbook) && fits(option, ingredient, cookbook),
    );
    if (found) return { role, option, ingredient: found, item: null, from: 'needed' };
  }
  return null;
}
