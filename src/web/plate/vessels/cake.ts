import { mix, tones } from '../colour.ts';
import { disc, dots, type Point, smooth } from '../marks.ts';
import { circle } from '../placement.ts';
import { times } from '../random.ts';
import { roundShadow } from './shadow.ts';
import type { DrawVessel } from './vessel.ts';

const MIDDLE: Point = [320, 240];
const CRUST = tones('#c98a43');

/** A tart or cake from above on its stand, with a crimped edge. */
export const cake: DrawVessel = (glaze) => {
  const crimp = (count: number, reach: number, turn = 0): Point[] =>
    times(count, (index) => {
      const angle = ((index + turn) / count) * 2 * Math.PI;
      return [MIDDLE[0] + Math.cos(angle) * reach, MIDDLE[1] + Math.sin(angle) * reach];
    });
  const ragged = crimp(44, 186).map(
    ([x, y], index): Point => [x + (x - MIDDLE[0]) * (index % 2 ? 0.02 : -0.02), y + (y - MIDDLE[1]) * (index % 2 ? 0.02 : -0.02)],
  );
  return {
    under: [
      ...roundShadow(MIDDLE, 216),
      disc(MIDDLE, 219, glaze.deep),
      disc([319, 238], 217, glaze.body),
      disc(MIDDLE, 208, mix(glaze.body, glaze.light, 0.4)),
      disc([324, 247], 190, '#2a12002e'),
      { d: smooth(ragged), fill: CRUST.shade, stroke: CRUST.deep, width: 3 },
      { d: dots(crimp(30, 180)), stroke: CRUST.fill, width: 24 },
      { d: dots(crimp(30, 182, 0.1)), stroke: CRUST.light, width: 9 },
      disc(MIDDLE, 167, CRUST.deep),
    ],
    over: [],
    room: [circle(320, 240, 164)],
    holds: 'to the wall',
  };
};
