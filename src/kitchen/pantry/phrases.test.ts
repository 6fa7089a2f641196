import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import { isRead, parsePhrases, readPhrase } from './phrase-table.ts';
import { readEntry } from './read-entry.ts';
import { buildShelf } from './shelf.ts';
import { splitList } from './split-list.ts';

const SHELVES = join(import.meta.dirname, '../../../cookbook/ingredients');
const files = readdirSync(SHELVES).map((name) => ({ path: `cookbook/ingredients/${name}`, text: readFileSync(join(SHELVES, name), 'utf8') }));
const shelf = buildShelf(parseIngredients(files).ingredients);

const phrasesOf = (file: string) => parsePhrases(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** The share of each section that must be read as the table says. */
const BARS: Record<string, number> = {
  'bare names': 0.99,
  phrases: 0.99,
  typos: 0.98,
  'plurals and regional names': 0.98,
  wishes: 1,
  refused: 1,
};
/** The bare names and foreign words still missing here are missing on the shelves. */
const HELD_OUT_BARS: Record<string, number> = { 'bare names': 0.94, phrases: 0.98, typos: 0.93, 'plurals and regional names': 0.93 };

describe.each([
  ['phrases.txt', BARS],
  ['phrases-held-out.txt', HELD_OUT_BARS],
])('%s', (file, bars) => {
  const phrases = phrasesOf(file);
  test.each(Object.entries(bars))('%s are read at least %f of the time', (section, bar) => {
    const all = phrases.filter((phrase) => phrase.section === section);
    const misread = all.filter((phrase) => !isRead(phrase, shelf));
    const said = misread.map(
      (phrase) => `${phrase.typed} → ${phrase.wanted} | ${phrase.amount} | ${phrase.state}, but read ${Object.values(readPhrase(phrase, shelf)).join(' | ')}`,
    );
    expect(misread.length / all.length, said.join('\n')).toBeLessThanOrEqual(1 - bar);
  });
});

test('a word of everyday life is never corrected into a food', () => {
  const words = 'floor series salary lion wallet storm screen writing copper velvet paris wind course patron'.split(' ');
  expect(words.filter((word) => readEntry(word, shelf).status === 'corrected')).toEqual([]);
  expect(['sun cream', 'cod liver oil', 'rubber duck'].map((typed) => readEntry(typed, shelf).status)).toEqual(['refused', 'refused', 'refused']);
});

test('what trails a food stays with it', () => {
  const read = (typed: string) => splitList(typed, shelf);
  for (const typed of ['boneless skinless chicken breast, 1.5 lbs', 'kale, stems removed', 'shrimp, peeled and deveined', 'bread, crusts cut off'])
    expect(read(typed)).toEqual([typed]);
});

test('there are enough phrases to go by', () => {
  expect(phrasesOf('phrases.txt').length).toBeGreaterThanOrEqual(600);
});

test('of the names typed most, weighted by how often, at least 99 of 100 are read', () => {
  const names = readFileSync(join(import.meta.dirname, 'common-names.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' | '))
    .map(([weight, name = '']) => ({ name, weight: Number(weight), isKnown: ['recognised', 'corrected'].includes(readEntry(name, shelf).status) }));
  const sum = (some: typeof names) => some.reduce((total, { weight }) => total + weight, 0);
  const unknown = names.filter(({ isKnown }) => !isKnown);
  expect(sum(unknown) / sum(names), unknown.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(0.01);
});
