import { mix, type Tones } from '../colour.ts';
import { curve, disc, type Mark, type Point, SHADOW } from '../marks.ts';
import { type DrawPiece, on, rope, type Spot, shift } from '../piece.ts';
import { between, type Random, times } from '../random.ts';

/** A nest of spaghetti, noodles, shredded cabbage. */
export const strand: DrawPiece = (spot, tones, random) =>
  nest(spot, tones, random, { strands: Math.min(14, Math.round(spot.size / 7)), width: 6 + Math.round(spot.size / 34) });

/** Penne, macaroni, rigatoni: ridged, with the hole showing at one end. */
export const tube: DrawPiece = (spot, tones) => {
  const width = Math.round(spot.size * 0.62);
  const line =
    (from: number, to: number) =>
    (dx: number, dy: number): string =>
      curve(
        shift(
          on(spot, [
            [from, 0],
            [to, 0],
          ]),
          dx,
          dy,
        ),
      );
  return [
    ...rope(line(-0.72, 0.72), width, tones),
    {
      d: [-0.12, 0.12]
        .map((v) =>
          curve(
            on(spot, [
              [-0.7, v],
              [0.5, v],
            ]),
          ),
        )
        .join(''),
      stroke: mix(tones.fill, tones.shade, 0.6),
      width: 2,
    },
    { d: line(0.72, 0.73)(0, 0), stroke: tones.light, width: Math.round(width * 0.86) },
    { d: line(0.74, 0.75)(0, 0), stroke: tones.deep, width: Math.round(width * 0.5) },
  ];
};

/** Loops of strands around one middle, each over the last with a thin shadow between. */
export function nest(spot: Spot, tones: Tones, random: Random, { strands, width }: { strands: number; width: number }): Mark[] {
  const paints = [tones.fill, tones.shade, mix(tones.fill, tones.light, 0.5), tones.fill];
  const loops = times(strands, (index) => {
    const reach = 0.96 * Math.sqrt((strands - index) / strands);
    const start = random() * 6.3;
    const sweep = between(random, 2.6, 4.6);
    const drift: Point = [between(random, -0.14, 0.14) * (1.1 - reach), between(random, -0.14, 0.14) * (1.1 - reach)];
    const loop = times(7, (step): Point => {
      const angle = start + (sweep * step) / 6;
      const r = reach * (1 + between(random, -0.05, 0.05)) * (step === 0 || step === 6 ? 0.9 : 1);
      return [Math.cos(angle) * r + drift[0], Math.sin(angle) * r + drift[1]];
    });
    const d = curve(on(spot, loop));
    return [
      { d, stroke: index === 0 ? SHADOW : tones.deep, width: width + 3 },
      { d, stroke: paints[index % paints.length] ?? tones.fill, width },
    ];
  });
  return [disc([spot.x, spot.y], spot.size * 0.86, tones.shade), ...loops.flat()];
}
