import { mix } from '../colour.ts';
import { curve, dots, lens, type Point, rounded, SHADOW, smooth } from '../marks.ts';
import { around, type DrawPiece, on, rope, shift, shrunk, solid, wobble } from '../piece.ts';
import { between } from '../random.ts';

/** A half-moon with its skin along the outer edge: apple, avocado, aubergine, pear. */
export const slice: DrawPiece = (spot, tones, random) => {
  const outline = on(spot, wobble(random, 0.04, [[-1.1, 0.3], [-0.75, -0.4], [0, -0.75], [0.75, -0.4], [1.1, 0.3], [0.5, 0.32], [0, 0.2], [-0.5, 0.32]]));
  return [
    { d: smooth(outline), fill: tones.deep, stroke: SHADOW, width: 7 },
    { d: smooth(on(spot, [[-0.95, 0.28], [-0.62, -0.25], [0, -0.55], [0.62, -0.25], [0.95, 0.28], [0.45, 0.26], [0, 0.14], [-0.45, 0.26]])), fill: tones.fill },
    { d: curve(on(spot, [[-0.6, 0.02], [-0.3, -0.25], [0, -0.28], [0.35, -0.25]])), stroke: tones.light, width: 4 },
  ];
};

/** A ring of onion, pepper or squid. */
export const ring: DrawPiece = (spot, tones, random) => {
  const outline = wobble(random, 0.06, around(7, 0.84, 0.76));
  const line = (dx: number, dy: number): string => smooth(shift(on(spot, outline), dx, dy));
  const edge = on(spot, around(9, 0.84, 0.76));
  return [
    ...rope(line, Math.max(6, Math.round(spot.size * 0.3)), tones),
    { d: curve(shift(edge.slice(4, 8), -1, -1)), stroke: tones.light, width: 2 },
  ];
};

/** A wedge of lemon, tomato or potato: skin below, cut face to the light. */
export const wedge: DrawPiece = (spot, tones) => {
  const tips = on(spot, [[-1, 0], [1, 0]]) as [Point, Point];
  const inner = on(spot, [[-0.8, -0.03], [0.8, -0.03]]) as [Point, Point];
  return [
    { d: lens(...tips, 0.4, 0.27), fill: tones.shade, stroke: SHADOW, width: 7 },
    { d: lens(...(on(spot, [[-0.93, 0], [0.93, 0]]) as [Point, Point]), 0.3, 0.25), fill: tones.fill },
    { d: lens(...inner, 0.06, 0.22), fill: mix(tones.fill, tones.light, 0.7) },
    { d: [-0.35, 0, 0.35].map((u) => lens(...(on(spot, [[u, -0.06], [u * 1.3, -0.24]]) as [Point, Point]), 0.3)).join(''), fill: tones.fill },
  ];
};

export const cube: DrawPiece = (spot, tones, random) => {
  const outline = on(spot, wobble(random, 0.1, [[-0.74, -0.7], [0.74, -0.72], [0.72, 0.72], [-0.72, 0.74]]));
  const top = shrunk(outline, spot.size * 0.2);
  return [
    ...solid(outline, tones, { corners: 0.22, lift: spot.size * 0.17 }),
    { d: rounded(shrunk(top, spot.size * 0.2), 0.3), fill: mix(tones.fill, tones.light, 0.35) },
  ];
};

/** Strips of pepper, bacon, ham, chips: a bent ribbon with a bright back. */
export const strip: DrawPiece = (spot, tones, random) => {
  const bend = between(random, -0.45, 0.45);
  const line = (dx: number, dy: number): string => curve(shift(on(spot, [[-0.95, bend * 0.3], [0, -bend], [0.95, bend * 0.4]]), dx, dy));
  const width = Math.max(7, Math.round(spot.size * 0.32));
  return [
    ...rope(line, width, tones),
    { d: curve(shift(on(spot, [[-0.6, 0], [0, -bend * 0.75], [0.35, -bend * 0.4]]), -width * 0.2, -width * 0.24)), stroke: tones.light, width: Math.max(2, Math.round(width * 0.16)) },
  ];
};

/** A coin with a paler heart: carrot, courgette, banana, sausage, pancake. */
export const round: DrawPiece = (spot, tones, random) => {
  const outline = on(spot, wobble(random, 0.05, around(8, 0.95, 0.95, random() * 3)));
  const heart = shrunk(outline, spot.size * 0.34);
  return [
    ...solid(outline, tones, { lift: Math.max(3, spot.size * 0.12) }),
    { d: smooth(heart), fill: mix(tones.fill, tones.light, 0.42) },
    { d: dots(on({ ...spot, x: spot.x - spot.size * 0.1, y: spot.y - spot.size * 0.13 }, wobble(random, 0.05, around(5, 0.27)))), stroke: tones.fill, width: Math.max(2.5, Math.round(spot.size * 0.11)) },
  ];
};

/** A rough lump with one facet to the light: potato, beetroot, stewed meat. */
export const chunk: DrawPiece = (spot, tones, random) => {
  const outline = on(spot, wobble(random, 0.13, [[-0.85, -0.3], [-0.2, -0.8], [0.65, -0.6], [0.92, 0.15], [0.4, 0.75], [-0.5, 0.72]]));
  const [a, b, c] = shrunk(outline, spot.size * 0.3) as [Point, Point, Point];
  const heart: Point = [spot.x - spot.size * 0.05, spot.y];
  return [
    ...solid(outline, tones, { corners: 0.3, lift: spot.size * 0.13 }),
    { d: rounded([a, b, c, heart], 0.25), fill: mix(tones.fill, tones.light, 0.42) },
  ];
};

/** A thin curl of hard cheese, coconut or chocolate. */
export const shaving: DrawPiece = (spot, tones, random) => {
  const bend = between(random, 0.2, 0.36);
  const [from, to] = on(spot, [[-1, 0.2], [1, 0.1]]) as [Point, Point];
  return [
    { d: lens(from, to, 0.1 - bend, 0.16 + bend), fill: tones.shade, stroke: SHADOW, width: 6 },
    { d: lens(...(shift([from, to], -1, -2) as [Point, Point]), 0.06 - bend, 0.13 + bend), fill: tones.fill },
    { d: curve(on(spot, [[-0.5, -0.28], [0, -0.42 - bend * 0.4], [0.45, -0.3]])), stroke: tones.light, width: 2.5 },
  ];
};
