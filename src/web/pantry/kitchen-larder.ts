import type { Entry } from '#kitchen/pantry/entry.ts';
import { readEntry } from '#kitchen/pantry/read-entry.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import { type ShelfNames, shelfFromNames } from '#kitchen/pantry/shelf-names.ts';
import { splitList } from '#kitchen/pantry/split-list.ts';
import { suggest } from '#kitchen/pantry/suggest.ts';
import { call } from '../api/call.ts';
import { commonFoods, type Larder, MOST_SUGGESTIONS, type Suggested } from './larder.ts';

/** A larder that knows everything the kitchen does, by name, plural, synonym and near-miss. */
export async function fetchLarder(): Promise<Larder> {
  return larderOf(shelfFromNames(await call<ShelfNames>('/api/ingredients')));
}

export function larderOf(shelf: Shelf): Larder {
  const readings = new Map<string, Entry>();
  const read = (text: string) => {
    const known = readings.get(text);
    if (known) return known;
    const entry = readEntry(text, shelf);
    readings.set(text, entry);
    return entry;
  };
  return {
    suggest: (query) => commonFirst(query, shelf),
    split: (text) => text.split(/;+/).flatMap((part) => splitList(part, shelf)),
    meaning: (text) => {
      const { id, name, more } = read(text);
      return more ? text.toLowerCase() : (id ?? name ?? text.toLowerCase());
    },
    remark: (text) => {
      const { status, reason } = read(text);
      return reason ? { isRefusal: status === 'refused', sentence: status === 'refused' ? reason : `“${text}”: ${reason}` } : null;
    },
  };
}

function commonFirst(query: string, shelf: Shelf): Suggested[] {
  const common = commonFoods(query);
  const taken = new Set(common.map((name) => readEntry(name, shelf).id));
  const others = suggest(query, shelf, MOST_SUGGESTIONS).filter(({ id }) => !taken.has(id));
  return [...common.map((name) => ({ name })), ...others.map(({ name, matched }) => (isSameWord(name, matched) ? { name } : { name, matched }))].slice(
    0,
    MOST_SUGGESTIONS,
  );
}

/** A plural needs no explaining, another name does. */
function isSameWord(name: string, matched: string): boolean {
  return matched.startsWith(name.slice(0, -1));
}
