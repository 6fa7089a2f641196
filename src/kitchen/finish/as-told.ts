import type { Amount, Step, StepPart } from '#kitchen/recipe.ts';
import { rememberedText } from '#kitchen/remembered.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { fullName, ownName, shortName } from '#kitchen/stove/names.ts';
import { measured } from '#kitchen/stove/part-of.ts';
import { inTeaspoons } from '#kitchen/stove/portion.ts';

/** So much of what is listed, told in the steps, is all of it: spoons are rounded. */
const NEARLY_ALL = 0.9;
/** Where more may be meant than is measured. */
const MAY_TAKE_MORE = /\b(?:the rest|the last|what is left|more (?:of|if)|a little more|go on|another)\b/;

/**
 * The list with no more of what is measured by the spoon than the steps take: where a branch that takes the other half of the vinegar was
 * not written, half of it is listed. What a step may take unmeasured ("oil the dish", "the rest if it wants it") is left as it was.
 *
 * @param helpings what is listed
 * @param steps the method as it is printed
 */
export function asTold(helpings: readonly Helping[], steps: readonly Step[]): Helping[] {
  return helpings.map((helping) => {
    const { amount } = helping;
    if (amount === null || (amount.unit !== 'tbsp' && amount.unit !== 'tsp')) return helping;
    const told = teaspoonsTold(helping, steps);
    const listed = inTeaspoons(amount);
    const less = told !== null && told > 0 && told < listed * NEARLY_ALL ? asListed(amount, told) : null;
    return less ? { ...helping, amount: less } : helping;
  });
}

/** Teaspoons of it that the steps measure; null where they take some without a measure. */
function teaspoonsTold(helping: Helping, steps: readonly Step[]): number | null {
  const { ingredient, amount } = helping;
  const names = new Set([ownName(helping), fullName(ingredient, amount), shortName(ingredient, amount)]);
  const { measuredOut, unmeasured } = patternsFor([...names, ingredient.short.split(' ').at(-1)].join('|'));
  let teaspoons = 0;
  for (const { parts } of steps) {
    let takes = false;
    let words = '';
    for (const [index, part] of parts.entries()) {
      if (typeof part !== 'string') continue;
      const before: StepPart | undefined = parts[index - 1];
      const isMeasured = typeof before === 'object' && 'amount' in before && measuredOut.test(part);
      if (isMeasured) {
        teaspoons += inTeaspoons(before.amount);
        takes = true;
      }
      const said = isMeasured ? part.replace(measuredOut, '') : part;
      if (unmeasured.test(said)) return null;
      words += said;
    }
    if (takes && MAY_TAKE_MORE.test(words)) return null;
  }
  return teaspoons;
}

const MOST_PATTERNS = 2_000;

/** A name behind its amount, and the name or a word made of its last ("oiled") anywhere; from the names and that last word, parted by bars. */
const patternsFor = rememberedText((text) => {
  const words = text.split('|').map(RegExp.escape);
  const stem = words.pop();
  return { measuredOut: new RegExp(`^ (?:${words.join('|')})\\b`), unmeasured: new RegExp(`\\b(?:${words.join('|')}|${stem}\\w*)\\b`) };
}, MOST_PATTERNS);

function asListed(amount: Amount, teaspoons: number): Amount | null {
  const part = teaspoons / inTeaspoons(amount);
  return measured({ ...amount, quantity: amount.quantity * part, grams: amount.grams * part });
}
