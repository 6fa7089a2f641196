import type { Point } from './marks.ts';
import type { Spot } from './piece.ts';
import { between, type Random, times } from './random.ts';

/** Where food may lie. `square` 2 is an ellipse; towards 8 it fills its rectangle. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly square: number;
}

/** One zone mostly; two toasts or three tacos are several. */
export type Room = readonly Zone[];

export const circle = (x: number, y: number, radius: number): Zone => ({ x, y, rx: radius, ry: radius, square: 2 });

export const area = (room: Room): number => room.reduce((sum, zone) => sum + zone.rx * zone.ry * (zone.square > 2 ? 3.8 : Math.PI), 0);

export const inset = (zone: Zone, by: number): Zone => ({ ...zone, rx: Math.max(4, zone.rx - by), ry: Math.max(4, zone.ry - by) });

export interface Scatter {
  readonly room: Room;
  readonly count: number;
  readonly size: number;
  /** What lies there already and should rather stay visible. */
  readonly taken: readonly Spot[];
  readonly random: Random;
  /** Direction of the pieces; left out: every way. */
  readonly angle?: number;
}

/**
 * Mitchell's best candidate: of several random places take the one with most air around it.
 * Evenly spread without a pattern, which is how a careful hand scatters.
 */
export function scatter({ room, count, size, taken, random, angle }: Scatter): Spot[] {
  const spots: Spot[] = [];
  for (let index = 0; index < count; index++) {
    const piece = size * between(random, 0.87, 1.13);
    const isAlone = count === 1 && taken.length === 0 && room.length === 1;
    const zone = room[index % room.length] ?? room[0];
    if (!zone) return spots;
    const candidates = isAlone ? [offMiddle(zone, piece, random)] : times(26, () => somewhere(inset(zone, piece * 0.68), random));
    const [x, y] = best(candidates, (point) => air(point, piece, [...taken, ...spots]));
    spots.push({ x, y, size: piece, angle: angle === undefined ? random() * 2 * Math.PI : angle + between(random, -0.22, 0.22) });
  }
  return spots;
}

/** Rings from the rim inwards, as slices are laid on a tart; each piece looks along its ring. */
export function inRings(zone: Zone, size: number, count: number): Spot[] {
  const spots: Spot[] = [];
  for (let reach = Math.min(zone.rx, zone.ry) - size * 0.85; reach > size * 0.3 && spots.length < count; reach -= size * 1.25) {
    const round = Math.min(count - spots.length, Math.max(3, Math.round((reach * 2 * Math.PI) / (size * 1.5))));
    spots.push(
      ...times(round, (index): Spot => {
        const angle = (index / round) * 2 * Math.PI + reach;
        return { x: zone.x + Math.cos(angle) * reach, y: zone.y + Math.sin(angle) * reach, size, angle: angle + Math.PI / 2 };
      }),
    );
  }
  return spots;
}

/** Sorts pieces into as few batches as it takes that no two of a batch touch: a batch can be painted in one go. */
export function batches(spots: readonly Spot[], reach: number): Spot[][] {
  const sorted: Spot[][] = [];
  for (const spot of spots) {
    const free = sorted.find((batch) => batch.every((other) => Math.hypot(spot.x - other.x, spot.y - other.y) > (spot.size + other.size) * reach));
    if (free) free.push(spot);
    else sorted.push([spot]);
  }
  return sorted;
}

export function somewhere(zone: Zone, random: Random): Point {
  for (;;) {
    const [u, v] = [between(random, -1, 1), between(random, -1, 1)];
    if (Math.abs(u) ** zone.square + Math.abs(v) ** zone.square <= 1) return [zone.x + u * zone.rx, zone.y + v * zone.ry];
  }
}

/** A lone piece lies a little to one side, where a hand would set it down. */
function offMiddle(zone: Zone, size: number, random: Random): Point {
  const angle = random() * 2 * Math.PI;
  return [zone.x + Math.cos(angle) * Math.max(0, zone.rx - size) * 0.5, zone.y + Math.sin(angle) * Math.max(0, zone.ry - size) * 0.5];
}

function air([x, y]: Point, size: number, taken: readonly Spot[]): number {
  return Math.min(3, ...taken.map((spot) => Math.hypot(spot.x - x, spot.y - y) / (spot.size + size)));
}

function best<T>(list: readonly T[], score: (value: T) => number): T {
  return list.reduce((champion, value) => (score(value) > score(champion) ? value : champion));
}
