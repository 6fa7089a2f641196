import { arc, curve, disc, type Point, rounded } from '../marks.ts';
import { circle } from '../placement.ts';
import { pick } from '../random.ts';
import { glazed } from './glaze.ts';
import { roundShadow } from './shadow.ts';
import type { DrawVessel } from './vessel.ts';

/** Cast iron: a dark wall, a handle towards the cook's right hand. */
export const pan: DrawVessel = () => {
  const [x, y] = [262, 248];
  const grip = (from: number, to: number, half: number): string =>
    rounded(
      (
        [
          [from, -half * 1.25],
          [to, -half * 0.8],
          [to + 8, 0],
          [to, half * 0.8],
          [from, half * 1.25],
        ] as Point[]
      ).map(([u, v]) => [x + u * 0.94 + v * 0.34, y - u * 0.34 + v * 0.94]),
      0.3,
    );
  return {
    under: [
      ...roundShadow([x, y], 198),
      { d: grip(170, 372, 30), fill: '#2a120030' },
      { d: grip(170, 366, 24), fill: '#2b2826' },
      { d: grip(170, 362, 15), fill: '#45403c' },
      disc([x + 335 * 0.94, y - 335 * 0.34], 9, '#1d1a18'),
      disc([x, y], 201, '#26221f'),
      disc([x - 1, y - 3], 198, '#544e49'),
      disc([x, y], 188, '#1f1b19'),
      disc([x + 4, y + 6], 184, '#3c3733'),
      disc([x, y], 174, '#2b2725'),
    ],
    over: [
      { d: arc([x, y], 193, 3.5, 4.5), stroke: '#8a827a', width: 5 },
      { d: arc([x, y], 193, 4.62, 4.74), stroke: '#8a827a', width: 5 },
    ],
    room: [circle(x, y, 172)],
    holds: 'to the wall',
  };
};

/** Enamelled, two ears, pale inside. */
export const pot: DrawVessel = (_, random) => {
  const glaze = glazed(pick(random, ['#b8452f', '#2f6473', '#5f7a4a', '#d19a35', '#3f4a63']), '#f5ead3');
  const [x, y] = [320, 240];
  const ears = [-1, 1].map((side) =>
    curve([
      [x + side * 170, y - 66],
      [x + side * 262, y - 62],
      [x + side * 262, y + 62],
      [x + side * 170, y + 66],
    ]),
  );
  return {
    under: [
      ...roundShadow([x, y], 200),
      { d: ears.join(''), stroke: '#2a120028', width: 40 },
      { d: ears.join(''), stroke: glaze.deep, width: 28 },
      { d: ears.join(''), stroke: glaze.body, width: 17 },
      disc([x, y], 204, glaze.deep),
      disc([x - 1, y - 2], 201, glaze.body),
      { d: arc([x, y], 194, 3.3, 4.7), stroke: glaze.light, width: 4 },
      disc([x, y], 186, '#5a4a3e'),
      disc([x + 1, y + 1], 183, '#c9b699'),
      disc([x + 6, y + 8], 176, '#ede0c6'),
      disc([x, y], 168, '#a8947a'),
    ],
    over: [],
    room: [circle(x, y, 166)],
    holds: 'to the wall',
  };
};
