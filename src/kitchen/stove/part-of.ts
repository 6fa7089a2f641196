import type { Amount } from '#kitchen/recipe.ts';
import { TSP_A_TBSP } from './portion.ts';

/** Shares as they are said, and how much of the whole each is. */
export const PARTS: ReadonlyMap<string, number> = new Map([
  ['a half', 1 / 2],
  ['half', 1 / 2],
  ['a third', 1 / 3],
  ['two thirds', 2 / 3],
  ['a quarter', 1 / 4],
  ['three quarters', 3 / 4],
  ['a fifth', 1 / 5],
  ['two fifths', 2 / 5],
  ['three fifths', 3 / 5],
  ['four fifths', 4 / 5],
]);
/** Spoonfuls as they are said, in tablespoons. */
export const SPOONFULS: ReadonlyMap<string, number> = new Map([
  ['a spoonful', 1],
  ['two spoonfuls', 2],
  ['2 spoonfuls', 2],
  ['three spoonfuls', 3],
  ['3 spoonfuls', 3],
  ['four spoonfuls', 4],
  ['4 spoonfuls', 4],
  ['a tablespoon', 1],
  ['2 tablespoons', 2],
  ['a teaspoon', 1 / 3],
  ['two teaspoons', 2 / 3],
  ['2 teaspoons', 2 / 3],
]);
/** "Half of", "two thirds of" at the end of words; said again before each of several foods, it parts them all. */
export const SHARE = new RegExp(`(?<!\\w)(?:${[...PARTS.keys()].join('|')}) of $`, 'i');
/** Half a spoonful is not the half of a spoonful of it all, nor all but a spoonful a spoonful. */
const PART = new RegExp(`(?<!half |but )(?<!\\w)(${[...PARTS.keys(), ...SPOONFULS.keys()].join('|')}) of $`, 'i');
/** Grams and millilitres below this are hard to weigh. */
const LEAST = 10;
/** How far, of itself, an amount may be from what a scale or a spoon shows: the rest comes later anyhow. */
const NEAR = 0.15;
/** Half of 2½ tbsp is 1½ now and 1 later. */
const NEAR_IN_TABLESPOONS = 0.2;

/**
 * What words that end in "half of " make of the amount behind them: "1 tbsp" says more than "half of the 2 tbsp".
 *
 * @returns the words without the part, and the part of the amount; null where no such part is named, or no spoon or scale shows it
 */
export function partOf(words: string, amount: Amount): { words: string; amount: Amount } | null {
  const said = PART.exec(words)?.[1]?.toLowerCase();
  if (!said) return null;
  const spoonfuls = SPOONFULS.get(said);
  const part = spoonfuls ? spoonfuls / amount.quantity : PARTS.get(said);
  if (!part || (spoonfuls && (amount.unit !== 'tbsp' || amount.quantity <= spoonfuls))) return null;
  const taken = measured({ ...amount, quantity: amount.quantity * part, grams: amount.grams * part });
  return taken ? { words: words.slice(0, words.length - `${said} of `.length), amount: taken } : null;
}

/** An amount as a spoon or a scale shows it; null where neither does. */
export function measured(amount: Amount): Amount | null {
  const { unit, quantity } = amount;
  if (unit === 'tbsp')
    return (
      (quantity >= 1 ? rounded(amount, 0.5, NEAR_IN_TABLESPOONS) : null) ??
      (quantity < 2 ? measured({ ...amount, unit: 'tsp', quantity: quantity * TSP_A_TBSP }) : null)
    );
  if (unit === 'tsp') return quantity < 1 ? rounded(amount, 0.25) : ((quantity >= 2 ? rounded(amount, 1) : null) ?? rounded(amount, 0.5));
  if (unit === 'g' || unit === 'ml') return quantity >= LEAST ? rounded(amount, quantity < 100 ? 5 : 10) : null;
  // What is counted stays whole; the name behind it is that of several.
  return Number.isInteger(quantity) && (unit !== '' || quantity > 1) ? amount : null;
}

function rounded(amount: Amount, step: number, near = NEAR): Amount | null {
  const quantity = Math.max(step, Math.round(amount.quantity / step) * step);
  if (Math.abs(quantity - amount.quantity) > near * amount.quantity) return null;
  return { ...amount, quantity, grams: (amount.grams * quantity) / amount.quantity };
}
