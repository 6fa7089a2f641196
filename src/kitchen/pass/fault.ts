import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Bans } from '#kitchen/menu/diets.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';

export const RULES = ['food', 'listing', 'amounts', 'time', 'temperature', 'ban', 'prose', 'form', 'safety', 'wishes', 'words'] as const;
/** What can hurt somebody. Whoever wrote such a recipe does not get to mend it. */
const GRAVE: readonly (typeof RULES)[number][] = ['ban', 'safety', 'temperature'];

/** Something about a recipe that must not leave the kitchen, in words for whoever wrote it. */
export interface Fault {
  readonly rule: (typeof RULES)[number];
  readonly words: string;
}

export interface PassScene {
  readonly bans: Bans;
  readonly cookbook: Cookbook;
  readonly shelf: Shelf;
}

export function isGrave({ rule }: Fault): boolean {
  return GRAVE.includes(rule);
}
