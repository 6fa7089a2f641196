import { stored } from '../stored.ts';

export const MOST_INGREDIENTS = 50;
export const LONGEST_INGREDIENT = 80;

/** What is in the kitchen, each entry as typed. */
export const pantryList = stored<readonly string[]>('pantry-ingredients', [], (found) => readStrings(found)?.slice(0, MOST_INGREDIENTS) ?? null);

/** Of these, the entries to be used first. */
export const useFirstList = stored<readonly string[]>('pinch-use-first', [], readStrings);

/** What is taken to be in the house; null until somebody changes it. */
export const staplesList = stored<readonly string[] | null>('pinch-staples', null, readStrings);

function readStrings(found: unknown): readonly string[] | null {
  if (!Array.isArray(found)) return null;
  const texts = found.flatMap((entry) => (typeof entry === 'string' && entry.trim() ? [entry.trim().slice(0, LONGEST_INGREDIENT)] : []));
  return [...new Set(texts)];
}
