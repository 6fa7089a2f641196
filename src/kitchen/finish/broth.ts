import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Item } from '#kitchen/menu/item.ts';
import type { Amount, Step, StepPart } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { ownName } from '#kitchen/stove/names.ts';
import { sayParts } from '#kitchen/stove/write-steps.ts';
import { MARK, withoutCube } from './without-cube.ts';

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
  const places = steps.filter((step) => step.ingredients.includes(cube.ingredient.id));
  const [step] = places;
  if (!step || places.length > 1) return none;
  const pot = potOf(step.parts, cube);
  if (!pot) return none;
  const { water } = pot;
  const quantity = Math.min(water.quantity, item.grams ?? CARTON);
  if (quantity < LEAST * water.quantity) return none;
  const broth: Helping = { role: cube.role, ingredient: item.ingredient, amount: { ...water, quantity, grams: quantity }, from: 'have', item };
  const rest = water.quantity - quantity;
  const parts = [
    ...pot.before,
    { amount: broth.amount as Amount },
    rest > 0 ? ` ${ownName(broth)} and ` : ` ${ownName(broth)}`,
    ...(rest > 0 ? [{ amount: { ...water, quantity: rest, grams: rest } }, ' water'] : []),
    ...pot.after,
  ].reduce(joined, []);
  const poured = { ...step, parts, text: sayParts(parts), ingredients: step.ingredients.map((id) => (id === cube.ingredient.id ? item.ingredient.id : id)) };
  return {
    steps: steps.map((one) => (one === step ? poured : one)),
    helpings: helpings.flatMap((helping) => (helping === cube ? [broth] : helping.ingredient.name === 'water' ? less(helping, quantity) : [helping])),
    broth,
  };
}

interface Pot {
  readonly before: readonly StepPart[];
  readonly water: Amount;
  /** What follows the word water. */
  readonly after: readonly StepPart[];
}

/** A step that crumbles a cube into water, without the cube, parted where the water stands; null where it is said otherwise. */
function potOf(parts: readonly StepPart[], { ingredient: { name, plural } }: Helping): Pot | null {
  const names = [plural, name];
  const place = parts.findIndex((part, index) => isAmount(part) && startsWith(parts[index + 1], names));
  if (place < 0) return null;
  const marked = parts.map((part, index) => (typeof part === 'string' ? part : `${MARK}${index}${MARK}`)).join('');
  const text = withoutCube(marked, `${MARK}${place}${MARK}`, names);
  const left = text?.split(MARK).map((piece, index) => (index % 2 ? (parts[Number(piece)] as StepPart) : piece)) ?? [];
  const at = left.findIndex((part, index) => isAmount(part) && part.amount.unit === 'ml' && startsWith(left[index + 1], ['water']));
  const water = left[at];
  // What pasta was boiled in is water still.
  if (water === undefined || !isAmount(water) || startsWith(left[at + 1], ['water, from'])) return null;
  return { before: left.slice(0, at), water: water.amount, after: [(left[at + 1] as string).slice(' water'.length), ...left.slice(at + 2)] };
}

const isAmount = (part: StepPart | undefined): part is { readonly amount: Amount } => typeof part === 'object' && 'amount' in part;
const startsWith = (part: StepPart | undefined, names: readonly string[]) => typeof part === 'string' && names.some((name) => part.startsWith(` ${name}`));

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
