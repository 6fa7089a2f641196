import type { Amount, StepPart } from '#kitchen/recipe.ts';
import { rememberedText } from '#kitchen/remembered.ts';
import type { Helping } from './helping.ts';
import { ownName, shortName } from './names.ts';
import { measured, PARTS, SPOONFULS } from './part-of.ts';
import { inTeaspoons, TSP_A_TBSP } from './portion.ts';

/** What is measured with a spoon or a jug, and by weight only what is cut off a block by eye. */
const SPOONS = ['tbsp', 'tsp', 'ml'];
const BY_WEIGHT = 'butters';
const MAY_TELL = /\b(?:rest of|another|left)\b/;

/**
 * "The rest of the olive oil" as the spoonfuls it is, where the steps before told every spoonful they took: "the remaining 1½ tbsp olive
 * oil". Nobody should have to do sums at the stove.
 *
 * @param steps the parts of each step, in the order they are cooked
 * @returns the same with amounts where shares were; a step nothing was told in is the very one that came in
 */
export function sayRest(steps: readonly (readonly StepPart[])[], helpings: readonly Helping[]): (readonly StepPart[])[] {
  let said = [...steps];
  const isTold = said.some((parts) => parts.some((part) => typeof part === 'string' && MAY_TELL.test(part)));
  if (!isTold) return said;
  for (const helping of helpings) if (isMeasured(helping)) said = tellOne(said, helping, helpings);
  return said;
}

function isMeasured({ amount, ingredient }: Helping): boolean {
  return amount !== null && (SPOONS.includes(amount.unit) || (amount.unit === 'g' && ingredient.kinds.includes(BY_WEIGHT)));
}

/**
 * What a step may call it, the longest name first; nothing that another food of the dish goes by too. Beside the vegetable oil, which is
 * "the oil", sesame oil has its whole name alone; of two oils by one short name nobody knows which is meant.
 */
function namesOf(helping: Helping, helpings: readonly Helping[]): string[] {
  const own = ownName(helping);
  const others = new Set(helpings.flatMap((other) => (other === helping ? [] : [ownName(other), shortName(other.ingredient, other.amount)])));
  return [...new Set([own, shortName(helping.ingredient, helping.amount), own.split(' ').at(-1) as string])]
    .filter((name) => !others.has(name) && !STIRRED_TOGETHER.has(name))
    .sort((a, b) => b.length - a.length);
}

/** "Half of the sauce" is of what was stirred together, and not of the soy sauce in it. */
const STIRRED_TOGETHER = new Set(['sauce', 'paste', 'dressing', 'glaze', 'marinade']);

const WHOLE_SHARES = [...PARTS.keys()].join('|');
const SHARES = `${WHOLE_SHARES}|third|quarter|fifth`;
/** Red wine vinegar is no red wine. */
const OTHERS = 'vinegar|sauce|powder|paste|oil|cream|milk|cheese|seeds?|stock|sugar|flour|butter|juice|zest|water';
const MOST_PATTERNS = 2_000;

/**
 * A share of what goes by these names, and the name itself behind an amount; written once for each food: to write them takes longer than to
 * look. All but a spoonful is no spoonful.
 */
const patternsFor = rememberedText((names) => {
  const food = `(${names})\\b(?! (?:${OTHERS}))`;
  const share = `(?<!\\bbut )\\b(?:(?:(${SHARES}) of )?(the rest of)|(another) (${SHARES}) of|(${WHOLE_SHARES}) of|(${[...SPOONFULS.keys()].join('|')}) of|[\\w½¼¾]+ of) the ${food}( that is left| left)?`;
  return { share: new RegExp(share, 'i'), itself: new RegExp(`^ ${food}`) };
}, MOST_PATTERNS);

/** The steps with all that is left of one thing told; as they were from where a step takes nobody knows how much. */
function tellOne(steps: (readonly StepPart[])[], helping: Helping, helpings: readonly Helping[]): (readonly StepPart[])[] {
  const whole = helping.amount as Amount;
  const names = namesOf(helping, helpings);
  if (names.length === 0) return steps;
  if (!steps.some((parts) => parts.some((part) => typeof part === 'string' && names.some((name) => part.includes(`of the ${name}`))))) return steps;
  const { share, itself } = patternsFor(names.map(RegExp.escape).join('|'));
  let left = inTeaspoons(whole);
  let isKnown = true;
  return steps.map((parts) => {
    let isChanged = false;
    const told: StepPart[] = [];
    const queue = [...parts];
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      const next = queue[0];
      if (typeof part !== 'string') {
        if ('amount' in part && typeof next === 'string' && itself.test(next)) left -= inTeaspoons(part.amount);
        told.push(part);
        continue;
      }
      const match = isKnown ? share.exec(part) : null;
      if (!match) {
        told.push(part);
        continue;
      }
      const [, shareOfRest, rest, another, fraction, ofAll, spoons, name, isOfLeft] = match;
      const of = rest || isOfLeft ? left : inTeaspoons(whole);
      const inSpoons = spoons && whole.unit === 'tbsp' ? (SPOONFULS.get(spoons.toLowerCase()) ?? 0) * TSP_A_TBSP : 0;
      const taken = inSpoons || of * (rest ? partNamed(shareOfRest) : another ? partNamed(fraction) : ofAll ? partNamed(ofAll) : 0);
      const amount = taken > 0 && taken <= left * 1.01 ? asMeasured(whole, taken) : null;
      if (!amount) {
        isKnown = false;
        told.push(part);
        continue;
      }
      isChanged = true;
      const before = part.slice(0, match.index) + (rest && !shareOfRest && left < inTeaspoons(whole) ? 'the remaining ' : another ? 'another ' : '');
      if (before) told.push(startsSentence(part, match.index) ? capital(before, match.index) : before);
      told.push({ amount });
      left -= inTeaspoons(amount);
      queue.unshift(` ${name}${part.slice(match.index + match[0].length)}`);
    }
    return isChanged ? told : parts;
  });
}

/** The share that a word names; all where none does. */
function partNamed(word: string | undefined): number {
  return word === undefined ? 1 : (PARTS.get(word.toLowerCase()) ?? PARTS.get(`a ${word.toLowerCase()}`) ?? 0);
}

const startsSentence = (text: string, at: number) => /^[A-Z]/.test(text.slice(at));
const capital = (text: string, at: number) => text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);

function asMeasured(whole: Amount, small: number): Amount | null {
  const quantity = whole.unit === 'tbsp' ? small / TSP_A_TBSP : small;
  return measured({ ...whole, quantity, grams: (whole.grams * quantity) / whole.quantity });
}
