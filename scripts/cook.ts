import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { printRecipe } from './print-recipe.ts';

/** `npm run cook -- "eggs, half a cabbage, leftover rice"`: the recipes, in the terminal. */
const typed = process.argv.slice(2).join(',');
if (typed.trim() === '') {
  console.log('Say what there is: npm run cook -- "eggs, half a cabbage, leftover rice"');
  process.exit(1);
}
const { cookbook } = readCookbook(process.env.COOKBOOK_ROOT);
const ingredients = typed
  .split(/[,;\n]/)
  .map((entry) => entry.trim())
  .filter(Boolean);
const answer = cook({ ingredients, month: new Date().getMonth() + 1 }, cookbook);

for (const { typed: text, status, reason } of answer.inputs) if (status !== 'recognised' || reason) console.log(`${text}: ${status}. ${reason ?? ''}`);
for (const note of answer.notes) console.log(note);
const { unlock } = answer;
if (unlock) console.log(`Buy ${unlock.name} (about $${unlock.price?.toFixed(2)}), and ${unlock.dishes} more dishes open: ${unlock.titles.join('; ')}.`);
for (const recipe of answer.recipes) console.log(`\n${printRecipe(recipe)}`);
