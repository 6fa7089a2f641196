import type { FoodNames } from './food-names.ts';
import { slipCost } from './slip-cost.ts';

/** Words that make a wish of what stands beside them: misread, one of these turns an allergy into an order. */
const WISH_WORDS =
  'allergy allergic allergies intolerant intolerance anaphylactic coeliac celiac gluten dairy lactose vegan vegetarian vegetarians pescatarian halal kosher shellfish seafood alcohol crustaceans molluscs sesame sulphites mustard pregnant without'.split(
    ' ',
  );
/** Shorter words have too many others beside them. */
const SHORTEST = 5;
/** How much may be wrong with a word, by its length. */
const [SLIP, SLIP_OF_LONG, LONG] = [0.95, 1.5, 7];
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/\bshell fish\b/g, 'shellfish'],
  [/\bsea food\b/g, 'seafood'],
  [/\b(?:dairy|milk) products?\b/g, 'dairy'],
  [/\bcows milk(?: protein)?\b/g, 'milk'],
  [/\b([a-z]{3,})free\b/g, '$1 free'],
];

/**
 * Words as whoever wishes would have spelt them: "peanuts alergy", "no diary", "eggfree". What names a food is left as it is, so that
 * celery stays celery.
 */
export function spelledForWishes(words: readonly string[], foods: FoodNames): string[] {
  const text = TOGETHER.reduce((all, [pattern, put]) => all.replace(pattern, put), words.join(' '));
  return text.split(' ').map((word) => (isStrange(word, foods) ? (nearest(word) ?? word) : word));
}

function isStrange(word: string, foods: FoodNames): boolean {
  return word.length >= SHORTEST && !WISH_WORDS.includes(word) && foods.exactly(word) === null;
}

function nearest(word: string): string | null {
  const limit = word.length >= LONG ? SLIP_OF_LONG : SLIP;
  const near = WISH_WORDS.map((meant) => ({ meant, cost: slipCost(word, meant, limit) })).filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
  return near.sort((a, b) => a.cost - b.cost)[0]?.meant ?? null;
}
