import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import { didYouMean } from '#kitchen/cookbook/nearest.ts';
import { sayProblem } from '#kitchen/cookbook/problem.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { cookbookFigures } from './cookbook-figures.ts';
import { checkDish, everyDish } from './taste-dish.ts';

/** Three pantries each; those of the first are shown when a dish is named. With `--deep` rare branches are met too. */
const ROUNDS = process.argv.includes('--deep') ? 40 : 3;
const PARTS_A_CORE = 8;

/** `npm run cookbook [-- dish…]`: reads everything authored, tells mistakes in plain words, cooks each dish from nine pantries over the pass (with --deep from 120). */
const { cookbook, problems } = readCookbook(process.env.COOKBOOK_ROOT);
const wanted = process.argv.slice(2).filter((word) => word !== '--deep');
const dishes = everyDish(cookbook);
const isNamed = (dish: Pick<Dish, 'id' | 'file'>, name: string) => dish.id === name || dish.file === name;
const mistakes = [...problems.map(sayProblem), ...wanted.flatMap(notFound)];
for (const words of mistakes) console.log(words);

const isWhole = wanted.length === 0;
const faults = isWhole
  ? await checkAll()
  : dishes.filter((dish) => wanted.some((name) => isNamed(dish, name))).flatMap((dish) => checkDish(dish, cookbook, { rounds: ROUNDS, show: true }));
for (const words of faults) console.log(words);

const count = mistakes.length + faults.length;
if (isWhole && count === 0) for (const line of cookbookFigures(cookbook)) console.log(line);
console.log(
  `\n${cookbook.ingredients.size} ingredients, ${cookbook.dishes.length} dishes, ${cookbook.sides.length} sides, ${cookbook.touches.length} touches, ${cookbook.swaps.length} swaps; ${count > 0 ? `${count} to mend, each said above.` : 'nothing to mend.'}`,
);
process.exit(count > 0 ? 1 : 0);

/** The whole book, dealt out in small parts: some dishes take longer than others. */
async function checkAll(): Promise<string[]> {
  const cores = availableParallelism();
  const each = Math.ceil(dishes.length / (cores * PARTS_A_CORE));
  const pool = new Piscina({ filename: join(import.meta.dirname, 'check-dishes-worker.ts'), minThreads: cores, maxThreads: cores });
  const starts = Array.from({ length: Math.ceil(dishes.length / each) }, (_, part) => part * each);
  const found: string[][] = await Promise.all(starts.map((from) => pool.run({ from, to: from + each, rounds: ROUNDS })));
  await pool.destroy();
  return found.flat();
}

/** A dish that was named and is not in the book: it does not read yet, or is called otherwise. */
function notFound(name: string): string[] {
  if (dishes.some((dish) => isNamed(dish, name))) return [];
  const isUnreadable = problems.some(({ file }) => file === name || file.endsWith(`/${name}`));
  if (isUnreadable) return [`"${name}" cannot be cooked yet. Mend what is said of it above, and run this again.`];
  const ids = dishes.map(({ id }) => id);
  return [`There is no dish "${name}".${didYouMean(name, ids)} Give the name of its file, without its folder.`];
}
