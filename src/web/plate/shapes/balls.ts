import { hue, mix } from '../colour.ts';
import { curve, dots, SHADOW } from '../marks.ts';
import { type DrawPiece, ngon, on, type Spot, shift } from '../piece.ts';

/** Kidney-shaped, with a wet light on its back. */
export const bean: DrawPiece = (spot, tones) => {
  const body = (dx: number, dy: number): string =>
    curve(
      shift(
        on(spot, [
          [-0.5, 0.12],
          [0, -0.42],
          [0.5, 0.12],
        ]),
        dx,
        dy,
      ),
    );
  const width = Math.round(spot.size * 0.92);
  return [
    { d: body(1, 2), stroke: SHADOW, width: width + 5 },
    { d: body(0, 0), stroke: tones.shade, width },
    { d: body(-1.5, -1.5), stroke: tones.fill, width: Math.round(width * 0.7) },
    {
      d: curve(
        shift(
          on(spot, [
            [-0.35, -0.08],
            [0.1, -0.3],
          ]),
          -2.5,
          -2.5,
        ),
      ),
      stroke: tones.light,
      width: Math.max(2.5, Math.round(spot.size * 0.17)),
    },
  ];
};

export const pea: DrawPiece = (spot, tones) => ball(spot, tones.shade, tones.fill, tones.light);

/** Pink to crimson: a raspberry or strawberry, beaded; other warm ones: a glossy cherry or tomato; dark: a blueberry or olive with its dimple. */
export const berry: DrawPiece = (spot, tones) => {
  const { size } = spot;
  const turn = hue(tones.fill) ?? 180;
  const body = ball(spot, mix(tones.shade, tones.deep, 0.5), tones.fill, mix(tones.fill, tones.light, 0.75));
  if (turn < 27 || turn > 340) {
    const beads = on(spot, ngon(6, 0.55));
    return [
      ...body,
      { d: dots(beads), stroke: tones.shade, width: Math.round(size * 0.36) },
      { d: dots(shift(beads, -1, -2)), stroke: mix(tones.fill, tones.light, 0.45), width: Math.round(size * 0.25) },
    ];
  }
  const foot = on({ ...spot, angle: 0 }, [
    [-0.5, 0.35],
    [0, 0.75],
    [0.5, 0.3],
  ]);
  if (turn < 120) return [...body, { d: curve(foot), stroke: mix(tones.fill, tones.shade, 0.6), width: 3 }];
  const dimple = dots(on(spot, [[0.2, 0.15]]));
  return [...body, { d: dimple, stroke: tones.shade, width: Math.round(size * 0.56) }, { d: dimple, stroke: tones.deep, width: Math.round(size * 0.3) }];
};

function ball({ x, y, size }: Spot, shade: string, fill: string, light: string): ReturnType<DrawPiece> {
  const at = (part: number): string => dots([[x - size * part, y - size * part * 1.2]]);
  return [
    { d: dots([[x + 1, y + 2]]), stroke: SHADOW, width: Math.round(size * 2 + 5) },
    { d: at(0), stroke: shade, width: Math.round(size * 2) },
    { d: at(0.12), stroke: fill, width: Math.round(size * 1.62) },
    { d: at(0.34), stroke: light, width: Math.max(3, Math.round(size * 0.5)) },
  ];
}
