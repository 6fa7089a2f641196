import { mix, type Tones } from './colour.ts';
import { disc, dots, type Mark, type Point, SHADOW, smooth } from './marks.ts';
import { around, on, type Spot, shift, shrunk, wobble } from './piece.ts';
import { circle, inset, type Room, somewhere, type Zone } from './placement.ts';
import { between, type Random, times } from './random.ts';

/** Toasts, tortillas, pancakes: two to four breads laid out, each a place for what goes on top. */
export function drawBreads(shape: 'slice' | 'round', paints: Tones, zone: Zone, random: Random): { marks: Mark[]; room: Room } {
  const isWide = zone.rx > zone.ry * 1.2;
  const spots = layout(shape, zone, isWide, random);
  return {
    marks: spots.flatMap((spot) => (shape === 'slice' ? toast(spot, paints, random) : flatbread(spot, paints, random))),
    room: spots.map((spot) =>
      shape === 'slice'
        ? { x: spot.x, y: spot.y, rx: spot.size * 0.74, ry: spot.size * 0.74, square: 3 }
        : inset(circle(spot.x, spot.y, spot.size), spot.size * 0.2),
    ),
  };
}

function layout(shape: 'slice' | 'round', zone: Zone, isWide: boolean, random: Random): Spot[] {
  const angle = (): number => between(random, -0.16, 0.16);
  if (isWide && shape === 'slice')
    return [-1, 1].map((side) => ({ x: zone.x + side * 122, y: zone.y + side * between(random, -14, 14), size: 114, angle: angle() }));
  if (isWide)
    return [
      [-1, -0.16],
      [0, 0.2],
      [1, -0.16],
    ].map(([u = 0, v = 0]) => ({ x: zone.x + u * 158, y: zone.y + v * 190, size: 106, angle: angle() }));
  const reach = zone.rx * 0.34;
  return [2.3, 5.4].map((turn) => ({
    x: zone.x + Math.cos(turn) * reach,
    y: zone.y + Math.sin(turn) * reach,
    size: zone.rx * (shape === 'slice' ? 0.7 : 0.72),
    angle: angle(),
  }));
}

/** A slice from a tin loaf: dark crust, open crumb. */
function toast(spot: Spot, paints: Tones, random: Random): Mark[] {
  const loaf: Point[] = [
    [-0.8, 0.92],
    [-0.86, 0.1],
    [-1.08, -0.3],
    [-0.95, -0.86],
    [-0.3, -0.96],
    [0.3, -0.96],
    [0.95, -0.86],
    [1.08, -0.3],
    [0.86, 0.1],
    [0.82, 0.92],
    [0, 0.98],
  ];
  const outline = on(
    spot,
    wobble(
      random,
      0.03,
      loaf.map(([u, v]): Point => [u * 1.04, v * 1.06]),
    ),
  );
  const crumb = { ...spot, size: spot.size * 0.74 };
  const pores = times(16, () => somewhere(circle(spot.x, spot.y, spot.size * 0.72), random));
  return [
    { d: smooth(shift(outline, 5, 7)), fill: SHADOW },
    { d: smooth(outline), fill: mix(paints.deep, '#8a4a1c', 0.4), stroke: SHADOW, width: 6 },
    { d: smooth(shrunk(outline, 6)), fill: mix(paints.shade, '#b06a2c', 0.3) },
    { d: smooth(shrunk(outline, 15)), fill: mix(paints.fill, paints.light, 0.3) },
    { d: smooth(on(crumb, wobble(random, 0.1, around(9, 0.8)))), fill: mix(paints.fill, '#c98436', 0.3) },
    { d: dots(pores), stroke: paints.shade, width: 6 },
    { d: dots(pores.slice(0, 8).map(([x, y]): Point => [x + 20, y - 8])), stroke: paints.light, width: 4 },
  ];
}

/** A soft round with the brown freckles of a hot, dry pan. */
function flatbread(spot: Spot, paints: Tones, random: Random): Mark[] {
  const outline = on(spot, wobble(random, 0.025, around(10)));
  const browned = mix(paints.fill, '#a8551c', 0.5);
  const freckle = (size: number): string => {
    const [x, y] = somewhere(circle(spot.x, spot.y, spot.size * 0.82), random);
    return smooth(on({ x, y, size, angle: random() * 3 }, around(5, 1, 0.65)));
  };
  return [
    { d: smooth(shift(outline, 4, 7)), fill: SHADOW },
    { d: smooth(outline), fill: paints.shade, stroke: SHADOW, width: 6 },
    { d: smooth(shrunk(outline, 6)), fill: paints.fill },
    disc([spot.x, spot.y], spot.size * 0.72, mix(paints.fill, browned, 0.2)),
    { d: times(9, (index) => freckle(6 + (index % 3) * 5)).join(''), fill: mix(paints.fill, browned, 0.6) },
  ];
}
