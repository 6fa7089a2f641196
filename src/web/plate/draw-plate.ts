import type { PlateSpec } from '#kitchen/recipe.ts';
import { drawBase } from './base.ts';
import { drawGarnish } from './garnish.ts';
import { drawFork, drawGround, drawSpoon, type Ground, THEMED_GROUND } from './ground.ts';
import type { Mark } from './marks.ts';
import { drawPieces } from './pieces-on-plate.ts';
import { seededRandom } from './random.ts';
import { svgMarks } from './svg.ts';
import { board } from './vessels/board.ts';
import { cake } from './vessels/cake.ts';
import { pan, pot } from './vessels/cookware.ts';
import { bowl, plate } from './vessels/crockery.ts';
import { drawGlass } from './vessels/glass.ts';
import { chooseGlaze } from './vessels/glaze.ts';
import { dish, tray } from './vessels/ovenware.ts';

const VESSEL_DRAWINGS = { bowl, plate, pan, pot, tray, dish, board, cake };

/** Characters of SVG a drawing may take: a dozen cards on a page stay lighter than one photo. */
const BUDGET = 12_000;

/** About what table, vessel and garnish take of it. */
const VESSEL_ALONE = 3_500;

/** What the cook lays out at most; more would only be mud. */
const MOST_ITEMS = 8;
const MOST_GARNISHES = 3;

/**
 * Paints a plate from above in a paper 640 × 480. Pure: one spec, one picture.
 * A crowded plate is drawn again with fewer, larger pieces until it keeps to the budget.
 */
export function drawPlate(spec: PlateSpec, ground: Ground = THEMED_GROUND): Mark[] {
  let plenty = 1;
  let marks = paint(spec, ground, plenty);
  for (let again = 0; again < 3; again++) {
    const length = svgMarks(marks).length;
    if (length <= BUDGET) break;
    plenty *= Math.max(0.5, ((BUDGET - VESSEL_ALONE) / (length - VESSEL_ALONE)) ** 0.8);
    marks = paint(spec, ground, plenty);
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
    ...drawPieces({ items, room: base.room, random, plenty, isBare: !spec.base || base.room.length > 1, vessel: spec.vessel }),
    ...vessel.over,
    ...drawGarnish(garnish, base.room, random),
  ];
}
