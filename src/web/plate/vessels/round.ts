import { mix } from '../colour.ts';
import { curve, disc, dots, lens, type Mark, type Point, rounded } from '../marks.ts';
import { circle } from '../placement.ts';
import { pick, type Random, times } from '../random.ts';
import { type Glaze, glazed } from './glaze.ts';
import { roundShadow } from './shadow.ts';
import type { DrawVessel } from './vessel.ts';

const X = 306;
const Y = 238;

export const bowl: DrawVessel = (glaze, random) => ({
  under: [
    ...roundShadow([X, Y], 204),
    disc([X, Y], 206, glaze.deep),
    disc([X - 1, Y - 2], 204, glaze.body),
    ...rimPattern(glaze, random, 191),
    disc([X, Y], 178, glaze.shade),
    disc([X + 4, Y + 5], 172, mix(glaze.body, glaze.light, 0.35)),
    disc([X, Y], 164, mix(glaze.body, glaze.shade, 0.6)),
  ],
  over: gloss(198, glaze.light),
  room: [circle(X, Y, 162)],
  holds: 'to the wall',
});

export const plate: DrawVessel = (glaze, random) => ({
  under: [
    ...roundShadow([X, Y], 214),
    disc([X, Y], 217, glaze.deep),
    disc([X - 1, Y - 2], 215, glaze.body),
    ...rimPattern(glaze, random, 194),
    disc([X, Y], 169, glaze.shade),
    disc([X + 2, Y + 3], 167, mix(glaze.body, glaze.light, 0.5)),
    disc([X + 1, Y + 1], 158, mix(glaze.body, glaze.light, 0.2)),
  ],
  over: gloss(209, glaze.light),
  room: [circle(X, Y, 158)],
  holds: 'puddle',
});

/** Cast iron: a dark wall, a handle towards the cook's right hand. */
export const pan: DrawVessel = () => {
  const [x, y] = [262, 248];
  const grip = (from: number, to: number, half: number): string =>
    rounded(([[from, -half * 1.25], [to, -half * 0.8], [to + 8, 0], [to, half * 0.8], [from, half * 1.25]] as Point[]).map(([u, v]) => [x + u * 0.94 + v * 0.34, y - u * 0.34 + v * 0.94]), 0.3);
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
    over: [{ d: arcAt([x, y], 193, 3.5, 4.5), stroke: '#8a827a', width: 5 }, { d: arcAt([x, y], 193, 4.62, 4.74), stroke: '#8a827a', width: 5 }],
    room: [circle(x, y, 172)],
    holds: 'to the wall',
  };
};

/** Enamelled, two ears, pale inside. */
export const pot: DrawVessel = (_, random) => {
  const glaze = glazed(pick(random, ['#b8452f', '#2f6473', '#5f7a4a', '#d19a35', '#3f4a63']), '#f5ead3');
  const [x, y] = [320, 240];
  const ears = [-1, 1].map((side) => curve([[x + side * 170, y - 66], [x + side * 262, y - 62], [x + side * 262, y + 62], [x + side * 170, y + 66]]));
  return {
    under: [
      ...roundShadow([x, y], 200),
      { d: ears.join(''), stroke: '#2a120028', width: 40 },
      { d: ears.join(''), stroke: glaze.deep, width: 28 },
      { d: ears.join(''), stroke: glaze.body, width: 17 },
      disc([x, y], 204, glaze.deep),
      disc([x - 1, y - 2], 201, glaze.body),
      { d: arcAt([x, y], 194, 3.3, 4.7), stroke: glaze.light, width: 4 },
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

/** What the potter painted: a line, two lines, dots or strokes. */
function rimPattern({ line }: Glaze, random: Random, radius: number): Mark[] {
  const at = (count: number, reach: number): Point[] => times(count, (index) => [X + Math.cos((index / count) * 6.2832) * reach, Y + Math.sin((index / count) * 6.2832) * reach]);
  const band = (reach: number, width: number): Mark => ({ d: `M${X - reach} ${Y}a${reach} ${reach} 0 1 1 0 1z`, stroke: line, width });
  const strokes = (): Mark => ({ d: times(26, (index) => lens(at(26, radius - 9)[index] ?? [X, Y], at(26, radius + 8)[index] ?? [X, Y], 0.16)).join(''), fill: line });
  return pick<() => Mark[]>(random, [
    () => [band(radius, 5)],
    () => [band(radius + 4, 3), band(radius - 6, 7)],
    () => [{ d: dots(at(30, radius)), stroke: line, width: 8 }],
    () => [strokes()],
  ])();
}

const gloss = (radius: number, light: string): Mark[] => [{ d: arcAt([X, Y], radius, 3.4, 4.4) + arcAt([X, Y], radius, 4.52, 4.62), stroke: light, width: 4 }];

const arcAt = ([x, y]: Point, reach: number, from: number, to: number): string =>
  curve(times(5, (index): Point => [x + Math.cos(from + ((to - from) * index) / 4) * reach, y + Math.sin(from + ((to - from) * index) / 4) * reach]));
