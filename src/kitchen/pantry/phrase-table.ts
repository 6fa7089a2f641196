import type { Entry } from './entry.ts';
import { plainText, stem, wordsOf } from './plain-text.ts';
import { readEntry } from './read-entry.ts';
import type { Shelf } from './shelf.ts';

/** One line of phrases.txt, for the tests: what is typed and what should be read. */
export interface Phrase {
  readonly section: string;
  readonly typed: string;
  readonly wanted: string;
  readonly amount: string;
  readonly state: string;
}

export function parsePhrases(text: string): Phrase[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    if (line.startsWith('#') || !line.includes(' → ')) return [];
    const [typed = '', rest = ''] = line.split(' → ');
    const [wanted = '', amount = '', state = ''] = rest.split('|').map((part) => part.trim());
    return [{ section, typed, wanted, amount, state }];
  });
}

/** What was read, in the words of the table. */
export function readPhrase({ typed }: Phrase, shelf: Shelf): { read: string; amount: string; state: string } {
  const entry = readEntry(typed, shelf);
  const { quantity, unit } = entry.amount ?? { quantity: '', unit: '' };
  return { read: sayRead(entry), amount: `${quantity} ${unit}`.trim(), state: entry.state ?? '' };
}

export function isRead(phrase: Phrase, shelf: Shelf): boolean {
  const { read, amount, state } = readPhrase(phrase, shelf);
  return (
    phrase.wanted.split(' / ').some((wanted) => sameName(read, wanted)) &&
    (phrase.amount === '' || sameAmount(amount, phrase.amount)) &&
    (phrase.state === '' || state === phrase.state)
  );
}

function sayRead(entry: Entry): string {
  if (entry.id !== undefined) return entry.name ?? '';
  if (entry.kind !== undefined) return `~${entry.kind}`;
  if (entry.wish !== undefined) return 'wish';
  return entry.status === 'refused' ? 'refused' : 'unknown';
}

/** "Worcestershire sauce" is "worcestershire sauce", and "chia seeds" is "chia seed". */
function sameName(read: string, wanted: string): boolean {
  const plain = (name: string) => wordsOf(plainText(name)).map(stem).join(' ');
  return read.startsWith('~') || wanted.startsWith('~') ? read === wanted : plain(read) === plain(wanted);
}

/** A bare number is a number of pieces, whatever pieces of it are called. */
function sameAmount(read: string, wanted: string): boolean {
  return read === wanted || (/^[\d.]+$/.test(wanted) && read.split(' ')[0] === wanted);
}
