import { mix } from '../colour.ts';
import { arc, disc, dots, lens, type Mark, type Point } from '../marks.ts';
import { circle } from '../placement.ts';
import { pick, type Random, times } from '../random.ts';
import type { Glaze } from './glaze.ts';
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

/** What the potter painted: a line, two lines, dots or strokes. */
function rimPattern({ line }: Glaze, random: Random, radius: number): Mark[] {
  const at = (count: number, reach: number): Point[] =>
    times(count, (index) => [X + Math.cos((index / count) * 6.2832) * reach, Y + Math.sin((index / count) * 6.2832) * reach]);
  const band = (reach: number, width: number): Mark => ({ d: `M${X - reach} ${Y}a${reach} ${reach} 0 1 1 0 1z`, stroke: line, width });
  const strokes = (): Mark => ({
    d: times(26, (index) => lens(at(26, radius - 9)[index] ?? [X, Y], at(26, radius + 8)[index] ?? [X, Y], 0.16)).join(''),
    fill: line,
  });
  return pick<() => Mark[]>(random, [
    () => [band(radius, 5)],
    () => [band(radius + 4, 3), band(radius - 6, 7)],
    () => [{ d: dots(at(30, radius)), stroke: line, width: 8 }],
    () => [strokes()],
  ])();
}

const gloss = (radius: number, light: string): Mark[] => [{ d: arc([X, Y], radius, 3.4, 4.4) + arc([X, Y], radius, 4.52, 4.62), stroke: light, width: 4 }];
