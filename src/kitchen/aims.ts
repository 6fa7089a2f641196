import { listed } from '#kitchen/listed.ts';
import type { Aim, Nutrition, Recipe } from '#kitchen/recipe.ts';

/** What is wished, as it is said to the visitor. */
export const SAID: Readonly<Record<Aim, string>> = {
  'high protein': 'plenty of protein',
  'high fibre': 'plenty of fibre',
  'low carb': 'little carbohydrate',
  'low fat': 'little fat',
  'low sugar': 'little sugar',
  light: 'light dishes',
};

interface Measured {
  readonly nutrient: keyof Nutrition;
  readonly unit: 'g' | 'kcal';
  /** What a serving has that is worth nothing, and what is worth all there is to win: the second is the smaller where little is wished. */
  readonly from: number;
  readonly to: number;
}

/**
 * No claims in the sense of Regulation (EC) No 1924/2006, whose annex counts by energy: what a plate of dinner has little and much of,
 * between the tenths of all dishes with least and with most of it.
 */
const MEASURED: Readonly<Record<Aim, Measured>> = {
  'high protein': { nutrient: 'protein', unit: 'g', from: 14, to: 42 },
  'high fibre': { nutrient: 'fibre', unit: 'g', from: 3, to: 15 },
  'low carb': { nutrient: 'carbohydrate', unit: 'g', from: 60, to: 12 },
  'low fat': { nutrient: 'fat', unit: 'g', from: 35, to: 8 },
  'low sugar': { nutrient: 'sugar', unit: 'g', from: 18, to: 3 },
  light: { nutrient: 'kcal', unit: 'kcal', from: 750, to: 300 },
};

/** Of less than so many kcal two are eaten: a scone has little of everything. */
const A_PLATE = 400;

const LITTLE = 0.3;

/** What it is worth to have as much, or as little, as can be: as much as half a list. */
const REACHED = 30;

/**
 * What a dish is worth to who wishes for these aims, in points of the menu.
 * @param nutrition of one serving; of null nothing is known, and it is worth nothing
 */
export function worthFor(aims: readonly Aim[], nutrition: Nutrition | null): number {
  return REACHED * aims.reduce((sum, aim) => sum + reached(aim, nutrition), 0);
}

/** Whether a plate has little carbohydrate: no more than some 45 g. */
export function isLean(nutrition: Nutrition | null): boolean {
  return reached('low carb', nutrition) >= LITTLE;
}

/** From 0, nothing of what is wished, to 1, all that can be. */
function reached(aim: Aim, nutrition: Nutrition | null): number {
  if (!nutrition) return 0;
  const { nutrient, from, to } = MEASURED[aim];
  const eaten = to < from && nutrient !== 'kcal' ? nutrition[nutrient] * Math.max(1, A_PLATE / nutrition.kcal) : nutrition[nutrient];
  return Math.min(1, Math.max(0, (eaten - from) / (to - from)));
}

/**
 * What came of the aims: "We looked for plenty of protein: about 38 g, 35 g and 30 g a serving, by our estimate."
 * @param aside names of what was left aside for little carbohydrate
 * @returns a sentence for each aim; none where no recipe has figures
 */
export function sayAims(aims: readonly Aim[], recipes: readonly Recipe[], aside: readonly string[]): string[] {
  const known = recipes.flatMap(({ nutrition }) => nutrition ?? []);
  if (known.length === 0) return [];
  return aims.map((aim) => {
    const { nutrient, unit } = MEASURED[aim];
    const figures = listed(known.map((nutrition) => `${nutrition[nutrient]} ${unit}`));
    const without = aim === 'low carb' && aside.length > 0 ? `, leaving the ${listed(aside)} aside` : '';
    return `We looked for ${SAID[aim]}${without}: about ${figures} a serving, by our estimate.`;
  });
}
