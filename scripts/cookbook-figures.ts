import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelfOf } from '#kitchen/cook.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { isRead, parsePhrases } from '#kitchen/pantry/phrase-table.ts';
import { readEntry } from '#kitchen/pantry/read-entry.ts';

const PANTRY = join(import.meta.dirname, '../src/kitchen/pantry');

/** How broad the cookbook is, and how much of what people type is read: the figures of the design, a line each. */
export function cookbookFigures(cookbook: Cookbook): string[] {
  const { dishes, touches } = cookbook;
  const count = (of: (dish: Cookbook['dishes'][number]) => readonly string[]) => new Set(dishes.flatMap(of)).size;
  const only = (...tools: string[]) =>
    dishes.filter(({ equipment }) => equipment.length === tools.length && tools.every((tool) => equipment.includes(tool as never))).length;
  const written = touches.length + dishes.reduce((sum, dish) => sum + dish.touches.length + dish.tricks.length, 0);
  const addOns = dishes.reduce((sum, dish) => sum + dish.addOns.length, 0);
  return [
    `${count(({ family }) => [family])} families, ${count(({ cuisine }) => [cuisine])} cuisines, ${count(({ courses }) => courses)} courses`,
    `${only()} dishes want no cooking, ${only('microwave')} only a microwave, ${only('air fryer')} only an air fryer, ${only('hob')} only a hob, ${only('oven')} only an oven`,
    `${written} touches and ${addOns} add-ons written`,
    ...recognition(cookbook),
  ];
}

function recognition(cookbook: Cookbook): string[] {
  const shelf = shelfOf(cookbook);
  const held = parsePhrases(readFileSync(join(PANTRY, 'phrases-held-out.txt'), 'utf8'));
  const parts = ['phrases', 'typos', 'plurals and regional names'].map((section) => {
    const all = held.filter((phrase) => phrase.section === section);
    return `${section} ${all.filter((phrase) => isRead(phrase, shelf)).length} of ${all.length}`;
  });
  const common = readFileSync(join(PANTRY, 'common-names.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' | '))
    .map(([weight, name = '']) => ({ weight: Number(weight), isKnown: ['recognised', 'corrected'].includes(readEntry(name, shelf).status) }));
  const sum = (some: typeof common) => some.reduce((total, { weight }) => total + weight, 0);
  const share = (100 * sum(common.filter(({ isKnown }) => isKnown))) / sum(common);
  return [`read of what is typed: the commonest names ${share.toFixed(1)} % by weight; held out: ${parts.join(', ')}`];
}
