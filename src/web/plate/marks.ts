/** One brush stroke: filled, stroked or both. A drawing is a list of them, back to front. */
export interface Mark {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

export type Point = readonly [x: number, y: number];

export const WIDTH = 640;
export const HEIGHT = 480;

/** The shadow everything lays on what is below it: warm, so that it never greys the food. */
export const SHADOW = '#3103';

/** A polygon whose corners are rounded over `round` (0 to 0.5) of each side. */
export function rounded(points: readonly Point[], round = 0.3): string {
  const pen = new Pen();
  points.forEach((corner, index) => {
    const before = at(points, index - 1);
    const after = at(points, index + 1);
    const enter = along(corner, before, round);
    if (index === 0) pen.move(enter);
    else pen.line(enter);
    pen.bend(corner, along(corner, after, round));
  });
  return pen.close();
}

/** A closed soft outline that leans towards its points without touching them: a quadratic B-spline. */
export const smooth = (points: readonly Point[]): string => rounded(points, 0.5);

export function polygon(points: readonly Point[]): string {
  const pen = new Pen().move(at(points, 0));
  for (const point of points.slice(1)) pen.line(point);
  return pen.close();
}

/** An open line from the first point to the last, softened in between. */
export function curve(points: readonly Point[]): string {
  const pen = new Pen().move(at(points, 0));
  if (points.length === 2) pen.line(at(points, 1));
  for (let index = 1; index < points.length - 1; index++) {
    const isLast = index === points.length - 2;
    pen.bend(at(points, index), isLast ? at(points, index + 1) : along(at(points, index), at(points, index + 1), 0.5));
  }
  return pen.d;
}

/** A leaf-like shape between two tips, bulging to both sides of the line by the parts given. */
export function lens(from: Point, to: Point, bulge: number, other = bulge): string {
  const middle = along(from, to, 0.5);
  const side: Point = [from[1] - to[1], to[0] - from[0]];
  const control = (by: number): Point => [middle[0] + side[0] * by * 2, middle[1] + side[1] * by * 2];
  return new Pen().move(from).bend(control(bulge), to).bend(control(-other), from).close();
}

/** Round dots: a line of no length under a round cap, the shortest circle there is in SVG. */
export const dots = (points: readonly Point[]): string => points.map((point) => `${new Pen().move(point).d}h0`).join('');

export const disc = ([x, y]: Point, radius: number, stroke: string): Mark => ({ d: dots([[x, y]]), stroke, width: round(radius * 2) });

/** One arc goes all round but for the last unit: an arc that ends where it began draws nothing. */
export const ellipse = ([x, y]: Point, rx: number, ry: number): string => `${new Pen().move([x - rx, y]).d}a${Math.round(rx)} ${Math.round(ry)} 0 1 1 0 1z`;

/** Part of a circle as an open line; angles in radians, 0 to the right, turning clockwise. */
export const arc = ([x, y]: Point, reach: number, from: number, to: number): string =>
  curve([0, 1, 2, 3, 4].map((step): Point => [x + Math.cos(from + ((to - from) * step) / 4) * reach, y + Math.sin(from + ((to - from) * step) / 4) * reach]));

export const along = (from: Point, to: Point, part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];

const at = (points: readonly Point[], index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];

const round = (value: number): number => Math.round(value * 2) / 2;

/** Writes whole units, each step relative to the last written one: short, and rounding never adds up. */
class Pen {
  d = '';
  private x = 0;
  private y = 0;

  move(to: Point): this {
    [this.x, this.y] = inside(to);
    this.d += `M${this.x}${spaced(this.y)}`;
    return this;
  }

  line(to: Point): this {
    const end = inside(to);
    this.d += `l${this.step(end)}`;
    [this.x, this.y] = end;
    return this;
  }

  bend(control: Point, to: Point): this {
    const end = inside(to);
    const tail = this.step(end);
    this.d += `q${this.step(inside(control))}${tail.startsWith('-') ? '' : ' '}${tail}`;
    [this.x, this.y] = end;
    return this;
  }

  close(): string {
    return `${this.d}z`;
  }

  private step([x, y]: Point): string {
    return `${x - this.x}${spaced(y - this.y)}`;
  }
}

const spaced = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);

/** Nothing is ever drawn outside the paper. */
const inside = ([x, y]: Point): Point => [Math.round(Math.min(WIDTH - 6, Math.max(6, x))), Math.round(Math.min(HEIGHT - 6, Math.max(6, y)))];
