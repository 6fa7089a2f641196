import type { Ask } from './dish.ts';
import type { Ingredient } from './ingredient.ts';

/** What a cook's word weighs when the ingredient's line does not say. */
const USUAL_GRAMS: Readonly<Record<string, number>> = {
  pinch: 0.4,
  handful: 30,
  sprig: 2,
  bunch: 30,
  knob: 15,
  clove: 4,
  slice: 35,
  leaf: 1,
  rasher: 25,
  fillet: 130,
  sheet: 30,
  stalk: 40,
  ball: 125,
  cube: 10,
  tin: 400,
  jar: 280,
  scoop: 60,
};
/** A food without a line of its own density weighs about this much a spoon (ground spice 7 g, oil 14 g, paste 16 g). */
const SPOON_GRAMS = 12;

/** Grams of one unit ("tbsp", "clove", '' for a piece) of this ingredient. */
export function unitGrams(ingredient: Ingredient, unit: string): number {
  if (unit === 'g') return 1;
  if (unit === 'ml') return ingredient.gramsPerMl ?? 1;
  if (unit === 'tbsp') return ingredient.gramsPerTbsp ?? (ingredient.gramsPerMl ? ingredient.gramsPerMl * 15 : SPOON_GRAMS);
  if (unit === 'tsp') return unitGrams(ingredient, 'tbsp') / 3;
  if (unit === '') return ingredient.pieceGrams ?? ingredient.unit?.grams ?? 100;
  const own = ingredient.units.find(({ word }) => word === unit);
  if (own) return own.grams;
  if (ingredient.pack?.word === unit && ingredient.pack.grams) return ingredient.pack.grams;
  return USUAL_GRAMS[unit] ?? ingredient.pieceGrams ?? 100;
}

/** Whether cooks count this ingredient by that word, so that we know what one of it weighs. */
export function isUnitOf(ingredient: Ingredient, unit: string): boolean {
  return (
    ['', 'g', 'ml', 'tsp', 'tbsp'].includes(unit) || unit in USUAL_GRAMS || ingredient.pack?.word === unit || ingredient.units.some(({ word }) => word === unit)
  );
}

/** Grams that an amount asks of an ingredient. */
export function askedGrams(ingredient: Ingredient, ask: Ask): number {
  return ask.quantity * unitGrams(ingredient, ask.unit);
}
