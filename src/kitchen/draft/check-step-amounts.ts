import type { Fault, PassScene } from '#kitchen/pass/fault.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { amountsIn } from './write-draft-steps.ts';

/** Rounding is no fault. */
const A_LITTLE_MORE = 1.3;

/** No step takes more of a thing than the list has. */
export function checkStepAmounts(texts: readonly string[], helpings: readonly Helping[], scene: PassScene): Fault[] {
  return texts
    .flatMap((text) => amountsIn(text, helpings, scene).map((said) => ({ ...said, words: text.slice(said.start, said.end) })))
    .filter(({ amount, helping }) => helping.amount !== null && amount.grams > helping.amount.grams * A_LITTLE_MORE)
    .map(({ words, helping }): Fault => ({ rule: 'amounts', words: `A step takes ${words} of the ${helping.ingredient.name}: more than the list has.` }));
}
