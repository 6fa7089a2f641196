import type { Mark } from '../marks.ts';
import type { Room } from '../placement.ts';
import type { Random } from '../random.ts';
import type { Glaze } from './glaze.ts';

export interface Drawn {
  /** Painted before the food, back to front. */
  readonly under: readonly Mark[];
  /** Painted over it: edges and gloss. */
  readonly over: readonly Mark[];
  readonly room: Room;
  /** Whether a base runs to the wall (a bowl) or lies as a puddle (a plate). */
  readonly holds: 'to the wall' | 'puddle';
}

export type DrawVessel = (glaze: Glaze, random: Random) => Drawn;
