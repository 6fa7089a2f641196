import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Item } from '#kitchen/menu/item.ts';
import type { Amount, Step, StepPart } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { ownName } from '#kitchen/stove/names.ts';
import { sayParts } from '#kitchen/stove/write-steps.ts';

/** What stands between the water and the cube: "450 ml water, hot, with 1 stock cube". */
const BETWEEN = /^ water((?:,? (?:hot|boiling|just boiled),?)?)(?:,? (?:with|and)|,)? $/;
/** What is said of a cube and not of broth. */
const CRUMBLED = /^(?:, crumbled(?: in)?)?(?:,(?= (?:into|over|onto|round)\b))?/;
/** Millilitres in a carton where nobody said how much is left. */
const CARTON = 1000;
/** So little, in parts of what is asked, is better drunk. */
const LEAST = 0.4;

interface Poured {
  readonly steps: readonly Step[];
  readonly helpings: readonly Helping[];
  /** The broth that goes in; null where none does. */
  readonly broth: Helping | null;
}

/**
 * The broth of the list in the place of water and a cube: who has a carton of it does not crumble cubes. As much as there is; what is missing
 * stays water. Where a dish uses the cube twice, or says it otherwise, nothing changes.
 */
export function withBroth(steps: readonly Step[], helpings: readonly Helping[], items: readonly Item[], cookbook: Cookbook): Poured {
  const none = { steps, helpings, broth: null };
  const item = items.find(({ ingredient }) => isA(ingredient, 'stocks', cookbook.kinds));
  const cubes = helpings.filter(({ ingredient, from }) => from === 'staple' && isA(ingredient, 'stock powders', cookbook.kinds));
  const [cube] = cubes;
  if (!item || !cube || cubes.length > 1 || helpings.some((helping) => helping.item === item)) return none;
  const names = [cube.ingredient.plural, cube.ingredient.name].map((name) => ` ${name}`);
  const places = steps.filter((step) => step.ingredients.includes(cube.ingredient.id));
  const [step] = places;
  if (!step || places.length > 1) return none;
  const place = placeOf(step.parts, names);
  if (!place) return none;
  const { water } = place;
  const quantity = Math.min(water.quantity, item.grams ?? CARTON);
  if (quantity < LEAST * water.quantity) return none;
  const broth: Helping = { role: cube.role, ingredient: item.ingredient, amount: { ...water, quantity, grams: quantity }, from: 'have', item };
  const rest = water.quantity - quantity;
  const parts = [
    ...place.before,
    { amount: broth.amount as Amount },
    rest > 0 ? ` ${ownName(broth)} and ` : ` ${ownName(broth)}`,
    ...(rest > 0 ? [{ amount: { ...water, quantity: rest, grams: rest } }, ' water'] : []),
    ...place.after,
  ].reduce(joined, []);
  const poured = { ...step, parts, text: sayParts(parts), ingredients: step.ingredients.map((id) => (id === cube.ingredient.id ? item.ingredient.id : id)) };
  return {
    steps: steps.map((one) => (one === step ? poured : one)),
    helpings: helpings.flatMap((helping) => (helping === cube ? [broth] : helping.ingredient.name === 'water' ? less(helping, quantity) : [helping])),
    broth,
  };
}

interface Place {
  readonly before: readonly StepPart[];
  readonly water: Amount;
  /** What follows the word water, without the cube. */
  readonly after: readonly StepPart[];
}

/** Where in a step the water stands that a cube follows, or that follows a cube in a list; null where it is said otherwise. */
function placeOf(parts: readonly StepPart[], names: readonly string[]): Place | null {
  const amountBefore = (words: readonly string[], fits: (amount: Amount) => boolean) =>
    parts.findIndex((part, index) => isAmount(part) && fits(part.amount) && startsWith(parts[index + 1], words));
  const at = amountBefore([' water'], ({ unit }) => unit === 'ml');
  const cube = amountBefore(names, () => true);
  const water = parts[at];
  if (cube < 0 || water === undefined || !isAmount(water)) return null;
  const said = parts[cube + 1] as string;
  const left = said.slice(names.find((name) => said.startsWith(name))?.length);
  const follows = parts[at + 1] as string;
  const afterWater = [follows.slice(' water'.length), ...parts.slice(at + 2)];
  if (cube === at + 2) {
    const hot = BETWEEN.exec(follows)?.[1];
    if (hot === undefined) return null;
    return { before: parts.slice(0, at), water: water.amount, after: [hot + left.replace(CRUMBLED, ''), ...parts.slice(cube + 2)] };
  }
  // "1 stock cube and 400 ml water", "the cube in 400 ml water".
  if (at === cube + 2 && /^ (?:and|in) $/.test(left)) return { before: parts.slice(0, cube), water: water.amount, after: afterWater };
  // "Add 2 stock cubes, 2 tbsp soy sauce and 1.6 litres water": one thing fewer in the row.
  if (cube > at || !left.startsWith(', ')) return null;
  return { before: [...parts.slice(0, cube), left.slice(2), ...parts.slice(cube + 2, at)], water: water.amount, after: afterWater };
}

const isAmount = (part: StepPart | undefined): part is { readonly amount: Amount } => typeof part === 'object' && 'amount' in part;
const startsWith = (part: StepPart | undefined, words: readonly string[]) => typeof part === 'string' && words.some((word) => part.startsWith(word));

/** Words that stand together are one part. */
function joined(parts: StepPart[], part: StepPart): StepPart[] {
  const last = parts.at(-1);
  return typeof last === 'string' && typeof part === 'string' ? [...parts.slice(0, -1), last + part] : [...parts, part];
}

/** The water of the list without what broth took the place of. */
function less(helping: Helping, quantity: number): Helping[] {
  const { amount } = helping;
  if (!amount || amount.quantity <= quantity) return [];
  return [{ ...helping, amount: { ...amount, quantity: amount.quantity - quantity, grams: amount.grams - quantity } }];
}
