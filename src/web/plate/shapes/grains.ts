import { mix } from '../colour.ts';
import { curve, type Point, polygon, SHADOW } from '../marks.ts';
import { around, type DrawPiece, on, type Spot, shift, solid, wobble } from '../piece.ts';
import { between, type Random, times } from '../random.ts';

/** A tuft of rice, bulgur or couscous: short dabs lying every way. */
export const grain: DrawPiece = (spot, tones, random) => {
  if (spot.size > 40) return mound(spot, tones, random);
  const dabs = sprinkled(spot, 9, random).map((at): Spot => ({ ...at, size: between(random, 4.5, 6.5), angle: random() * 3.2 }));
  const drawn = (list: readonly Spot[], dx: number): string =>
    list
      .map((at) =>
        curve(
          shift(
            on(at, [
              [-1, 0],
              [1, 0],
            ]),
            dx,
            dx,
          ),
        ),
      )
      .join('');
  return [
    { d: drawn(dabs, 1.5), stroke: tones.shade, width: 7 },
    { d: drawn(dabs, 0), stroke: tones.fill, width: 6 },
    { d: drawn(dabs.slice(0, 4), -1), stroke: tones.light, width: 3 },
  ];
};

/** A scoop of rice beside its curry. */
const mound: DrawPiece = (spot, tones, random) => {
  const dabs = sprinkled(spot, Math.round(spot.size ** 2 / 95), random);
  const drawn = (from: number, to: number): string =>
    dabs
      .slice(from, to)
      .map((at) =>
        curve(
          on({ ...at, size: 7, angle: random() * 3.2 }, [
            [-1, 0],
            [1, 0],
          ]),
        ),
      )
      .join('');
  return [
    ...solid(on(spot, wobble(random, 0.04, around(12))), { fill: mix(tones.fill, tones.shade, 0.35), shade: tones.shade }, { lift: 6 }),
    { d: drawn(0, dabs.length), stroke: mix(tones.fill, tones.shade, 0.8), width: 8 },
    { d: drawn(0, dabs.length), stroke: tones.fill, width: 7 },
    { d: drawn(0, dabs.length / 2), stroke: tones.light, width: 6 },
  ];
};

/** Mince, breadcrumbs, crumble, feta: angular bits of several sizes. */
export const crumb: DrawPiece = (spot, tones, random) => {
  const bits = sprinkled(spot, 4, random).map((at) =>
    on(
      { ...at, size: between(random, 6, 10) },
      wobble(random, 0.25, [
        [-0.8, -0.5],
        [0.3, -0.85],
        [0.85, 0.2],
        [-0.2, 0.8],
      ]),
    ),
  );
  return [
    { d: bits.map(polygon).join(''), fill: tones.shade, stroke: SHADOW, width: 5 },
    { d: bits.map((bit) => polygon(shift(bit, -1.5, -2))).join(''), fill: tones.fill },
    {
      d: bits
        .slice(0, 3)
        .map((bit) => polygon(shift(bit.slice(0, 3), -1, -2)))
        .join(''),
      fill: mix(tones.fill, tones.light, 0.55),
    },
  ];
};

/** Seeds, pepper, chilli flakes, sesame: little dots and ticks. */
export const speck: DrawPiece = (spot, tones, random) => {
  const bits = on(
    spot,
    times(7, (): Point => [between(random, -1, 1), between(random, -1, 1)]),
  );
  const drawn = (dx: number): string =>
    shift(bits, dx, dx)
      .map(([x, y], index) =>
        curve([
          [x, y],
          [x + (index % 3) * 2 - 2, y + 3 - (index % 2) * 5],
        ]),
      )
      .join('');
  return [
    { d: drawn(1.4), stroke: mix(tones.shade, tones.deep, 0.6), width: 5.5 },
    { d: drawn(0), stroke: tones.fill, width: 5 },
  ];
};

/** Places for the bits of a tuft: a sunflower's order, which fills a disc evenly without measuring distances. */
function sprinkled(spot: Spot, count: number, random: Random): Spot[] {
  const turn = random() * 6.3;
  return times(count, (index) => {
    const reach = spot.size * 0.95 * Math.sqrt((index + 0.5) / count);
    const angle = turn + index * 2.4;
    return { ...spot, x: spot.x + Math.cos(angle) * reach, y: spot.y + Math.sin(angle) * reach, angle: angle * 2 };
  });
}
