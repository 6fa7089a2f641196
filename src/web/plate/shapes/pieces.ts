import type { Shape } from '#kitchen/recipe.ts';
import type { DrawPiece } from '../piece.ts';
import { bean, berry, pea } from './balls.ts';
import { crumb, grain, speck } from './grains.ts';
import { leaf, sprig } from './leaves.ts';
import { chunk, cube, shaving, strip } from './lumps.ts';
import { egg, fillet, prawn } from './mains.ts';
import { strand, tube } from './pasta.ts';
import { dollop, drizzle, liquid } from './sauces.ts';
import { ring, round, slice, wedge } from './slices.ts';
import { floret, stalk } from './stems.ts';

interface Piece {
  readonly draw: DrawPiece;
  /** Reach from the middle, in a picture 640 wide: large enough to be told apart on a card 120 px wide. */
  readonly size: number;
  /** How much of the circle of that reach it covers. */
  readonly cover: number;
}

export const PIECES: Readonly<Record<Shape, Piece>> = {
  leaf: { draw: leaf, size: 40, cover: 0.42 },
  slice: { draw: slice, size: 36, cover: 0.42 },
  ring: { draw: ring, size: 31, cover: 0.7 },
  wedge: { draw: wedge, size: 42, cover: 0.42 },
  cube: { draw: cube, size: 23, cover: 0.75 },
  strip: { draw: strip, size: 42, cover: 0.24 },
  round: { draw: round, size: 29, cover: 0.9 },
  grain: { draw: grain, size: 22, cover: 0.8 },
  strand: { draw: strand, size: 62, cover: 0.85 },
  tube: { draw: tube, size: 32, cover: 0.38 },
  crumb: { draw: crumb, size: 20, cover: 0.7 },
  shaving: { draw: shaving, size: 28, cover: 0.3 },
  floret: { draw: floret, size: 40, cover: 0.55 },
  fillet: { draw: fillet, size: 92, cover: 0.52 },
  chunk: { draw: chunk, size: 34, cover: 0.72 },
  bean: { draw: bean, size: 18, cover: 0.7 },
  pea: { draw: pea, size: 11, cover: 1 },
  berry: { draw: berry, size: 19, cover: 1 },
  egg: { draw: egg, size: 60, cover: 0.95 },
  prawn: { draw: prawn, size: 38, cover: 0.55 },
  sprig: { draw: sprig, size: 46, cover: 0.4 },
  stalk: { draw: stalk, size: 84, cover: 0.16 },
  drizzle: { draw: drizzle, size: 66, cover: 0.4 },
  dollop: { draw: dollop, size: 44, cover: 0.85 },
  liquid: { draw: liquid, size: 78, cover: 0.75 },
  speck: { draw: speck, size: 36, cover: 0.5 },
};
