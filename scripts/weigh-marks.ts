import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reckon } from '#kitchen/cook.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { NOVEMBER, readRatedLists } from './rate-menus.ts';

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
  const byId = new Map(cookbook.dishes.map((dish) => [dish.id, dish]));
  const { dishes: _, ...shelves } = cookbook;
  const pairs = readRatedLists().flatMap(({ list, marks }) => {
    const dishes = [...marks.keys()].flatMap((id) => byId.get(id) ?? []);
    const reckoned = reckon({ ingredients: list.split(', '), month: NOVEMBER }, { ...shelves, dishes, marks: new Map() });
    const rows = reckoned.map(({ dish, points }) => ({ dish, points, mark: marks.get(dish) as number }));
    const mean = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
    const [points, mark] = [mean((row) => row.points), mean((row) => row.mark)];
    return rows.map((row) => ({ dish: row.dish, points: row.points - points, mark: row.mark - mark }));
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
