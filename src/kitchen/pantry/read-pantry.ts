import type { Wishes } from '#kitchen/recipe.ts';
import type { Entry, EntryAmount } from './entry.ts';
import { mergeWishes } from './merge-wishes.ts';
import { readEntry } from './read-entry.ts';
import type { Shelf } from './shelf.ts';

/** A list as read: every entry in the order typed, the foods each once, and what was wished for among them. */
export interface Pantry {
  readonly entries: readonly Entry[];
  /** Foods with an id or a kind, duplicates merged, their amounts added. */
  readonly items: readonly Entry[];
  readonly wishes: Wishes;
}

export function readPantry(lines: readonly string[], shelf: Shelf): Pantry {
  const entries = lines.map((line) => readEntry(line, shelf));
  const items = new Map<string, Entry>();
  let wishes: Wishes = {};
  for (const entry of entries.flatMap((one) => [one, ...(one.more ?? [])])) {
    if (entry.wish !== undefined) wishes = mergeWishes(wishes, entry.wish);
    const key = entry.id ?? (entry.kind !== undefined ? `${entry.kind}: ${entry.name}` : undefined);
    if (key === undefined) continue;
    const before = items.get(key);
    const { more: _, ...item } = entry;
    items.set(key, before === undefined ? item : { ...before, ...added(before.amount, item.amount) });
  }
  return { entries, items: [...items.values()], wishes };
}

/** Two amounts of one food: in one unit they add up, else in grams; where one is unsaid, the other stands. */
function added(a: EntryAmount | undefined, b: EntryAmount | undefined): { amount?: EntryAmount } {
  if (a === undefined || b === undefined) return a || b ? { amount: (a ?? b) as EntryAmount } : {};
  const grams = a.grams !== undefined && b.grams !== undefined ? a.grams + b.grams : undefined;
  if (a.unit === b.unit) return { amount: { quantity: a.quantity + b.quantity, unit: a.unit, ...(grams === undefined ? {} : { grams }) } };
  return grams === undefined ? { amount: a } : { amount: { quantity: grams, unit: 'g', grams } };
}
