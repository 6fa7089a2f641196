import { unitGrams } from '#kitchen/cookbook/asked-grams.ts';
import { type Ingredient, LARGE } from '#kitchen/cookbook/ingredient.ts';
import type { Amount } from '#kitchen/recipe.ts';
import { countedNames } from './names.ts';

const PLURALS: Readonly<Record<string, string>> = { leaf: 'leaves', bunch: 'bunches', pinch: 'pinches', tsp: 'tsp', tbsp: 'tbsp', g: 'g', ml: 'ml' };
/** What lies in a hand: a lemon, a carrot. */
const HAND = 80;
/** More pieces than these are weighed: 48 wonton wrappers, asked by the piece, may be counted; nobody counts 30 new potatoes. */
const MOST_COUNTED = { asked: 60, weighed: 24 };
export const TSP_A_TBSP = 3;
/** From so many on nobody measures half a spoon. */
const WHOLE_FROM = { tsp: 2, tbsp: 5 };
const A_JUG = 500;
/** A stock cube; a bay leaf. */
const [SMALL, TINY] = [30, 5];

/** No American measures mince by the cup. */
const SOLD_BY_WEIGHT = ['meat', 'poultry', 'pork', 'fish', 'shellfish'];

/**
 * Grams as a cook would measure them out: in the unit asked for; by the piece where the thing comes in pieces,
 * whole where it cannot be split; by the tin; liquids in millilitres.
 *
 * @param grams how much, for the recipe's servings
 */
export function portion(ingredient: Ingredient, grams: number, unit: string): Amount {
  const base = {
    ...(ingredient.gramsPerMl
      ? { gramsPerMl: ingredient.gramsPerMl }
      : ingredient.gramsPerCup && !ingredient.of.some((of) => SOLD_BY_WEIGHT.includes(of))
        ? { gramsPerMl: ingredient.gramsPerCup / 236.6 }
        : {}),
  };
  if (unit === 'tsp' || unit === 'tbsp') {
    const each = unitGrams(ingredient, unit);
    // Nobody has a spoon for three quarters of a tablespoon.
    if (unit === 'tbsp' && grams / each < 1) return portion(ingredient, grams, 'tsp');
    const step = grams / each < 1 ? 0.25 : grams / each >= WHOLE_FROM[unit] ? 1 : 0.5;
    const quantity = Math.max(step, Math.round(grams / each / step) * step);
    return { ...base, quantity, unit, grams: quantity * each };
  }
  if (unit === '' || unit === 'g' || unit === 'ml') {
    const tinned = ingredient.pack?.word === 'tin' || ingredient.pack?.word === 'jar' ? ingredient.pack : null;
    if (tinned?.word === 'tin' && unit !== 'ml' && grams >= tinned.grams * 0.55) {
      const quantity = Math.max(1, Math.round(grams / tinned.grams));
      return { quantity, unit: 'tin', units: 'tins', grams: quantity * tinned.grams, whole: true };
    }
    const piece = unit === '' ? unitGrams(ingredient, '') : ingredient.pieceGrams;
    const counted = ingredient.plural !== ingredient.name || unit === '';
    if (
      piece &&
      counted &&
      unit !== 'ml' &&
      (unit === '' || piece >= 30) &&
      grams / piece >= 0.4 &&
      grams / piece <= MOST_COUNTED[unit === '' ? 'asked' : 'weighed']
    ) {
      const exact = grams / piece;
      const quantity = ingredient.pieceWhole ? Math.max(1, Math.round(exact)) : pieces(exact, piece);
      return {
        ...base,
        quantity,
        unit: '',
        grams: quantity * piece,
        ...countedNames(ingredient),
        ...(ingredient.pieceWhole ? { whole: true } : {}),
      };
    }
    // A cube or a leaf is halved at the most: nobody weighs three grams of one.
    if (piece && counted && unit === '' && piece < SMALL && grams / piece < 0.4) {
      const quantity = piece < TINY ? 1 : 0.5;
      return { ...base, quantity, unit: '', grams: quantity * piece, ...countedNames(ingredient) };
    }
    // Half a lemon, and not 15 g of one: no step goes on with half of a quarter.
    if (piece && counted && unit === '' && piece <= HAND && !ingredient.pieceWhole && grams / piece >= 0.15 && grams / piece < 0.4)
      return { ...base, quantity: 0.5, unit: '', grams: piece / 2, one: ingredient.name, many: ingredient.plural };
    if (ingredient.gramsPerMl && unit !== 'g' && grams >= 15) {
      const quantity = roundMass(grams / ingredient.gramsPerMl);
      return { ...base, quantity, unit: 'ml', grams: quantity * ingredient.gramsPerMl };
    }
    const quantity = roundMass(grams, ingredient.kinds.some((kind) => EXACT.includes(kind)) ? 1 : LEAST_STEP);
    return { ...base, quantity, unit: unit === 'ml' ? 'ml' : 'g', grams: quantity };
  }
  const each = unitGrams(ingredient, unit);
  const quantity = Math.max(1, Math.round(grams / each));
  return { quantity, unit, units: PLURALS[unit] ?? `${unit}s`, grams: quantity * each, whole: true };
}

/** What two steps take of one thing, as it is measured out: 320 ml and 2 tbsp of water are 350 ml, 2 tsp and 1 tbsp of vinegar 5 tsp. */
export function together(ingredient: Ingredient, one: Amount, other: Amount): Amount {
  const grams = one.grams + other.grams;
  const quantity = one.quantity + other.quantity;
  // Of so much water nobody has 995 ml in a list.
  if (one.unit === other.unit) return { ...other, quantity: one.unit === 'ml' && quantity >= A_JUG ? Math.round(quantity / 25) * 25 : quantity, grams };
  const units = [one.unit, other.unit];
  if (units.includes('')) return portion(ingredient, grams, '');
  const spoonfuls = units.every((unit) => unit === 'tbsp' || unit === 'tsp') ? inTeaspoons(one) + inTeaspoons(other) : 0;
  if (Number.isInteger(spoonfuls * 2) && spoonfuls > 0) return { ...other, quantity: spoonfuls, unit: 'tsp', grams };
  const isMetric = units.includes('ml') || units.includes('g');
  return portion(ingredient, grams, isMetric ? (ingredient.gramsPerMl ? 'ml' : 'g') : units.includes('tbsp') ? 'tbsp' : 'tsp');
}

/** What spoons measure, in teaspoons; any other quantity as it is. */
export function inTeaspoons({ quantity, unit }: Amount): number {
  return unit === 'tbsp' ? quantity * TSP_A_TBSP : quantity;
}

/** Half a cabbage is sensible; one onion and a half leaves a half that nobody asked for. Of large things rather fewer. */
function pieces(exact: number, grams: number): number {
  if (exact < 0.75) return 0.5;
  return Math.max(1, grams < LARGE ? Math.round(exact) : Math.ceil(exact - 0.6));
}

/** Of parsley nobody weighs 8 g; of what makes dough rise or cream set, everybody does. */
const LEAST_STEP = 5;
const EXACT = ['raising agents', 'setting agents'];

function roundMass(grams: number, least = LEAST_STEP): number {
  const step = grams < 5 ? 1 : grams < 15 ? least : grams < 100 ? 5 : grams < 500 ? 10 : 25;
  return Math.max(step, Math.round(grams / step) * step);
}
