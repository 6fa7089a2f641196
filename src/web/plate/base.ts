import type { PlateSpec, Shape } from '#kitchen/recipe.ts';
import { isEven, textureOf } from './beds.ts';
import { drawBreads } from './breads.ts';
import { mix, type Tones, tones } from './colour.ts';
import { ellipse, type Mark, type Point, SHADOW, smooth } from './marks.ts';
import { around } from './piece.ts';
import { inset, type Room, type Zone } from './placement.ts';
import { between, type Random } from './random.ts';
import type { Drawn } from './vessels/vessel.ts';

interface Base {
  readonly marks: readonly Mark[];
  /** Where the rest may lie: the vessel's room, or on top of the breads. */
  readonly room: Room;
}

/** What everything lies in or on. */
export function drawBase(base: PlateSpec['base'], vessel: Drawn, random: Random, plenty: number): Base {
  const zone = vessel.room[0];
  if (!zone) return { marks: [], room: [] };
  if (!base) return { marks: [], room: vessel.holds === 'puddle' ? [inset(zone, 8)] : vessel.room };
  const paints = tones(base.colour);
  const isWide = zone.square > 2;
  if ((base.shape === 'slice' || base.shape === 'round') && (vessel.holds === 'puddle' || isWide)) return drawBreads(base.shape, paints, zone, random);

  const bed = vessel.holds === 'puddle' ? inset(zone, isWide ? 4 : 12) : zone;
  const texture = textureOf(base.shape, base.colour);
  return { marks: [...pool(bed, vessel, base.shape, paints, random), ...texture({ zone: bed, paints, random, plenty })], room: [bed] };
}

/** The body under the texture: darker where the vessel's wall shades it, or for lack of light between pieces. */
function pool(zone: Zone, vessel: Drawn, shape: Shape, paints: Tones, random: Random): Mark[] {
  const [under, over] = isEven(shape) ? [paints.shade, shape === 'grain' ? mix(paints.fill, paints.shade, 0.35) : paints.fill] : [paints.deep, paints.shade];
  if (vessel.holds === 'to the wall') {
    return [
      { d: ellipse([zone.x, zone.y], zone.rx, zone.ry), fill: under },
      { d: ellipse([zone.x + 3, zone.y + 4], zone.rx - 6, zone.ry - 6), fill: over },
    ];
  }
  const outline = (by: number): Point[] =>
    around(15).map(([u, v]): Point => {
      const k = zone.square > 2 ? 1 / (Math.abs(u) ** zone.square + Math.abs(v) ** zone.square) ** (1 / zone.square) : 1;
      const reach = k * between(random, 0.96, 1.03);
      return [zone.x + u * reach * (zone.rx - by), zone.y + v * reach * (zone.ry - by)];
    });
  return [
    { d: smooth(outline(0)), fill: under, stroke: SHADOW, width: 8 },
    { d: smooth(outline(7)), fill: over },
  ];
}
