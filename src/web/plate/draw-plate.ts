import type { PlateSpec } from '#kitchen/recipe.ts';
import { drawBase } from './base.ts';
import { drawGarnish } from './garnish.ts';
import { drawFork, drawGround, drawSpoon, type Ground, THEMED_GROUND } from './ground.ts';
import type { Mark } from './marks.ts';
import { drawPieces } from './pieces-on-plate.ts';
import { seededRandom } from './random.ts';
import { svgMarks } from './svg.ts';
import { drawGlass } from './vessels/glass.ts';
import { chooseGlaze } from './vessels/glaze.ts';
import { bowl, pan, plate, pot } from './vessels/round.ts';
import { board, dish, tray } from './vessels/long.ts';
import { cake } from './vessels/cake.ts';

const VESSEL_DRAWINGS = { bowl, plate, pan, pot, tray, dish, board, cake };

/** Characters of SVG a drawing may take: a dozen cards on a page stay lighter than one photo. */
const BUDGET = 11_500;

/** What the cook lays out at most; more would only be mud. */
const MOST_ITEMS = 9;
const MOST_GARNISHES = 3;

/**
 * Paints a plate from above in a paper 640 × 480. Pure: one spec, one picture.
 * A crowded plate is drawn again with fewer, larger pieces until it keeps to the budget.
 */
export function drawPlate(spec: PlateSpec, ground: Ground = THEMED_GROUND): Mark[] {
  let marks: Mark[] = [];
  for (const plenty of [1, 0.8, 0.64, 0.5, 0.38]) {
    marks = paint(spec, ground, plenty);
    if (svgMarks(marks).length <= BUDGET) break;
  }
  return marks;
}

function paint(spec: PlateSpec, ground: Ground, plenty: number): Mark[] {
  const random = seededRandom(spec.seed);
  const items = spec.items.slice(0, MOST_ITEMS);
  const garnish = spec.garnish.slice(0, MOST_GARNISHES);
  const glaze = chooseGlaze(spec.base?.colour ?? items[0]?.colour ?? '#b98b5e', random);
  const table = drawGround(ground, spec.vessel, random);
  if (spec.vessel === 'glass') return [...table, ...drawGlass({ ...spec, items, garnish }, random, plenty)];

  const vessel = VESSEL_DRAWINGS[spec.vessel](glaze, random);
  const base = drawBase(spec.base, vessel, random, plenty);
  return [
    ...table,
    ...(spec.vessel === 'bowl' ? drawSpoon() : spec.vessel === 'plate' ? drawFork() : []),
    ...vessel.under,
    ...base.marks,
    ...drawPieces({ items, room: base.room, random, plenty, isBare: !spec.base, vessel: spec.vessel }),
    ...vessel.over,
    ...drawGarnish(garnish, base.room, random),
  ];
}
