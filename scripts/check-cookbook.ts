import { fillDish } from '#kitchen/menu/fill-dish.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { cookbookFigures } from './cookbook-figures.ts';
import { pantriesFor, tasteDish } from './taste-dish.ts';

/** Three pantries each; those of the first are shown when a dish is named. With `--deep` rare branches are met too. */
const ROUNDS = process.argv.includes('--deep') ? 40 : 3;

/** `npm run cookbook [-- dish…]`: reads everything authored, tells mistakes in plain words, cooks each dish from nine pantries over the pass (with --deep from 120). */
const { cookbook, problems } = readCookbook(process.env.COOKBOOK_ROOT);
for (const { file, line, message } of problems) console.log(`${file}, line ${line}: ${message}`);

const wanted = process.argv.slice(2).filter((word) => word !== '--deep');
let faults = 0;
for (const dish of [...cookbook.dishes, ...cookbook.sides]) {
  if (wanted.length > 0 && !wanted.some((name) => dish.id === name || dish.file === name)) continue;
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
if (wanted.length === 0) for (const line of cookbookFigures(cookbook)) console.log(line);
console.log(
  `${cookbook.ingredients.size} ingredients, ${cookbook.dishes.length} dishes, ${cookbook.sides.length} sides, ${cookbook.touches.length} touches, ${cookbook.swaps.length} swaps; ${problems.length + faults} to mend.`,
);
process.exit(problems.length + faults > 0 ? 1 : 0);
