import type { Vessel } from '#kitchen/recipe.ts';
import { mix } from './colour.ts';
import { curve, ellipse, HEIGHT, type Mark, type Point, polygon, WIDTH } from './marks.ts';
import { pick, type Random } from './random.ts';

export interface Ground {
  readonly table: string;
  readonly cloth: string;
}

/** Only the table changes with the theme; a dark one sets both properties (#332c25 and #5c5044 look well). */
export const THEMED_GROUND: Ground = { table: 'var(--plate-ground, #f3e8d3)', cloth: 'var(--plate-cloth, #fdf7ea)' };

/** Saffron, sage, rose, slate and plum washed thinly over the table, so that cards side by side differ. */
const WASHES = ['#d9a13f30', '#7f94642e', '#c97f662c', '#7892a32e', '#8f6f8424'] as const;
const STRIPES = ['#b8503a', '#4f7086', '#6f8a52', '#c4912f'] as const;

export function drawGround(ground: Ground, vessel: Vessel, random: Random): Mark[] {
  const paper = `M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z`;
  return [
    { d: paper, fill: ground.table },
    { d: paper, fill: pick(random, WASHES) },
    ...(random() < 0.6 && !STANDS_BARE.has(vessel) ? cloth(ground, random) : []),
  ];
}

/** On these a corner of cloth would only look like a scrap. */
const STANDS_BARE: ReadonlySet<Vessel> = new Set(['tray', 'board', 'glass', 'pan']);

/** A napkin slipped under the vessel, with two woven stripes. */
function cloth(ground: Ground, random: Random): Mark[] {
  const stripe = `${pick(random, STRIPES)}99`;
  const lean = random() * 26;
  const side = (part: number): [Point, Point] => [
    [30 + part * 210, 250 + lean - part * 60],
    [96 + part * 210, 466 - part * 8],
  ];
  const [a, b] = side(0);
  const [d, c] = side(1);
  return [
    { d: polygon([a, b, c, d].map(([x, y]): Point => [x + 4, y + 5])), fill: '#2a12001c' },
    { d: polygon([a, b, c, d]), fill: ground.cloth },
    { d: curve(side(0.1)), stroke: stripe, width: 7 },
    { d: curve(side(0.17)), stroke: stripe, width: 2 },
  ];
}

const STEEL = '#b3a58c';

/** Laid to the right of a round vessel. */
export function drawSpoon(): Mark[] {
  const body = (dx: number): string =>
    ellipse([580 + dx, 134], 24, 37) +
    polygon([
      [577 + dx, 168],
      [585 + dx, 168],
      [589 + dx, 388],
      [579 + dx, 388],
    ]);
  return [
    { d: body(5), fill: '#2a120026', stroke: '#2a12001c', width: 6 },
    { d: body(0), fill: STEEL, stroke: STEEL, width: 5 },
    { d: ellipse([578, 131], 18, 30), fill: mix(STEEL, '#5b4a3a', 0.22) },
    {
      d: curve([
        [566, 128],
        [570, 108],
        [582, 106],
      ]),
      stroke: mix(STEEL, '#fffaf0', 0.7),
      width: 4,
    },
    {
      d: curve([
        [582, 214],
        [584, 380],
      ]),
      stroke: mix(STEEL, '#fffaf0', 0.55),
      width: 2,
    },
  ];
}

export function drawFork(): Mark[] {
  const tines = (dx: number): string =>
    [565, 575, 585, 595]
      .map((x) =>
        curve([
          [x + dx, 92],
          [x + dx, 146],
        ]),
      )
      .join('');
  const handle = (dx: number): string =>
    polygon([
      [565 + dx, 146],
      [595 + dx, 146],
      [584 + dx, 186],
      [588 + dx, 388],
      [576 + dx, 388],
      [577 + dx, 186],
    ]);
  return [
    { d: tines(4) + handle(4), fill: '#2a120026', stroke: '#2a120026', width: 6 },
    { d: tines(0) + handle(0), fill: STEEL, stroke: STEEL, width: 5 },
    {
      d:
        curve([
          [580, 196],
          [582, 380],
        ]) +
        curve([
          [564, 94],
          [564, 140],
        ]),
      stroke: mix(STEEL, '#fffaf0', 0.55),
      width: 2,
    },
  ];
}
