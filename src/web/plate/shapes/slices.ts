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
