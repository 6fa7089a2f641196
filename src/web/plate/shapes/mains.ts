import { distance, hue, mix, type Tones } from '../colour.ts';
import { curve, dots, lens, type Point, SHADOW, smooth } from '../marks.ts';
import { around, type DrawPiece, on, shift, shrunk, solid, wobble } from '../piece.ts';
import { between } from '../random.ts';

/** Chicken, fish, steak, tofu: pale at the edge, seared on top. */
export const fillet: DrawPiece = (spot, tones, random) => {
  const outline = on(
    spot,
    wobble(random, 0.05, [
      [1.12, 0.05],
      [0.75, 0.42],
      [0.1, 0.56],
      [-0.65, 0.48],
      [-1.02, 0.1],
      [-0.8, -0.38],
      [-0.1, -0.52],
      [0.65, -0.38],
    ]),
  );
  const seared = mix(tones.fill, '#a8551c', 0.5);
  const flakes = [-0.55, -0.2, 0.15, 0.48].map((u) =>
    curve(
      on(spot, [
        [u - 0.06, -0.27],
        [u + 0.12, -0.02],
        [u - 0.02, 0.26],
      ]),
    ),
  );
  return [
    ...solid(outline, tones, { lift: 6 }),
    { d: smooth(shrunk(outline, spot.size * 0.2)), fill: mix(tones.fill, seared, 0.62) },
    { d: flakes.join(''), stroke: seared, width: Math.round(spot.size * 0.1) },
    { d: flakes.slice(1).join(''), stroke: mix(seared, '#5a2408', 0.45), width: Math.round(spot.size * 0.04) },
    {
      d: curve(
        shift(
          on(spot, [
            [-0.62, -0.3],
            [-0.1, -0.4],
            [0.4, -0.32],
          ]),
          -3,
          -3,
        ),
      ),
      stroke: tones.light,
      width: 4,
    },
  ];
};

/** A fried or poached egg: ragged white, a yolk with a window of light in it. */
export const egg: DrawPiece = (spot, tones, random) => {
  const yolk = yolkOf(tones);
  const outline = on(spot, wobble(random, 0.1, around(9)));
  const middle = { ...spot, x: spot.x + between(random, -0.14, 0.1) * spot.size, y: spot.y + between(random, -0.12, 0.08) * spot.size };
  const at = (part: number): string => dots([[middle.x - spot.size * part, middle.y - spot.size * part * 1.2]]);
  return [
    ...solid(outline, { fill: '#fffaf0', shade: '#e6d2ac' }, { lift: 5 }),
    { d: dots([[middle.x + 2, middle.y + 4]]), stroke: '#c58b2a55', width: Math.round(spot.size * 0.95) },
    { d: at(0), stroke: yolk.shade, width: Math.round(spot.size * 0.88) },
    { d: at(0.035), stroke: yolk.fill, width: Math.round(spot.size * 0.76) },
    {
      d: curve(
        on({ ...middle, angle: 0 }, [
          [-0.25, -0.02],
          [-0.22, -0.2],
          [-0.04, -0.26],
        ]),
      ),
      stroke: yolk.light,
      width: Math.max(4, Math.round(spot.size * 0.1)),
    },
  ];
};

/** Some cooks name an egg by its shell or its white; a yolk is yellow all the same. */
function yolkOf(tones: Tones): Pick<Tones, 'fill' | 'shade' | 'light'> {
  const turn = hue(tones.fill);
  return turn !== null && turn > 62 && turn < 100 && distance(tones.fill, '#f3b02a') < 0.13 ? tones : { fill: '#f3a81f', shade: '#d97f14', light: '#ffd873' };
}

/** Curled, banded, with its tail on. */
export const prawn: DrawPiece = (spot, tones) => {
  const arc = (reach: number, from: number, to: number, steps: number): Point[] =>
    Array.from({ length: steps }, (_, index) => {
      const angle = from + ((to - from) * index) / (steps - 1);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    });
  const body = on(spot, [...arc(0.95, 0.5, 4.6, 7), [0.35, -0.72], ...arc(0.3, 4.3, 0.9, 4), [0.55, 0.6]]);
  const tail = on(spot, [
    [0.2, -0.75],
    [0.95, -0.95],
    [0.85, -0.5],
  ]) as [Point, Point, Point];
  const bands = [1.35, 2.1, 2.85, 3.6].map((angle) =>
    curve(
      on(
        spot,
        [0.42, 0.66, 0.84].map((r, index): Point => [Math.cos(angle + index * 0.08) * r, Math.sin(angle + index * 0.08) * r]),
      ),
    ),
  );
  return [
    { d: lens(tail[0], tail[1], 0.24) + lens(tail[0], tail[2], 0.24), fill: mix(tones.shade, '#c23a1e', 0.5), stroke: SHADOW, width: 5 },
    ...solid(body, tones, { lift: 4 }),
    { d: bands.join(''), stroke: tones.shade, width: 3 },
    { d: curve(shift(on(spot, arc(0.68, 2.1, 4.1, 5)), -2, -2)), stroke: tones.light, width: 4 },
  ];
};
