import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Pantry } from '#kitchen/menu/filled-dish.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import { bannedIn } from '#kitchen/pass/check-bans.ts';

/** How the dish keeps, without the clauses that name what the visitor must not eat ("or fry slices in butter"); `there` are the ids of what is listed. */
export function keepingOf(keeps: string, { bans }: Pantry, there: readonly string[], cookbook: Cookbook, shelf: Shelf): string {
  const isSaid = (words: string) => bannedIn(words, bans, cookbook, shelf, { there }).length === 0;
  if (isSaid(keeps)) return keeps;
  const clauses = keeps.split(/(?<=[.;,]) /).filter(isSaid);
  const rest = clauses.join(' ').replace(/[;,]$/, '.');
  return rest === '' ? 'It is best eaten at once.' : rest.charAt(0).toUpperCase() + rest.slice(1);
}
