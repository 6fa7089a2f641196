import type { Dish } from '#kitchen/cookbook/dish.ts';
import { didYouMean } from '#kitchen/cookbook/nearest.ts';
import { sayProblem } from '#kitchen/cookbook/problem.ts';
import { fillDish } from '#kitchen/menu/fill-dish.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { cookbookFigures } from './cookbook-figures.ts';
import { pantriesFor, tasteDish } from './taste-dish.ts';

/** Three pantries each; those of the first are shown when a dish is named. With `--deep` rare branches are met too. */
const ROUNDS = process.argv.includes('--deep') ? 40 : 3;

/** `npm run cookbook [-- dish…]`: reads everything authored, tells mistakes in plain words, cooks each dish from nine pantries over the pass (with --deep from 120). */
const { cookbook, problems } = readCookbook(process.env.COOKBOOK_ROOT);
const wanted = process.argv.slice(2).filter((word) => word !== '--deep');
const dishes = [...cookbook.dishes, ...cookbook.sides];
const isNamed = (dish: Pick<Dish, 'id' | 'file'>, name: string) => dish.id === name || dish.file === name;
const mistakes = [...problems.map(sayProblem), ...wanted.flatMap(notFound)];
for (const words of mistakes) console.log(words);

let faults = 0;
for (const dish of dishes) {
  if (wanted.length > 0 && !wanted.some((name) => isNamed(dish, name))) continue;
  for (let round = 0; round < ROUNDS; round++)
    for (const pantry of pantriesFor(dish, cookbook, round)) {
      const filled = fillDish(dish, pantry, cookbook);
      const found = filled
        ? tasteDish(filled, pantry, cookbook, round === 0 && wanted.length > 0)
        : ['It could not be filled from its own roles. Look at what "need" and "not" leave.'];
      for (const words of found) console.log(`${dish.file}: ${words}`);
      faults += found.length;
    }
}

const count = mistakes.length + faults;
if (wanted.length === 0 && count === 0) for (const line of cookbookFigures(cookbook)) console.log(line);
console.log(
  `\n${cookbook.ingredients.size} ingredients, ${cookbook.dishes.length} dishes, ${cookbook.sides.length} sides, ${cookbook.touches.length} touches, ${cookbook.swaps.length} swaps; ${count > 0 ? `${count} to mend, each said above.` : 'nothing to mend.'}`,
);
process.exit(count > 0 ? 1 : 0);

/** A dish that was named and is not in the book: it does not read yet, or is called otherwise. */
function notFound(name: string): string[] {
  if (dishes.some((dish) => isNamed(dish, name))) return [];
  const isUnreadable = problems.some(({ file }) => file === name || file.endsWith(`/${name}`));
  if (isUnreadable) return [`"${name}" cannot be cooked yet. Mend what is said of it above, and run this again.`];
  const ids = dishes.map(({ id }) => id);
  return [`There is no dish "${name}".${didYouMean(name, ids)} Give the name of its file, without its folder.`];
}
