import type { Shape } from '#kitchen/recipe.ts';
import { mix, type Tones } from './colour.ts';
import { curve, dots, type Mark, type Point, smooth } from './marks.ts';
import { around, on, type Spot, shift } from './piece.ts';
import { paintBatch } from './pieces-on-plate.ts';
import { area, batches, inset, scatter, somewhere, type Zone } from './placement.ts';
import { between, type Random, times } from './random.ts';
import { nest } from './shapes/pasta.ts';
import { PIECES } from './shapes/pieces.ts';

export interface Bed {
  readonly zone: Zone;
  readonly paints: Tones;
  readonly random: Random;
  readonly plenty: number;
}

export type Texture = (bed: Bed) => Mark[];

/** Ripples and the window's light on a broth or sauce. */
const still: Texture = ({ zone, paints, random }) => {
  const at = (angle: number, reach: number): Point => [zone.x + Math.cos(angle) * zone.rx * reach, zone.y + Math.sin(angle) * zone.ry * reach];
  const arc = (from: number, to: number, reach: number): string => curve(times(5, (step) => at(from + ((to - from) * step) / 4, reach)));
  const drops = times(12, () => somewhere(inset(zone, 26), random));
  return [
    { d: arc(0.3, 1.6, 0.86) + arc(3.6, 4.5, 0.7) + arc(2.2, 3, 0.55), stroke: mix(paints.fill, paints.light, 0.4), width: 6 },
    { d: arc(-0.6, 0.3, 0.62) + arc(4.9, 5.7, 0.82), stroke: mix(paints.fill, paints.shade, 0.5), width: 6 },
    { d: dots(drops), stroke: mix(paints.fill, paints.shade, 0.45), width: 9 },
    { d: dots(shift(drops, -1, -1)), stroke: mix(paints.fill, paints.light, 0.5), width: 5 },
  ];
};

/** The groove a spoon leaves in hummus, mash, porridge, yogurt. */
const spooned: Texture = ({ zone, paints, random }) => {
  const turn = random() * 6.3;
  const spiral = (from: number): Point[] =>
    times(17, (step) => {
      const reach = 0.8 - (step + from) * 0.043;
      const angle = turn + (step + from) * 0.72;
      return [zone.x + Math.cos(angle) * zone.rx * reach, zone.y + Math.sin(angle) * zone.ry * reach];
    });
  return [
    { d: curve(spiral(0)), stroke: paints.shade, width: 20 },
    { d: curve(shift(spiral(0), 3, 5)), stroke: mix(paints.fill, paints.light, 0.5), width: 14 },
    { d: curve(shift(spiral(0), 0, -1)), stroke: mix(paints.fill, paints.shade, 0.35), width: 8 },
  ];
};

const grains: Texture = ({ zone, paints, random, plenty }) => {
  const dab = (): string => {
    const [x, y] = somewhere(inset(zone, 9), random);
    return curve(
      on({ x, y, size: 7, angle: random() * 3.2 }, [
        [-1, 0],
        [1, 0],
      ]),
    );
  };
  const count = Math.round((area([zone]) / 1150) * plenty);
  const field = (part: number): string => times(Math.round(count * part), dab).join('');
  return [
    { d: field(0.6), stroke: mix(paints.fill, paints.shade, 0.8), width: 8 },
    { d: field(0.7), stroke: mix(paints.fill, paints.light, 0.25), width: 7 },
    { d: field(0.4), stroke: mix(paints.fill, paints.shade, 0.3), width: 7 },
    { d: field(0.6), stroke: mix(paints.fill, paints.light, 0.65), width: 7 },
  ];
};

/** A crumble's rubble: lumps and bits in three tones, close together. */
const rubble: Texture = ({ zone, paints, random, plenty }) => {
  const lumps = (count: number, size: number, top: string): Mark[] => {
    const places = times(Math.round(count * plenty), () => somewhere(inset(zone, size), random));
    return [
      { d: dots(places), stroke: paints.shade, width: size },
      { d: dots(shift(places, -1.5, -2.5)), stroke: top, width: Math.round(size * 0.78) },
    ];
  };
  const pale = mix(paints.fill, paints.light, 0.5);
  const count = area([zone]) / 1450;
  return [
    ...lumps(count, 30, paints.fill),
    ...lumps(count, 22, mix(paints.fill, paints.light, 0.2)),
    ...lumps(count * 0.7, 17, pale),
    ...lumps(count * 0.7, 10, paints.light),
  ];
};

const strands: Texture = ({ zone, paints, random, plenty }) => {
  const spot = (part: number, dx: number, dy: number): Spot => ({
    x: zone.x + dx * zone.rx,
    y: zone.y + dy * zone.ry,
    size: Math.min(zone.rx, zone.ry) * part,
    angle: random() * 6.3,
  });
  const side = (index: number): Spot => spot(0.52, Math.cos(index * 2.1 + 0.4) * 0.44, Math.sin(index * 2.1 + 0.4) * 0.44);
  const strandsPer = Math.round(9 * plenty) + 1;
  return [
    ...nest(spot(0.98, 0, 0), paints, random, { strands: strandsPer, width: 9 }),
    ...times(3, side).flatMap((at) => nest(at, paints, random, { strands: strandsPer - 3, width: 9 })),
  ];
};

/** Set egg or batter with its browned freckles. */
const baked: Texture = ({ zone, paints, random }) => {
  const browned = mix(paints.fill, '#a8551c', 0.42);
  const patch = (size: number): string => {
    const [x, y] = somewhere(inset(zone, size + 12), random);
    return smooth(
      on(
        { x, y, size, angle: random() * 3 },
        around(6, 1, 0.6).map(([u, v]): Point => [u * between(random, 0.7, 1.2), v]),
      ),
    );
  };
  return [
    {
      d: smooth(around(16, zone.rx * 0.9, zone.ry * 0.9).map(([u, v]): Point => [zone.x + u - 3, zone.y + v - 4])),
      fill: mix(paints.fill, paints.light, 0.22),
    },
    { d: times(7, () => patch(26)).join(''), fill: mix(paints.fill, browned, 0.35) },
    { d: times(7, () => patch(13)).join(''), fill: mix(paints.fill, browned, 0.75) },
  ];
};

/** A bed of any other shape: leaves, beans, crumble, strips. */
const bedOf =
  (shape: Shape, colour: string): Texture =>
  ({ zone, random, plenty }) => {
    const { draw, size: usual, cover } = PIECES[shape];
    const size = (usual * 1.1) / Math.sqrt(plenty);
    const count = Math.min(size < 22 ? 110 : 34, Math.round((area([zone]) * 0.85) / (Math.PI * size * size * cover)));
    const spots = scatter({ room: [zone], size, count, taken: [], random });
    return batches(spots, 0.8).flatMap((batch) => paintBatch(draw, batch, colour, random));
  };

const TEXTURES: Readonly<Partial<Record<Shape, Texture>>> = {
  liquid: still,
  drizzle: still,
  dollop: spooned,
  grain: grains,
  crumb: rubble,
  strand: strands,
  egg: baked,
  round: baked,
  slice: baked,
  fillet: baked,
};

export const textureOf = (shape: Shape, colour: string): Texture => TEXTURES[shape] ?? bedOf(shape, colour);

/** Whether it covers its pool altogether or shows it, as a heap shows what is dark between its pieces. */
export const isEven = (shape: Shape): boolean => TEXTURES[shape] !== undefined && shape !== 'strand';
