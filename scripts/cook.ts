import { cook } from '#kitchen/cook.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

/** `npm run cook -- "eggs, half a cabbage, leftover rice"`: the recipes, in the terminal. */
const typed = process.argv.slice(2).join(',');
if (typed.trim() === '') {
  console.log('Say what there is: npm run cook -- "eggs, half a cabbage, leftover rice"');
  process.exit(1);
}
const { cookbook } = readCookbook();
const ingredients = typed.split(/[,;\n]/).map((entry) => entry.trim()).filter(Boolean);
const answer = cook({ ingredients, month: new Date().getMonth() + 1 }, cookbook);

for (const { typed: text, status, reason } of answer.inputs) if (status !== 'recognised' || reason) console.log(`${text}: ${status}. ${reason ?? ''}`);
for (const note of answer.notes) console.log(note);
for (const recipe of answer.recipes) console.log(`\n${print(recipe)}`);

function print(recipe: Recipe): string {
  const cost = recipe.costPerServing === null ? '' : ` · about $${recipe.costPerServing.toFixed(2)} a serving`;
  return [
    recipe.title.toUpperCase(),
    `${recipe.cookTime} (${recipe.minutes.active} min active) · serves ${recipe.servings} · ${recipe.cuisine} ${recipe.courses[0] ?? ''}${cost}`,
    recipe.why,
    '',
    ...recipe.ingredients.map(({ line, from }) => `  ${from === 'have' ? '✓' : from === 'needed' ? '○' : ' '} ${line}`),
    '',
    ...recipe.steps.map(({ text }, index) => `${index + 1}. ${text}`),
    '',
    ...recipe.addOns.map(({ line, price, how }) => `  + ${line}${price === null ? '' : ` (about $${price.toFixed(2)})`}: ${how}`),
    `  * ${recipe.touch.line}${recipe.touch.price === null ? ' (yours)' : ` (about $${recipe.touch.price.toFixed(2)})`}: ${recipe.gourmetTouch.description}`,
    `  ${recipe.suggestedAddOns.savings ?? ''}`,
    `  Keeps: ${recipe.keeps}`,
    ...recipe.safety.map((sentence) => `  ! ${sentence}`),
  ].join('\n');
}
