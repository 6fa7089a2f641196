import { mix } from '../colour.ts';
import { curve, dots, type Point, SHADOW, smooth } from '../marks.ts';
import { around, type DrawPiece, ngon, on, shift, shrunk, solid, wobble } from '../piece.ts';
import { between, type Random, times } from '../random.ts';

/** Poured from a spoon: over a small thing in a zigzag, over a whole bowl in a swirl. */
export const drizzle: DrawPiece = (spot, tones, random) => {
  const line = on(spot, spot.size > 80 ? spiral(random) : zigzag(random));
  return [
    { d: curve(shift(line, 1, 3)), stroke: SHADOW, width: 9 },
    { d: curve(line), stroke: tones.shade, width: 8 },
    { d: curve(shift(line, -1, -1)), stroke: tones.fill, width: 5 },
    { d: curve(shift(line.slice(-7, -2), -2, -2)), stroke: tones.light, width: 1.5 },
  ];
};

const zigzag = (random: Random): Point[] =>
  times(9, (index): Point => [-0.95 + (1.9 * index) / 8, (index % 2 ? 0.7 : -0.7) * between(random, 0.75, 1) * (1 - Math.abs(index - 4) * 0.1)]);

const spiral = (random: Random): Point[] => {
  const turn = random() * 6.3;
  return times(19, (index): Point => {
    const angle = turn + index * 0.74;
    const reach = (0.12 + index * 0.046) * between(random, 0.95, 1.05);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
};

/** A spoonful of yogurt, cream, pesto or mash, with the swirl the spoon left. */
export const dollop: DrawPiece = (spot, tones, random) => {
  const swirl = (turn: number): Point[] =>
    times(8, (index) => {
      const angle = turn + index * 0.85;
      const reach = 0.66 - index * 0.075;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.9];
    });
  const turn = random() * 6.3;
  return [
    ...solid(on(spot, wobble(random, 0.07, around(8, 0.98, 0.9))), tones, { lift: 4 }),
    { d: curve(on(spot, swirl(turn))), stroke: mix(tones.fill, tones.shade, 0.75), width: Math.max(4, Math.round(spot.size * 0.13)) },
    { d: curve(shift(on(spot, swirl(turn).slice(0, 6)), -2, -3)), stroke: tones.light, width: Math.max(2.5, Math.round(spot.size * 0.07)) },
  ];
};

/** A small pool with the window in it. */
export const liquid: DrawPiece = (spot, tones, random) => {
  const outline = on(
    spot,
    around(11, 0.95, 0.82).map(([u, v], index): Point => [u * (index % 2 ? 0.84 : 1.06) * between(random, 0.93, 1.07), v * (index % 2 ? 0.84 : 1.06)]),
  );
  return [
    { d: smooth(outline), fill: mix(tones.fill, tones.shade, 0.6), stroke: SHADOW, width: 5 },
    { d: smooth(shrunk(outline, 5)), fill: tones.fill },
    {
      d: dots(on(spot, wobble(random, 0.2, ngon(6, 0.48)))),
      stroke: mix(tones.fill, tones.shade, 0.4),
      width: Math.round(spot.size * 0.2),
    },
    {
      d: dots(on(spot, wobble(random, 0.25, ngon(7, 0.5)))),
      stroke: mix(tones.fill, tones.light, 0.3),
      width: Math.round(spot.size * 0.11),
    },
    {
      d: dots(
        on(spot, [
          [1.02, 0.45],
          [-0.3, 1.02],
          [-1.05, 0.4],
        ]),
      ),
      stroke: tones.fill,
      width: Math.round(spot.size * 0.13),
    },
  ];
};
