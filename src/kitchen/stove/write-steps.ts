import { chance } from '#kitchen/chance.ts';
import { askedGrams } from '#kitchen/cookbook/asked-grams.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Ask, Dish, DishStep, Minutes } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { saysWait } from '#kitchen/cookbook/says-wait.ts';
import type { Step, StepPart } from '#kitchen/recipe.ts';
import { remembered } from '#kitchen/remembered.ts';
import { cookingOf, longestMinutes, rawCut } from './cooking.ts';
import { formatAmount, formatCelsius } from './format-amount.ts';
import type { Helping } from './helping.ts';
import { portion, together } from './portion.ts';
import { renderText, type Scene } from './render-text.ts';
import { sayRest } from './say-rest.ts';

/** Grams that somebody at home peels and cuts in a minute; nothing takes less than that, and a glut goes in as it can. */
const [CUT_A_MINUTE, MOST_CUTTING] = [150, 6];

/**
 * The method of a dish with this filling.
 *
 * @returns the steps; the helpings they name (a seasoning whose clause fell away goes with it);
 * and what was named beside the roles (salt, pepper, water)
 */
export function writeSteps(
  dish: Dish,
  helpings: readonly Helping[],
  { servings, cookbook, seed }: { servings: number; cookbook: Cookbook; seed: string },
): { steps: Step[]; used: Helping[]; free: Helping[] } {
  const byRole = Map.groupBy(helpings, (helping) => helping.role);
  const free = new Map<string, Helping>();
  const cut = new Set<Helping>();
  const steps: Step[] = [];
  /** Where each written step went: steps whose text comes out empty are left out. */
  const places: number[] = [];
  for (const [number, step] of dish.steps.entries()) {
    const active = minutesOf(step.active, byRole, cookbook);
    const wait = minutesOf(step.wait, byRole, cookbook);
    let turn = 0;
    let hasSaidWait = false;
    const scene: Scene = {
      cookbook,
      helpings: byRole,
      minutes: (which) => {
        if (which === 'wait') hasSaidWait = true;
        return which === 'wait' ? wait : active;
      },
      inTitle: false,
      hasFan: !dish.equipment.includes('air fryer'),
      vary: (choices) => Math.floor(chance(seed, dish.id, number, turn++) * choices),
      free: (id, ask, times = servings / dish.serves) => freeHelping(id, ask, times, free, cookbook),
    };
    const { parts, named } = renderText(step.text, scene);
    const text = sayParts(parts);
    if (text === '') {
      places.push(-1);
      continue;
    }
    const prepared = named.filter((helping) => !cut.has(helping) && isCut(helping, cookbook));
    for (const helping of prepared) cut.add(helping);
    const during = step.during === null ? -1 : (places[step.during - 1] ?? -1);
    const cue = cueIn(text);
    const timers = timersIn(text);
    places.push(steps.length);
    steps.push({
      text,
      parts,
      activeMinutes: active + prepared.reduce((sum, helping) => sum + cuttingMinutes(helping), 0),
      // Eggs that are boiled already are not boiled for nine minutes; barley in place of rice waits as long as its own words say.
      waitMinutes: hasSaidWait || !mayWait(step) ? wait : Math.max(0, ...timers.map(({ minutes }) => minutes - active)),
      ...(during >= 0 ? { during } : {}),
      timers,
      ...(cue ? { cue } : {}),
      ingredients: [...new Set(named.map((helping) => helping.ingredient.id))],
    });
  }
  const told = sayRest(
    steps.map(({ parts }) => parts),
    helpings,
  );
  for (const [index, parts] of told.entries()) {
    const step = steps[index] as Step;
    if (parts !== step.parts) steps[index] = { ...step, parts, text: sayParts(parts) };
  }
  const named = new Set(steps.flatMap((step) => step.ingredients));
  return { steps, used: helpings.filter((helping) => named.has(helping.ingredient.id)), free: [...free.values()] };
}

/** A step as printed: metric amounts for the recipe's own servings, temperatures in both scales. */
export function sayParts(parts: readonly StepPart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'amount' in part ? formatAmount(part.amount) : formatCelsius(part.celsius, 'both', part.fan)))
    .join('');
}

/** Whether the step speaks of its waiting where there is any; else it waits without a word. */
const mayWait = remembered(({ text }: DishStep) => saysWait(text));

function minutesOf(terms: readonly Minutes[], helpings: ReadonlyMap<string, readonly Helping[]>, cookbook: Cookbook): number {
  return terms.reduce((sum, term) => {
    return sum + ('minutes' in term ? term.minutes : longestMinutes(helpings.get(term.role) ?? [], term.method, cookbook));
  }, 0);
}

function freeHelping(id: string, ask: Ask | null, times: number, free: Map<string, Helping>, cookbook: Cookbook): Helping {
  const ingredient = byName(cookbook.ingredients).get(id);
  if (!ingredient) throw new Error(`The shelves have no ${id}.`);
  const amount = ask ? portion(ingredient, askedGrams(ingredient, ask) * times, ask.unit) : null;
  const before = free.get(id);
  // The list shows the whole of it once; a step shows its own part.
  const whole = before?.amount && amount ? together(ingredient, before.amount, amount) : (amount ?? before?.amount ?? null);
  free.set(id, { role: id, ingredient, amount: whole, from: 'staple', item: null });
  return { role: id, ingredient, amount, from: 'staple', item: null };
}

const byName = remembered(
  (ingredients: Cookbook['ingredients']): ReadonlyMap<string, Ingredient> =>
    new Map([...ingredients.values()].map((ingredient) => [ingredient.name, ingredient])),
);

/** Whether somebody has to take a knife to it. */
function isCut({ ingredient, amount }: Helping, cookbook: Cookbook): boolean {
  if (!amount || ingredient.of.length > 0) return false;
  const cut = cookingOf(ingredient, 'fry', cookbook)?.cut ?? cookingOf(ingredient, 'simmer', cookbook)?.cut ?? rawCut(ingredient, cookbook);
  return /cut|slic|chop|shred|halved|grated|torn|peeled/.test(cut);
}

function cuttingMinutes({ amount }: Helping): number {
  return Math.min(MOST_CUTTING, Math.max(1, Math.round((amount?.grams ?? 0) / CUT_A_MINUTE)));
}

/** The part of a sentence that says when it is done. */
export function cueIn(text: string): string | undefined {
  return /\b(?:until|when)\b[^.;]*/i.exec(text)?.[0];
}

/** What a sentence says takes minutes: the longer of two where it says both. */
export function timersIn(text: string): { label: string; minutes: number }[] {
  return [...text.matchAll(/\b(\d+)(?: to (\d+))? minutes?\b/g)].map((match) => ({
    label: match[0],
    minutes: Number(match[2] ?? match[1]),
  }));
}
