import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { printRecipe } from '../../scripts/print-recipe.ts';

/**
 * What the kitchen writes for a few ordinary fridges, in text a cook can review. They change only with a reason in the commit:
 * `npx vitest run tests/kitchen -u` writes them anew; then somebody who cooks reads the diff.
 */
const PANTRIES: readonly (readonly [string, string])[] = [
  ['end-of-the-week', 'eggs, half a cabbage, leftover rice, 2 carrots, a bit of cheddar, soy sauce'],
  ['student', 'pasta, tinned tomatoes, tuna, an onion, a tin of chickpeas'],
  ['chicken-and-cream', '2 chicken breasts, mushrooms, double cream, spinach, potatoes'],
  ['vegan', 'vegan, tofu, broccoli, red pepper, noodles, peanut butter, ginger'],
  ['bread-and-eggs', 'stale bread, eggs, milk, bananas, butter'],
  ['fish', 'salmon fillets, leeks, new potatoes, lemon, dill'],
  ['mince', '500 g mince, kidney beans, peppers, tortillas, soured cream'],
  ['roots', 'parsnips, carrots, sausages, apples, red onion'],
  ['fruit', 'apples, oats, honey, yoghurt, walnuts'],
];

const { cookbook } = readCookbook();

test.each(PANTRIES)('%s', async (name, typed) => {
  const answer = cook({ ingredients: typed.split(',').map((entry) => entry.trim()), month: 11 }, cookbook);
  const text = [`# ${typed}`, ...answer.notes, ...answer.recipes.map(printRecipe)].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot(`golden/${name}.txt`);
});
