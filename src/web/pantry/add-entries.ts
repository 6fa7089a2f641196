import type { Larder } from './larder.ts';
import { LONGEST_INGREDIENT, MOST_INGREDIENTS } from './pantry-list.ts';

export interface Added {
  readonly list: readonly string[];
  readonly added: readonly string[];
  /** Sentences on what was not added, or not as typed. */
  readonly remarks: readonly string[];
}

/** The list with these entries, but for what is on it already by meaning, what is refused, and what goes beyond 50. */
export function addEntries(list: readonly string[], entries: readonly string[], larder: Larder): Added {
  const there = new Map(list.map((entry) => [larder.meaning(entry), entry]));
  const added: string[] = [];
  const remarks: string[] = [];
  let beyond = 0;
  for (const typed of entries) {
    const entry = typed.trim().replace(/\s+/g, ' ');
    if (entry === '') continue;
    const same = there.get(larder.meaning(entry));
    const remark = larder.remark(entry);
    if (entry.length > LONGEST_INGREDIENT) remarks.push(`“${entry.slice(0, 20)}…” is too long: an entry may have at most ${LONGEST_INGREDIENT} characters.`);
    else if (same !== undefined) remarks.push(same === entry ? `“${entry}” is on your list already.` : `“${entry}” is on your list already, as “${same}”.`);
    else if (remark?.isRefusal) remarks.push(remark.sentence);
    else if (list.length + added.length >= MOST_INGREDIENTS) beyond++;
    else {
      there.set(larder.meaning(entry), entry);
      added.push(entry);
      if (remark) remarks.push(remark.sentence);
    }
  }
  if (beyond) remarks.push(`The list holds ${MOST_INGREDIENTS} ingredients; ${beyond} more did not fit.`);
  return { list: [...list, ...added], added, remarks };
}
