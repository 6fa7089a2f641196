import type { PlateSpec, Shape } from '#kitchen/recipe.ts';
import { tones } from '../colour.ts';
import { curve, ellipse, lens, type Mark, type Point, polygon, smooth } from '../marks.ts';
import { paintBatch } from '../pieces-on-plate.ts';
import { batches, scatter, type Zone } from '../placement.ts';
import { between, type Random, times } from '../random.ts';
import { PIECES } from '../shapes/pieces.ts';

const X = 320;
const TOP = 96;
const FLOOR = 404;
const SMOOTH: ReadonlySet<Shape> = new Set(['liquid', 'drizzle', 'dollop']);

interface Layer {
  readonly colour: string;
  readonly shape: Shape;
  readonly part: number;
}

/** A tumbler seen from the side, the one vessel that is: layers are its point. */
export function drawGlass(spec: PlateSpec, random: Random, plenty: number): Mark[] {
  const layers = layered(spec);
  let floor = FLOOR;
  const filled = layers.flatMap((layer, index) => {
    const ceiling = floor - layer.part * (FLOOR - TOP - 34);
    const marks = drawLayer(layer, floor, ceiling, index === layers.length - 1, { random, plenty });
    floor = ceiling;
    return marks;
  });
  return [
    ...[0, 10, 20].map((wider): Mark => ({ d: ellipse([X + 22, 424], 128 + wider, 22 + wider * 0.5), fill: '#2a120018' })),
    { d: wall(TOP - 20, FLOOR + 26, 4), fill: '#ffffff66' },
    { d: wall(FLOOR - 2, FLOOR + 26, 2), fill: '#b9c4c466' },
    ...filled,
    { d: ellipse([X, TOP - 20], half(TOP - 20) + 4, 15), stroke: '#ffffffb0', width: 5 },
    {
      d: curve([
        [X - 122, TOP],
        [X - 112, 230],
        [X - 100, FLOOR - 20],
      ]),
      stroke: '#ffffff90',
      width: 13,
    },
    {
      d: curve([
        [X + 118, TOP + 20],
        [X + 110, 200],
      ]),
      stroke: '#ffffff70',
      width: 6,
    },
    ...topping(spec, floor, random),
  ];
}

/** The base lies between the fruits: what there is of it is divided among the gaps. */
function layered({ base, items }: PlateSpec): Layer[] {
  const shares = items.map((item) => Math.min(1, Math.max(0.1, item.share || 0)));
  const sum = shares.reduce((total, share) => total + share, 0);
  const creamy = base ? Math.max(0.25, 1 - sum) : 0;
  const all = sum + creamy || 1;
  const gaps = Math.max(1, Math.min(items.length, 3));
  const cream: Layer[] = base ? [{ ...base, part: creamy / all / gaps }] : [];
  const layers = items.flatMap((item, index): Layer[] => [
    { colour: item.colour, shape: item.shape, part: (shares[index] ?? 0) / all },
    ...(index < gaps ? cream : []),
  ]);
  return layers.length > 0 ? layers : cream;
}

function drawLayer({ colour, shape }: Layer, floor: number, ceiling: number, isTop: boolean, { random, plenty }: { random: Random; plenty: number }): Mark[] {
  const paints = tones(colour);
  const isSmooth = SMOOTH.has(shape);
  const wave: Point[] = times(7, (index) => [X + (index / 3 - 1) * (half(ceiling) - 4), ceiling + between(random, -6, 6) + (index === 3 && isTop ? -8 : 0)]);
  const body: Mark[] = [
    { d: polygon([[X - half(floor) + 4, floor], ...wave, [X + half(floor) - 4, floor]]), fill: isSmooth ? paints.fill : paints.shade },
    {
      d: polygon([
        [X + half(floor) - 26, floor],
        [X + half(ceiling) - 28, ceiling + 4],
        [X + half(ceiling) - 4, ceiling + 2],
        [X + half(floor) - 4, floor],
      ]),
      fill: isSmooth ? paints.shade : paints.deep,
    },
  ];
  if (isSmooth) return [...body, { d: lens(wave[0] ?? [X, ceiling], wave[6] ?? [X, ceiling], 0.02, 0.025), fill: paints.light }];
  const zone: Zone = { x: X, y: (floor + ceiling) / 2, rx: half((floor + ceiling) / 2) - 4, ry: (floor - ceiling) / 2 + 8, square: 8 };
  const size = Math.min(PIECES[shape].size * 1.15, Math.max(16, zone.ry));
  const count = Math.min(26, Math.max(4, Math.round((plenty * zone.rx * zone.ry * 4) / (Math.PI * size * size * PIECES[shape].cover))));
  const spots = scatter({ room: [zone], size, count, taken: [], random });
  return [...body, ...batches(spots, 0.85).flatMap((batch) => paintBatch(PIECES[shape].draw, batch, colour, random))];
}

/** Garnish stands in the top, a little over the edge. */
const topping = ({ garnish }: PlateSpec, surface: number, random: Random): Mark[] =>
  garnish.flatMap(({ shape, colour }, index) => {
    const size = Math.min(PIECES[shape].size * 0.9, 44);
    const spots = times(PIECES[shape].size > 30 ? 2 : 5, (n) => ({
      x: X + (index % 2 ? 34 : -26) + (n - 1) * size * 0.8,
      y: surface - 2 - (n % 2) * 12,
      size,
      angle: -1.9 + n * 0.7,
    }));
    return spots.flatMap((spot) => paintBatch(PIECES[shape].draw, [spot], colour, random));
  });

/** Half the glass's width at a height. */
const half = (y: number): number => 138 - ((y - TOP) / (FLOOR - TOP)) * 30;

const wall = (top: number, floor: number, by: number): string =>
  smooth([
    [X - half(top) - by, top],
    [X, top + 6],
    [X + half(top) + by, top],
    [X + half(top) + by, top],
    [X + half(floor) + by, floor],
    [X + half(floor) + by, floor],
    [X, floor + 8],
    [X - half(floor) - by, floor],
    [X - half(floor) - by, floor],
    [X - half(top) - by, top],
  ]);
