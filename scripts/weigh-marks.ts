import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reckon } from '#kitchen/cook.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { mean, readRatedLists } from './rate-menus.ts';

/** A dish of few marks is taken for so many marks nearer to what was expected. */
const DOUBT = 3;
/** Less than this is chance. */
const LEAST = 0.15;
const HEAD = [
  '# How much more, or less, than its list made one expect cooks marked each dish, in marks of ten; a dish with few marks stands nearer to 0.',
  '# Written by "npm run tasting -- --weigh" from scripts/rated-lists.txt. A dish that is not here nobody has marked, or marked as expected.',
];

/**
 * Writes cookbook/marks: what of the marks that cooks gave dishes the points of the kitchen do not explain, dish by dish. Within each
 * list the marks are foretold by the points (least squares); what is left over, averaged, is the dish's own.
 *
 * @returns how many dishes have a mark of their own
 */
export function weighMarks(cookbook: Cookbook): number {
  const unmarked = { ...cookbook, marks: new Map() };
  const pairs = readRatedLists().flatMap(({ request, marks }) => {
    const rows = reckon(request, unmarked, [...marks.keys()]).map((row) => ({ ...row, mark: marks.get(row.dish) as number }));
    const [usualPoints, usualMark] = [mean(rows.map(({ points }) => points)), mean(rows.map(({ mark }) => mark))];
    return rows.map(({ dish, points, mark }) => ({ dish, points: points - usualPoints, mark: mark - usualMark }));
  });
  const slope = pairs.reduce((sum, { points, mark }) => sum + points * mark, 0) / pairs.reduce((sum, { points }) => sum + points ** 2, 0);
  const own = [...Map.groupBy(pairs, ({ dish }) => dish)].map(([dish, rows]) => ({
    dish,
    more: rows.reduce((sum, { points, mark }) => sum + mark - slope * points, 0) / (rows.length + DOUBT),
  }));
  const lines = own
    .filter(({ more }) => Math.abs(more) >= LEAST)
    .sort((a, b) => (a.dish < b.dish ? -1 : 1))
    .map(({ dish, more }) => `${dish} ${more < 0 ? '-' : '+'}${Math.abs(more).toFixed(1)}`);
  writeFileSync(join(import.meta.dirname, '../cookbook/marks'), `${[...HEAD, ...lines].join('\n')}\n`);
  return lines.length;
}
