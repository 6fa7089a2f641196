import type { Tones } from './colour.ts';
import { type Mark, type Point, polygon, rounded, SHADOW, smooth } from './marks.ts';
import { between, type Random, times } from './random.ts';

/** Where one piece of food lies; `size` is its reach from the middle, `angle` is in radians. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
}

/**
 * Draws one piece. Marks come in layers, back to front: pieces that do not touch are painted layer by layer together,
 * so each shape keeps the number and the paints of its layers the same from piece to piece.
 */
export type DrawPiece = (spot: Spot, tones: Tones, random: Random) => Mark[];

/** From the piece's own measure (1 is its size, lying along x) to the paper. */
export function on(spot: Spot, points: readonly Point[]): Point[] {
  const [cos, sin] = [Math.cos(spot.angle) * spot.size, Math.sin(spot.angle) * spot.size];
  return points.map(([u, v]) => [spot.x + u * cos - v * sin, spot.y + u * sin + v * cos]);
}

export const wobble = (random: Random, by: number, points: readonly Point[]): Point[] =>
  points.map(([u, v]) => [u + between(random, -by, by), v + between(random, -by, by)]);

/** Points around an oval in the piece's own measure, made so that `smooth` passes about where asked. */
export const around = (count: number, rx = 1, ry = rx, turn = 0): Point[] =>
  times(count, (index) => {
    const angle = turn + (index / count) * 2 * Math.PI;
    const reach = 2 / (1 + Math.cos(Math.PI / count) ** 2);
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
  });

/** Corners around a circle, for `plump` and dots. */
export const ngon = (count: number, reach: number): Point[] =>
  times(count, (index) => [Math.cos((index / count) * 2 * Math.PI) * reach, Math.sin((index / count) * 2 * Math.PI) * reach]);

/** A solid thing lit from the upper left: its shaded body with a shadow around, its lit top a little up from it. */
export function solid(outline: readonly Point[], tones: Pick<Tones, 'fill' | 'shade'>, { corners = 0.5, lift = 4 } = {}): Mark[] {
  const trace = (points: readonly Point[]): string => (corners === 0.5 ? smooth(points) : rounded(points, corners));
  return [
    { d: trace(outline), fill: tones.shade, stroke: SHADOW, width: 7 },
    { d: trace(shrunk(outline, lift)), fill: tones.fill },
  ];
}

/**
 * The same for a small thing, at a third of the characters: a polygon under a fat round line is plump
 * without a single curve written. `fat` is the width of that line.
 */
export function plump(core: readonly Point[], { fill, shade }: Pick<Tones, 'fill' | 'shade'>, fat: number, lift: number): Mark[] {
  const d = polygon(core);
  const width = Math.round(fat);
  return [
    { d, stroke: SHADOW, width: width + 6 },
    { d, fill: shade, stroke: shade, width },
    { d: polygon(shift(core, -lift * 0.4, -lift * 0.55)), fill, stroke: fill, width: Math.max(1, Math.round(fat - lift * 1.5)) },
  ];
}

/** Brings an outline `by` units in, and a little towards the light. */
export function shrunk(outline: readonly Point[], by: number): Point[] {
  const x = outline.reduce((sum, point) => sum + point[0], 0) / outline.length;
  const y = outline.reduce((sum, point) => sum + point[1], 0) / outline.length;
  const reach = Math.max(...outline.map((point) => Math.hypot(point[0] - x, point[1] - y)));
  const part = Math.max(0.5, 1 - by / reach);
  return outline.map((point) => [x + (point[0] - x) * part - by * 0.4, y + (point[1] - y) * part - by * 0.55]);
}

/** A thick line is three lines: shadow, shaded body, lit top. */
export function rope(d: (dx: number, dy: number) => string, width: number, tones: Pick<Tones, 'fill' | 'shade'>): Mark[] {
  return [
    { d: d(1, 2), stroke: SHADOW, width: width + 6 },
    { d: d(0, 0), stroke: tones.shade, width },
    { d: d(-width * 0.09, -width * 0.12), stroke: tones.fill, width: Math.round(width * 0.72) },
  ];
}

export const shift = (points: readonly Point[], dx: number, dy: number): Point[] => points.map(([x, y]) => [x + dx, y + dy]);

/** Which long side of a piece faces the light, as the sign of v. */
export const litSide = (angle: number): 1 | -1 => (0.8 * Math.cos(angle) - 0.6 * Math.sin(angle) > 0 ? -1 : 1);
