import { mix } from '../colour.ts';
import { along, curve, lens, type Point, SHADOW } from '../marks.ts';
import { type DrawPiece, litSide, on, shift, solid, wobble } from '../piece.ts';
import { between } from '../random.ts';

/** A whole salad or herb leaf: one half lit, a vein down the middle. */
export const leaf: DrawPiece = (spot, tones, random) => {
  const lit = litSide(spot.angle);
  const bend = between(random, -0.2, 0.2);
  const edge: Point[] = [
    [1.25, bend],
    [0.5, 0.55],
    [-0.35, 0.66],
    [-0.95, 0.24],
    [-0.95, -0.24],
    [-0.35, -0.62],
    [0.5, -0.55],
  ];
  const [stem, tip] = on(spot, [
    [-0.86, 0],
    [0.86, bend],
  ]) as [Point, Point];
  return [
    ...solid(on(spot, wobble(random, 0.07, edge)), tones, { lift: 2.5 }),
    { d: lens(stem, tip, lit === 1 ? 0.27 : -0.02, lit === 1 ? -0.02 : 0.27), fill: mix(tones.fill, tones.light, 0.45) },
    {
      d: curve(
        on(spot, [
          [-1.1, 0],
          [0.1, bend * 0.2],
          [0.85, bend],
        ]),
      ),
      stroke: tones.shade,
      width: 3,
    },
  ];
};

/** A stem with pairs of small leaves, the older ones longer. */
export const sprig: DrawPiece = (spot, tones, random) => {
  const bend = between(random, -0.35, 0.35);
  const stem = (part: number): Point => [part * 2 - 1, Math.sin(part * Math.PI) * bend];
  const leaflets = [0.3, 0.54, 0.76].flatMap((part, index) =>
    [1, -1].map((side): [Point, Point] => {
      const reach = 0.6 - index * 0.07 + between(random, -0.06, 0.06);
      const [u, v] = stem(part);
      return [
        [u, v],
        [u + reach * 0.75, v + side * reach * 0.8],
      ];
    }),
  );
  leaflets.push([stem(0.92), [1.3, 0]]);
  const drawn = (part: number, dx = 0): string =>
    leaflets.map(([from, to]) => lens(...(shift(on(spot, [from, along(from, to, part)]), dx, dx) as [Point, Point]), 0.34)).join('');
  return [
    { d: curve(on(spot, [stem(0), stem(0.5), stem(0.95)])), stroke: tones.shade, width: 4 },
    { d: drawn(1), fill: tones.shade, stroke: SHADOW, width: 4 },
    { d: drawn(0.9, -1), fill: tones.fill },
    {
      d: leaflets
        .slice(0, 4)
        .map(([from, to]) => curve(on(spot, [along(from, to, 0.2), along(from, to, 0.75)])))
        .join(''),
      stroke: tones.light,
      width: 1.5,
    },
  ];
};
