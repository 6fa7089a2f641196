import { hue, mix } from '../colour.ts';
import { curve, dots, lens, type Point, SHADOW } from '../marks.ts';
import { around, type DrawPiece, on, rope, shift, solid, wobble } from '../piece.ts';
import { between } from '../random.ts';

/** A long stem, paler at the cut end, with a bud at the tip: asparagus, spring onion, green bean. Orange ones are roots. */
export const stalk: DrawPiece = (spot, tones, random) => {
  const turn = hue(tones.fill) ?? 0;
  if (turn > 45 && turn < 98) return root(spot, tones, random);
  const bend = between(random, -0.08, 0.08);
  const line =
    (from: number, to: number) =>
    (dx: number, dy: number): string =>
      curve(
        shift(
          on(spot, [
            [from, 0],
            [(from + to) / 2, bend],
            [to, 0],
          ]),
          dx,
          dy,
        ),
      );
  const width = Math.round(spot.size * 0.2);
  const tip = turn > 98 && turn < 170 ? tones.deep : tones.shade;
  return [
    ...rope(line(-1, 0.8), width, tones),
    { d: line(-1, -0.72)(0, -1), stroke: mix(tones.light, '#fffbe8', 0.3), width: Math.round(width * 0.7) },
    {
      d: lens(
        ...(on(spot, [
          [0.45, 0],
          [1.12, 0],
        ]) as [Point, Point]),
        0.2,
      ),
      fill: tip,
    },
    {
      d: [-0.35, -0.02, 0.28]
        .map((u) =>
          lens(
            ...(on(spot, [
              [u - 0.08, -0.04],
              [u + 0.1, 0.04],
            ]) as [Point, Point]),
            0.25,
          ),
        )
        .join(''),
      fill: tones.shade,
    },
    { d: line(-0.6, 0.4)(-width * 0.2, -width * 0.24), stroke: tones.light, width: 2 },
  ];
};

/** A whole carrot or parsnip, tapering, with a stub of its green. */
const root: DrawPiece = (spot, tones, random) => {
  const bend = between(random, -0.06, 0.06);
  const outline = on(spot, [
    [1.1, bend],
    [0.3, 0.13],
    [-0.6, 0.2],
    [-0.95, 0.15],
    [-0.98, -0.15],
    [-0.6, -0.2],
    [0.3, -0.12],
  ]);
  const lines = [-0.7, -0.35, 0.05, 0.35].map((u, index) =>
    curve(
      on(spot, [
        [u, index % 2 ? 0.1 : -0.12],
        [u + 0.03, index % 2 ? 0.01 : -0.02],
      ]),
    ),
  );
  return [
    {
      d:
        curve(
          on(spot, [
            [-0.9, 0],
            [-1.18, 0.08],
          ]),
        ) +
        curve(
          on(spot, [
            [-0.9, 0],
            [-1.15, -0.1],
          ]),
        ),
      stroke: '#6d8f45',
      width: Math.round(spot.size * 0.07),
    },
    ...solid(outline, tones, { lift: 3.5 }),
    { d: lines.join(''), stroke: tones.shade, width: 3 },
    {
      d: curve(
        shift(
          on(spot, [
            [-0.6, -0.03],
            [0, -0.04],
            [0.6, -0.01],
          ]),
          -2,
          -3,
        ),
      ),
      stroke: mix(tones.fill, tones.light, 0.7),
      width: 3,
    },
  ];
};

/** A pale stem under a crown of buds. */
export const floret: DrawPiece = (spot, tones, random) => {
  const stem = mix(tones.light, '#e9edc0', 0.5);
  const crown = wobble(random, 0.08, [...around(6, 0.5, 0.5, 0.3).map(([u, v]): Point => [u + 0.2, v]), [0.2, 0]]);
  const buds = wobble(random, 0.1, [
    ...around(6, 0.52, 0.52).map(([u, v]): Point => [u + 0.18, v]),
    ...around(3, 0.22, 0.22).map(([u, v]): Point => [u + 0.18, v]),
  ]);
  const foot = on(spot, [
    [-0.72, 0.05],
    [-0.4, 0],
    [0.1, 0],
  ]);
  return [
    { d: dots(shift(on(spot, crown), 2, 3)), stroke: SHADOW, width: Math.round(spot.size * 0.82) },
    { d: curve(foot), stroke: mix(stem, tones.shade, 0.5), width: Math.round(spot.size * 0.46) },
    { d: curve(shift(foot, -1, -2)), stroke: stem, width: Math.round(spot.size * 0.3) },
    { d: dots(on(spot, crown)), stroke: tones.shade, width: Math.round(spot.size * 0.72) },
    { d: dots(shift(on(spot, crown), -2, -3)), stroke: tones.fill, width: Math.round(spot.size * 0.52) },
    { d: dots(shift(on(spot, buds), 1, 2)), stroke: tones.shade, width: Math.round(spot.size * 0.17) },
    { d: dots(shift(on(spot, buds), -2, -2)), stroke: mix(tones.fill, tones.light, 0.55), width: Math.round(spot.size * 0.16) },
  ];
};
