import { byMainKind, type Cookbook, isA, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Option, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { hasBans, isAllowed } from './diets.ts';
import type { Filling, Pantry } from './fill-dish.ts';

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
  for (const option of role.options) {
    const ingredient = option.ingredient ? cookbook.ingredients.get(option.ingredient) : stapleOfKind(option, role, pantry, cookbook);
    if (!ingredient || !isAllowed(ingredient, pantry.bans, cookbook)) continue;
    if (pantry.staples.has(ingredient.id)) return { role, option, ingredient, item: null, from: 'staple' };
    purchase ??= { role, option, ingredient, item: null, from: 'needed' };
  }
  return purchase ?? (hasBans(pantry.bans) && role.duty === 'need' ? ofItsKind(role, pantry, cookbook) : null);
}

/** The staple of a kind: nobody buys red wine vinegar for a dish that any vinegar does, with white in the house. Of several that might season, nobody knows which is meant. */
function stapleOfKind({ kind, except }: Option, { duty }: Role, { staples }: Pantry, cookbook: Cookbook): Ingredient | undefined {
  const ofKind = staplesByKind(staples, cookbook).get(kind ?? '') ?? [];
  const found = except.length ? ofKind.filter((ingredient) => !except.some((name) => isA(ingredient, name, cookbook.kinds))) : ofKind;
  return duty === 'season' && found.length > 1 ? undefined : found[0];
}

const sortedStaples = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly Ingredient[]>>();

function staplesByKind(staples: ReadonlySet<string>, { ingredients, kinds }: Cookbook): ReadonlyMap<string, readonly Ingredient[]> {
  let sorted = sortedStaples.get(staples);
  if (!sorted) {
    const all = [...staples].flatMap((id) => ingredients.get(id) ?? []);
    const entries = all.flatMap((ingredient) => [...kindsOf(ingredient, kinds)].map((kind) => ({ kind, ingredient })));
    sorted = new Map([...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, found]) => [kind, found.map(({ ingredient }) => ingredient)]));
    sortedStaples.set(staples, sorted);
  }
  return sorted;
}

/** Dearer than this, what stands in for the usual thing is not worth a trip. */
const DEAREST = 6;
/** Where the visitor must not eat what the role names, the first thing of the same kind that he may: gluten-free soy sauce for soy sauce. */
function ofItsKind(role: Role, { bans }: Pantry, cookbook: Cookbook): Filling | null {
  const byKind = byMainKind(cookbook);
  for (const option of role.options) {
    const found = (byKind.get(option.kind ?? '') ?? []).find(
      (ingredient) =>
        (ingredient.pack?.price ?? DEAREST + 1) <= DEAREST &&
        isAllowed(ingredient, bans, cookbook) &&
        !option.except.some((name) => isA(ingredient, name, cookbook.kinds)),
    );
    if (found) return { role, option, ingredient: found, item: null, from: 'needed' };
  }
  return null;
}
