import { mix } from '../colour.ts';
import { curve, dots, ellipse, lens, type Point, polygon, SHADOW, smooth } from '../marks.ts';
import { around, type DrawPiece, ngon, on, plump, rope, shift, shrunk, wobble } from '../piece.ts';
import { between } from '../random.ts';

/** A half-moon with its skin along the outer edge: apple, avocado, aubergine, pear. */
export const slice: DrawPiece = (spot, tones, random) => {
  const outline = on(
    spot,
    wobble(random, 0.04, [
      [-1.1, 0.3],
      [-0.75, -0.4],
      [0, -0.75],
      [0.75, -0.4],
      [1.1, 0.3],
      [0.5, 0.32],
      [0, 0.2],
      [-0.5, 0.32],
    ]),
  );
  return [
    { d: smooth(outline), fill: tones.deep, stroke: SHADOW, width: 7 },
    {
      d: smooth(
        on(spot, [
          [-0.95, 0.28],
          [-0.62, -0.25],
          [0, -0.55],
          [0.62, -0.25],
          [0.95, 0.28],
          [0.45, 0.26],
          [0, 0.14],
          [-0.45, 0.26],
        ]),
      ),
      fill: tones.fill,
    },
    {
      d: curve(
        on(spot, [
          [-0.6, 0.02],
          [-0.3, -0.25],
          [0, -0.28],
          [0.35, -0.25],
        ]),
      ),
      stroke: tones.light,
      width: 4,
    },
  ];
};

/** A ring of onion, pepper or squid. */
export const ring: DrawPiece = (spot, tones, random) => {
  const [rx, ry] = [spot.size * 0.84, spot.size * between(random, 0.66, 0.82)];
  const edge = on(spot, around(9, 0.84, 0.74));
  return [
    ...rope((dx, dy) => ellipse([spot.x + dx, spot.y + dy], rx, ry), Math.max(6, Math.round(spot.size * 0.3)), tones),
    { d: curve(shift(edge.slice(4, 7), -1, -1)), stroke: tones.light, width: 2 },
  ];
};

/** A wedge of lemon, tomato or potato: skin below, cut face to the light. */
export const wedge: DrawPiece = (spot, tones) => {
  const tips = on(spot, [
    [-1, 0],
    [1, 0],
  ]) as [Point, Point];
  const inner = on(spot, [
    [-0.8, -0.03],
    [0.8, -0.03],
  ]) as [Point, Point];
  return [
    { d: lens(...tips, 0.4, 0.27), fill: tones.shade, stroke: SHADOW, width: 7 },
    {
      d: lens(
        ...(on(spot, [
          [-0.93, 0],
          [0.93, 0],
        ]) as [Point, Point]),
        0.3,
        0.25,
      ),
      fill: tones.fill,
    },
    { d: lens(...inner, 0.06, 0.22), fill: mix(tones.fill, tones.light, 0.7) },
    {
      d: [-0.35, 0, 0.35]
        .map((u) =>
          lens(
            ...(on(spot, [
              [u, -0.06],
              [u * 1.3, -0.24],
            ]) as [Point, Point]),
            0.3,
          ),
        )
        .join(''),
      fill: tones.fill,
    },
  ];
};

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

/** A coin with a paler heart: carrot, courgette, banana, sausage, pancake. */
export const round: DrawPiece = (spot, tones, random) => {
  const core = on(spot, wobble(random, 0.05, ngon(7, 0.3)));
  const heart = mix(tones.fill, tones.light, 0.42);
  const middle = shift(core, -spot.size * 0.07, -spot.size * 0.1);
  return [
    ...plump(core, tones, spot.size * 1.38, Math.max(4, spot.size * 0.17)),
    { d: polygon(shrunk(middle, spot.size * 0.1)), fill: heart, stroke: heart, width: Math.round(spot.size * 0.84) },
    {
      d: dots(on({ ...spot, x: spot.x - spot.size * 0.12, y: spot.y - spot.size * 0.16 }, ngon(5, 0.27))),
      stroke: tones.fill,
      width: Math.max(2.5, Math.round(spot.size * 0.11)),
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
