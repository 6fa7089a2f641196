import { disc, type Mark, type Point, rounded } from '../marks.ts';

/** Soft without a blur filter, which would need an id: three thin washes, each a little wider. */
const WASH = '#2a12001c';

export const roundShadow = ([x, y]: Point, radius: number): Mark[] =>
  [2, 7, 12].map((wider) => disc([x + 5 + wider * 0.35, y + 8 + wider * 0.3], radius + wider * 0.6, WASH));

export const boxShadow = (points: readonly Point[], round: number): Mark[] =>
  [6, 16, 26].map((width) => ({
    d: rounded(
      points.map(([x, y]): Point => [x + 6, y + 9]),
      round,
    ),
    fill: WASH,
    stroke: WASH,
    width,
  }));

/** The corners of a rectangle around a middle. */
export const box = (x: number, y: number, rx: number, ry: number): Point[] => [
  [x - rx, y - ry],
  [x + rx, y - ry],
  [x + rx, y + ry],
  [x - rx, y + ry],
];
