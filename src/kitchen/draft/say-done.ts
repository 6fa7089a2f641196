import { isA, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { SURE } from '#kitchen/pass/check-temperatures.ts';
import { safetyOf } from '#kitchen/stove/cooking.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { shortName } from '#kitchen/stove/names.ts';
import type { DraftStep } from './draft.ts';
import type { LinesScene } from './read-lines.ts';
import { isNamed, readSaid } from './write-draft-steps.ts';

/** What is told by its temperature alone; of the rest a cook sees when it is done. */
const BY_THERMOMETER = ['raw meats', 'minces', 'livers', 'cooked meats'];
const HEATED =
  /\b(?:fry|fries|sear|brown|saut[eé]|roast|bake|grill|broil|simmer|boil|stew|braise|poach|steam|cook|microwave|heat|warm|toast|sizzle|blanch|scramble|oven|pan|pot|wok)/i;

/**
 * Where a draft forgets to say when meat, fish or eggs are done, the house says it, in the words and at the temperature of the
 * kind: nobody else is trusted with that. A draft that never heats them stays as it is, for the pass to refuse.
 */
export function sayDone(steps: readonly DraftStep[], helpings: readonly Helping[], scene: LinesScene): DraftStep[] {
  return helpings.reduce<DraftStep[]>((told, helping) => tell(told, helping, scene), [...steps]);
}

function tell(steps: DraftStep[], helping: Helping, scene: LinesScene): DraftStep[] {
  const { ingredient, amount } = helping;
  const { cookbook } = scene;
  const safe = safetyOf(ingredient, cookbook);
  if (!safe || isA(ingredient, 'ready meats', cookbook.kinds)) return steps;
  const naming = steps.flatMap(({ text }, index) => (isNamed(helping, readSaid(text, scene.shelf), cookbook) ? [index] : []));
  const since = steps
    .slice(naming[0] ?? 0)
    .map(({ text }) => text)
    .join(' ');
  const isHotEnough = [...since.matchAll(/(\d{2,3}) °C/g)].some(([, celsius]) => Number(celsius) >= safe.celsius && Number(celsius) < 120);
  const isByThermometer = isAnyOf(ingredient, BY_THERMOMETER, cookbook.kinds);
  if (isHotEnough || (!isByThermometer && SURE.test(since))) return steps;
  const cooking = naming.filter((index) => HEATED.test(steps[index]?.text ?? ''));
  const last = cooking.findLast((index) => (steps[index]?.wait ?? 0) + (steps[index]?.work ?? 0) >= 3) ?? cooking.at(-1);
  if (last === undefined) return steps;
  const name = shortName(ingredient, amount);
  const sentence = `The ${name} ${/[^s]s$/.test(name) ? 'are' : 'is'} done when ${doneWords(safe)}.`;
  return steps.map((step, index) => (index === last ? { ...step, text: `${step.text} ${sentence}` } : step));
}

/** The cue of the kind, with its temperature where the cue itself names none. */
function doneWords({ celsius, cue }: { readonly celsius: number; readonly cue: string }): string {
  return /°C/.test(cue) ? cue : `${cue} and the middle reaches ${celsius} °C`;
}
