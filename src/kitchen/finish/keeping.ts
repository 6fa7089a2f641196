import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Pantry } from '#kitchen/menu/filled-dish.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import { bannedIn } from '#kitchen/pass/check-bans.ts';

/** How the dish keeps, without the clauses that name what the visitor must not eat ("or fry slices in butter"). */
export function keepingOf(keeps: string, { bans }: Pantry, cookbook: Cookbook, shelf: Shelf): string {
  if (bannedIn(keeps, bans, cookbook, shelf).length === 0) return keeps;
  const clauses = keeps.split(/(?<=[.;,]) /).filter((clause) => bannedIn(clause, bans, cookbook, shelf).length === 0);
  const rest = clauses.join(' ').replace(/[;,]$/, '.');
  return rest === '' ? 'It is best eaten at once.' : rest.charAt(0).toUpperCase() + rest.slice(1);
}
