import type { PlateSpec, Shape } from '#kitchen/recipe.ts';
import type { Mark } from './marks.ts';
import type { Spot } from './piece.ts';
import { paintBatch } from './pieces-on-plate.ts';
import { batches, circle, inset, type Room, scatter, type Zone } from './placement.ts';
import type { Random } from './random.ts';
import { PIECES } from './shapes/pieces.ts';

/** What is strewn over everything rather than set in the middle. */
const STREWN: ReadonlySet<Shape> = new Set(['speck', 'crumb', 'grain', 'pea', 'shaving', 'ring', 'strip', 'bean']);

const COUNTS: Readonly<Partial<Record<Shape, number>>> = {
  sprig: 2,
  leaf: 3,
  drizzle: 1,
  dollop: 1,
  egg: 1,
  fillet: 1,
  liquid: 2,
  strand: 1,
  stalk: 2,
  wedge: 2,
  floret: 2,
  prawn: 2,
};

/** The cook's last touch: herbs and spoonfuls near the middle, seeds and crumbs over the whole. */
export function drawGarnish(garnish: PlateSpec['garnish'], room: Room, random: Random): Mark[] {
  return garnish.flatMap(({ shape, colour }, index) => {
    const spots =
      room.length > 1
        ? room.flatMap((zone, bread) => (index > 0 && !STREWN.has(shape) && bread % 2 ? [] : oneEach(zone, shape, random)))
        : room[0]
          ? place(room[0], shape, index, random)
          : [];
    return batches(spots, 0.85).flatMap((batch) => paintBatch(PIECES[shape].draw, batch, colour, random));
  });
}

function place(zone: Zone, shape: Shape, index: number, random: Random): Spot[] {
  const narrow = Math.min(zone.rx, zone.ry);
  const size = shape === 'drizzle' ? narrow * 0.62 : Math.min(PIECES[shape].size * 0.92, narrow * 0.5);
  if (STREWN.has(shape))
    return scatter({
      room: [inset(zone, narrow * 0.12)],
      count: (zone.rx > 200 ? 9 : 6) + (shape === 'speck' ? 2 : 0),
      size,
      taken: [],
      random,
    });
  if (shape === 'drizzle') return [{ x: zone.x, y: zone.y, size, angle: random() - 0.5 }];
  // Each garnish has its own side of the middle, so that the second does not bury the first.
  const angle = index * 2.4 + random() * 0.8;
  const off = narrow * (shape === 'wedge' ? 0.62 : index === 0 ? 0.12 : 0.36);
  const middle = circle(zone.x + Math.cos(angle) * off, zone.y + Math.sin(angle) * off, size * 1.25);
  const count = COUNTS[shape] ?? 3;
  return count === 1
    ? [{ x: middle.x, y: middle.y, size, angle: random() * 6.3 }]
    : scatter({ room: [inset(middle, -size * 0.3)], count, size, taken: [], random });
}

const oneEach = (zone: Zone, shape: Shape, random: Random): Spot[] =>
  scatter({
    room: [inset(zone, zone.rx * 0.15)],
    count: STREWN.has(shape) ? 2 : 1,
    size: Math.min(PIECES[shape].size * 0.8, zone.ry * 0.5),
    taken: [],
    random,
  });
