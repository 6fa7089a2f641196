import { mix } from '../colour.ts';
import { curve, lens, type Point, polygon, SHADOW } from '../marks.ts';
import { type DrawPiece, on, plump, rope, shift, shrunk, wobble } from '../piece.ts';
import { between } from '../random.ts';

export const cube: DrawPiece = (spot, tones, random) => {
  const core = on(
    spot,
    wobble(random, 0.09, [
      [-0.54, -0.52],
      [0.54, -0.53],
      [0.53, 0.54],
      [-0.53, 0.54],
    ]),
  );
  const light = mix(tones.fill, tones.light, 0.4);
  return [
    ...plump(core, tones, spot.size * 0.44, spot.size * 0.19),
    {
      d: polygon(shift(shrunk(core, spot.size * 0.26), -spot.size * 0.03, -spot.size * 0.06)),
      fill: light,
      stroke: light,
      width: Math.round(spot.size * 0.2),
    },
  ];
};

/** A rough lump with one facet to the light: potato, beetroot, stewed meat. */
export const chunk: DrawPiece = (spot, tones, random) => {
  const core = on(
    spot,
    wobble(random, 0.12, [
      [-0.5, -0.2],
      [-0.1, -0.46],
      [0.42, -0.36],
      [0.54, 0.1],
      [0.24, 0.42],
      [-0.3, 0.42],
    ]),
  );
  const light = mix(tones.fill, tones.light, 0.42);
  // The facet is the part of the lump that looks up and to the left, however the piece lies.
  const facet = core.toSorted((a, b) => a[0] + a[1] - b[0] - b[1]).slice(0, 3);
  const [a, b, c] = shift(facet, -spot.size * 0.08, -spot.size * 0.12) as [Point, Point, Point];
  return [
    ...plump(core, tones, spot.size * 0.78, spot.size * 0.17),
    { d: polygon([a, b, [spot.x, spot.y], c]), fill: light, stroke: light, width: Math.round(spot.size * 0.24) },
  ];
};

/** Strips of pepper, bacon, ham, chips: a bent ribbon with a bright back. */
export const strip: DrawPiece = (spot, tones, random) => {
  const bend = between(random, -0.45, 0.45);
  const line = (dx: number, dy: number): string =>
    curve(
      shift(
        on(spot, [
          [-0.95, bend * 0.3],
          [0, -bend],
          [0.95, bend * 0.4],
        ]),
        dx,
        dy,
      ),
    );
  const width = Math.max(7, Math.round(spot.size * 0.32));
  return [
    ...rope(line, width, tones),
    {
      d: curve(
        shift(
          on(spot, [
            [-0.6, 0],
            [0, -bend * 0.75],
            [0.35, -bend * 0.4],
          ]),
          -width * 0.2,
          -width * 0.24,
        ),
      ),
      stroke: tones.light,
      width: Math.max(2, Math.round(width * 0.16)),
    },
  ];
};

/** A thin curl of hard cheese, coconut or chocolate. */
export const shaving: DrawPiece = (spot, tones, random) => {
  const bend = between(random, 0.2, 0.36);
  const [from, to] = on(spot, [
    [-1, 0.2],
    [1, 0.1],
  ]) as [Point, Point];
  return [
    { d: lens(from, to, 0.1 - bend, 0.16 + bend), fill: tones.shade, stroke: SHADOW, width: 6 },
    { d: lens(...(shift([from, to], -1, -2) as [Point, Point]), 0.06 - bend, 0.13 + bend), fill: tones.fill },
    {
      d: curve(
        on(spot, [
          [-0.5, -0.28],
          [0, -0.42 - bend * 0.4],
          [0.45, -0.3],
        ]),
      ),
      stroke: tones.light,
      width: 2.5,
    },
  ];
};
