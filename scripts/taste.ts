import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { tasteChefs } from './taste-chefs.ts';
import { tasteDishOfLists, tasteLists } from './taste-lists.ts';
import { weighMarks } from './weigh-marks.ts';

const USUAL_KITCHENS = 10;

/**
 * `npm run tasting`: the house alone, from all kitchens; with `--chef model [how many kitchens]`, beside the configured model;
 * with `--lists`, from the lists of typed-lists.txt; with `--dish ID`, a dish as those lists get it;
 * with `--weigh`, what cooks marked becomes the dishes' own marks.
 */
const [flag, value, kitchens] = process.argv.slice(2);
if (flag === undefined) await import('./taste-house.ts');
else if (flag === '--lists') tasteLists(readCookbook().cookbook);
else if (flag === '--dish' && value) {
  if (!tasteDishOfLists(value, readCookbook().cookbook)) console.log(`None of the lists gets ${value}.`);
} else if (flag === '--weigh') console.log(`cookbook/marks has the marks of ${weighMarks(readCookbook().cookbook)} dishes.`);
else if (flag === '--chef' && value === 'model') await tasteChefs(Number(kitchens) > 0 ? Math.floor(Number(kitchens)) : USUAL_KITCHENS);
else {
  console.error('It is "npm run tasting", "npm run tasting -- --lists", "-- --dish ID", "-- --weigh", or "npm run tasting -- --chef model 10".');
  process.exitCode = 1;
}
