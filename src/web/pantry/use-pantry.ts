import { useState } from 'react';
import { useStored } from '../stored.ts';
import { addEntries } from './add-entries.ts';
import type { Larder } from './larder.ts';
import { pantryList, useFirstList } from './pantry-list.ts';

export interface Notice {
  readonly text: string;
  readonly undo?: () => void;
}

/** The list of what is in the kitchen, what can be done with it, and what there is to say about the last change. */
export function usePantry() {
  const list = useStored(pantryList);
  const useFirst = useStored(useFirstList);
  const [notice, setNotice] = useState<Notice | null>(null);

  const change = (next: readonly string[], nextFirst: readonly string[]) => {
    pantryList.set(next);
    useFirstList.set(nextFirst.filter((entry) => next.includes(entry)));
  };
  const undoTo = (was: readonly string[], wasFirst: readonly string[]) => () => {
    change(was, wasFirst);
    setNotice({ text: 'Put back.' });
  };

  return {
    list,
    useFirst: useFirst.filter((entry) => list.includes(entry)),
    notice,
    say: (text: string) => setNotice({ text }),
    add: (entries: readonly string[], larder: Larder, first: readonly string[] = []) => {
      const result = addEntries(pantryList.get(), entries, larder);
      change(result.list, [...useFirstList.get(), ...first]);
      setNotice({ text: [said(result.added), ...result.remarks].filter(Boolean).join(' ') });
      return result;
    },
    remove: (entry: string) => {
      change(
        list.filter((one) => one !== entry),
        useFirst,
      );
      setNotice({ text: `Removed ${entry}.`, undo: undoTo(list, useFirst) });
    },
    clear: () => {
      change([], []);
      setNotice({ text: `Removed all ${list.length}.`, undo: undoTo(list, useFirst) });
    },
    toggleFirst: (entry: string) => {
      const isFirst = useFirst.includes(entry);
      change(list, isFirst ? useFirst.filter((one) => one !== entry) : [...useFirst, entry]);
      setNotice({ text: isFirst ? `No hurry with ${entry}.` : `To be used first: ${entry}.` });
    },
  };
}

export type Pantry = ReturnType<typeof usePantry>;

function said(added: readonly string[]): string {
  if (added.length === 0) return '';
  return added.length > 3 ? `Added ${added.length} ingredients.` : `Added ${added.join(', ')}.`;
}
