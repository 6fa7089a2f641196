import { type Cookbook, isA, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Cooking, Kind, Method } from '#kitchen/cookbook/kind.ts';
import type { Helping } from './helping.ts';

/** How an ingredient cooks by a method: as its own line says, else as its nearest kind does; null when it is not cooked so. */
export function cookingOf(ingredient: Ingredient, method: Method, cookbook: Cookbook): Cooking | null {
  let known = cookings.get(ingredient);
  if (!known) cookings.set(ingredient, (known = {}));
  const before = known[method];
  if (before !== undefined) return before;
  const found = findCooking(ingredient, method, cookbook);
  known[method] = found;
  return found;
}

/** Grams of vegetables that fry in a wide pan as quickly as their kind says, and by how much longer each as much again takes, at most. */
const [PANFUL, CROWDED, MOST_CROWDED] = [300, 0.9, 1.8];

/** Minutes that something cooks by a method when it is not cooked so. */
const UNKNOWN_MINUTES = 5;

/** Minutes that so much of an ingredient takes by a method: 500 g of mushrooms in a pan give off their water for longer than 250 g. */
export function minutesFor({ ingredient, amount }: Helping, method: Method, cookbook: Cookbook): number {
  const minutes = cookingOf(ingredient, method, cookbook)?.minutes ?? UNKNOWN_MINUTES;
  const grams = amount?.grams ?? 0;
  if (method !== 'fry' || grams <= PANFUL || !isA(ingredient, 'vegetables', cookbook.kinds)) return minutes;
  return Math.round(minutes * Math.min(MOST_CROWDED, 1 + (CROWDED * (grams - PANFUL)) / PANFUL));
}

/** As long as the longest of them takes; 0 for none. */
export function longestMinutes(helpings: readonly Helping[], method: Method, cookbook: Cookbook): number {
  return Math.max(0, ...helpings.map((helping) => minutesFor(helping, method, cookbook)));
}

const cookings = new WeakMap<Ingredient, Partial<Record<Method, Cooking | null>>>();

function findCooking(ingredient: Ingredient, method: Method, cookbook: Cookbook): Cooking | null {
  const usual = kindWith(ingredient, cookbook, (kind) => kind.cooking[method])?.cooking[method] ?? null;
  const own = ingredient[method];
  if (!own) return usual;
  return { minutes: own.minutes, cut: own.cut ?? usual?.cut ?? '', cue: own.cue ?? usual?.cue ?? 'tender' };
}

/** How it is cut to be eaten raw; '' when nothing is said. */
export function rawCut(ingredient: Ingredient, cookbook: Cookbook): string {
  return ingredient.raw ?? kindWith(ingredient, cookbook, (kind) => kind.raw)?.raw ?? '';
}

/** From what temperature inside it is safe, and how one knows; null for what is safe as it is. */
export function safetyOf(ingredient: Ingredient, cookbook: Cookbook): Kind['safe'] | null {
  return kindWith(ingredient, cookbook, (kind) => kind.safe)?.safe ?? null;
}

/** The nearest kind that says something: those on the ingredient's line first, then wider ones. */
function kindWith(ingredient: Ingredient, cookbook: Cookbook, says: (kind: Kind) => unknown): Kind | null {
  for (const name of [...ingredient.kinds, ...kindsOf(ingredient, cookbook.kinds)]) {
    const kind = cookbook.kinds.get(name);
    if (kind && says(kind)) return kind;
  }
  return null;
}
