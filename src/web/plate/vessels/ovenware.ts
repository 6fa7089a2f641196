import { mix } from '../colour.ts';
import { curve, ellipse, type Mark, polygon, rounded } from '../marks.ts';
import { box, boxShadow } from './shadow.ts';
import type { DrawVessel } from './vessel.ts';

const X = 320;
const Y = 240;

/** A steel tray with a crumpled sheet of baking paper. */
export const tray: DrawVessel = () => ({
  under: [
    ...boxShadow(box(X, Y, 284, 204), 0.12),
    { d: rounded(box(X, Y, 288, 207), 0.12), fill: '#5d5853' },
    { d: rounded(box(X - 1, Y - 2, 286, 205), 0.12), fill: '#a9a39b' },
    { d: rounded(box(X, Y, 272, 191), 0.1), fill: '#6d6862' },
    { d: rounded(box(X + 3, Y + 3, 268, 187), 0.1), fill: '#8f8982' },
    {
      d: polygon([
        [66, 70],
        [190, 62],
        [330, 68],
        [460, 60],
        [576, 66],
        [572, 190],
        [579, 300],
        [572, 414],
        [440, 408],
        [300, 418],
        [180, 410],
        [68, 416],
        [74, 300],
        [64, 180],
      ]),
      fill: '#e9d9b6',
      stroke: '#2a120030',
      width: 6,
    },
    {
      d: polygon([
        [74, 76],
        [300, 74],
        [566, 72],
        [566, 406],
        [300, 408],
        [74, 408],
      ]),
      fill: '#f3e7cb',
    },
    {
      d:
        curve([
          [80, 120],
          [150, 96],
          [190, 74],
        ]) +
        curve([
          [470, 404],
          [520, 380],
          [566, 330],
        ]) +
        curve([
          [84, 380],
          [110, 350],
          [80, 300],
        ]),
      stroke: '#ddc99d',
      width: 3,
    },
  ],
  over: [
    {
      d:
        curve([
          [70, 38],
          [200, 38],
        ]) +
        curve([
          [214, 38],
          [232, 38],
        ]),
      stroke: '#d9d4cb',
      width: 4,
    },
  ],
  room: [{ x: X, y: Y, rx: 248, ry: 166, square: 5 }],
  holds: 'puddle',
});

/** An oval gratin dish with a lug at each end. */
export const dish: DrawVessel = (glaze) => {
  const oval = (rx: number, ry: number, fill: string, dx = 0, dy = 0): Mark => ({ d: ellipse([X + dx, Y + dy], rx, ry), fill });
  const lugs = (reach: number): string => [-1, 1].map((side) => rounded(box(X + side * 262, Y, reach, reach * 1.7), 0.4)).join('');
  return {
    under: [
      ...[0, 4, 8].map((wider) => oval(266 + wider, 188 + wider, '#2a12001c', 4 + wider * 0.4, 6 + wider * 0.4)),
      { d: lugs(38), fill: glaze.deep },
      { d: lugs(34), fill: glaze.body },
      { d: lugs(20), fill: glaze.shade },
      oval(266, 191, glaze.deep),
      oval(264, 188, glaze.body, -1, -2),
      { d: ellipse([X, Y - 1], 256, 180), stroke: glaze.line, width: 3 },
      oval(248, 172, glaze.shade),
      oval(243, 167, mix(glaze.body, glaze.light, 0.45), 4, 5),
      oval(236, 160, glaze.deep),
    ],
    over: [
      {
        d:
          curve([
            [104, 128],
            [160, 78],
            [256, 58],
          ]) +
          curve([
            [276, 56],
            [292, 55],
          ]),
        stroke: glaze.light,
        width: 4,
      },
    ],
    room: [{ x: X, y: Y, rx: 234, ry: 158, square: 2 }],
    holds: 'to the wall',
  };
};
