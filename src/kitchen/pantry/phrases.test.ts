import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import { isRead, parsePhrases, readPhrase } from './phrase-table.ts';
import { buildShelf } from './shelf.ts';

const SHELVES = join(import.meta.dirname, '../../../cookbook/ingredients');
const files = readdirSync(SHELVES).map((name) => ({ path: `cookbook/ingredients/${name}`, text: readFileSync(join(SHELVES, name), 'utf8') }));
const shelf = buildShelf(parseIngredients(files).ingredients);

const phrasesOf = (file: string) => parsePhrases(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** The share of each section that must be read as the table says. */
const BARS: Record<string, number> = {
  'bare names': 0.98,
  phrases: 0.98,
  typos: 0.95,
  'plurals and regional names': 0.93,
  wishes: 1,
  refused: 1,
};
/** The bare names and foreign words still missing here are missing on the shelves. */
const HELD_OUT_BARS: Record<string, number> = { 'bare names': 0.93, phrases: 0.92, typos: 0.85, 'plurals and regional names': 0.85 };

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

test('there are enough phrases to go by', () => {
  expect(phrasesOf('phrases.txt').length).toBeGreaterThanOrEqual(600);
});
