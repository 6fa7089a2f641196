import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import { readCookbook } from './read-cookbook.ts';

const COOKBOOK = join(import.meta.dirname, '../../../cookbook');

/** A cookbook of a few shelves, and room to keep it in. */
function aPlace() {
  const root = mkdtempSync(join(tmpdir(), 'pinch-cookbook-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const part of ['kinds', 'touches', 'ingredients', 'dishes/dips-and-sauces', 'dishes/sides'])
    cpSync(join(COOKBOOK, part), join(root, 'cookbook', part), { recursive: true });
  // A dish may be like one that is not here.
  for (const dish of dishesIn(root)) writeFileSync(dish, readFileSync(dish, 'utf8').replace(/^like .*\n/m, ''));
  const kept = join(root, 'kept');
  return { root, kept, read: () => readCookbook(root, kept), files: () => readdirSync(kept) };
}
function dishesIn(root: string): string[] {
  const folder = join(root, 'cookbook/dishes/dips-and-sauces');
  return readdirSync(folder).map((name) => join(folder, name));
}
const someDish = (root: string) => dishesIn(root)[0] as string;

test('a cookbook that is kept is the one that was read', () => {
  const { root, read, files, kept } = aPlace();
  // Touches may suit families that are not here.
  rmSync(join(root, 'cookbook/touches'));
  const first = read();
  expect(first.problems).toEqual([]);
  expect(files()).toHaveLength(1);
  const second = read();
  expect(second.cookbook).not.toBe(first.cookbook);
  expect(second.problems).toEqual([]);
  expect({ ...second.cookbook, dishes: [] }).toEqual({ ...first.cookbook, dishes: [] });
  // Field by field: the words of a dish that was kept are unpacked when asked for.
  const fieldsOf = (dish: Dish, other: Dish) => Object.fromEntries(Object.keys(other).map((name) => [name, dish[name as keyof Dish]]));
  expect(second.cookbook.dishes.map((dish, number) => fieldsOf(dish, first.cookbook.dishes[number] as Dish))).toEqual(first.cookbook.dishes);
  expect(readdirSync(kept)).toHaveLength(1);
});

test('a file that was written, added or taken away is read anew, and only the last is kept', () => {
  const { root, read, files } = aPlace();
  rmSync(join(root, 'cookbook/touches'));
  const before = read().cookbook.dishes.length;
  const kept = files();
  utimesSync(someDish(root), 1, 1);
  read();
  expect(files()).not.toEqual(kept);
  expect(files()).toHaveLength(1);
  rmSync(someDish(root));
  expect(read().cookbook.dishes).toHaveLength(before - 1);
});

test('problems are told each time, and nothing is kept of them', () => {
  const { root, read } = aPlace();
  writeFileSync(someDish(root), 'Eggs');
  expect(read().problems.length).toBeGreaterThan(0);
  expect(read().problems.length).toBeGreaterThan(0);
});

test('where nothing can be kept, or what is kept is damaged, the text is read', () => {
  const { root, kept, read, files } = aPlace();
  rmSync(join(root, 'cookbook/touches'));
  writeFileSync(kept, 'a file where the folder should be');
  const count = read().cookbook.dishes.length;
  expect(count).toBeGreaterThan(5);
  rmSync(kept);
  mkdirSync(kept);
  read();
  writeFileSync(join(kept, files()[0] as string), 'cut short');
  expect(read().cookbook.dishes).toHaveLength(count);
});

test('on a small machine the words of a few hundred dishes lie open at a time, and read the same', () => {
  const reader = join(import.meta.dirname, 'read-cookbook.ts');
  const script = `
    import { readCookbook } from '${pathToFileURL(reader).href}';
    const { dishes } = readCookbook().cookbook;
    const before = JSON.stringify(dishes[0].steps);
    for (const { steps } of dishes) if (steps.length === 0) throw new Error('no steps');
    gc();
    console.log(JSON.stringify({ mib: process.memoryUsage().heapUsed / 2 ** 20, isSame: before === JSON.stringify(dishes[0].steps) }));`;
  readCookbook();
  const inHeapOf = (mib: number) => {
    const words = [`--max-old-space-size=${mib}`, '--max-semi-space-size=2', '--expose-gc', '--input-type=module', '-e', script];
    return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
  };
  const [small, large] = [inHeapOf(96), inHeapOf(1000)];
  expect([small.isSame, large.isSame]).toEqual([true, true]);
  expect(small.mib).toBeLessThan(large.mib - 15);
});
