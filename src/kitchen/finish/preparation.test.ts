import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import type { Step } from '#kitchen/recipe.ts';
import { portion } from '#kitchen/stove/portion.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { preparationOf } from './preparation.ts';

const [onion] = parseIngredients([{ path: 'shelf', text: 'onion | onions | | kind onions | piece 150 g' }]).ingredients;
const prepared = (text: string, pieces = 1) => {
  if (!onion) throw new Error('There is no onion.');
  const step = { text, ingredients: ['onion'] } as unknown as Step;
  return preparationOf({ role: 'onion', ingredient: onion, amount: portion(onion, 150 * pieces, ''), from: 'have', item: null }, [step]);
};

test.each([
  ['Add the onion, thinly sliced, and cook for 8 minutes.', 1, 'thinly sliced'],
  ['Fry the onions, cut in 1 cm wedges and rinsed.', 2, 'cut in 1 cm wedges and rinsed'],
  ['Cut 2 onions in wedges, and put them on the tray.', 2, 'cut in wedges'],
  ['Slice the onion thinly and fry it.', 1, 'sliced thinly'],
  ['Fry the onion, cut in slices 1.5 cm thick, until soft.', 1, 'cut in slices 1.5 cm thick'],
  ['Stir in the onion, chopped fine and ½ tsp salt.', 1, 'chopped fine'],
  ['Add the onion, chopped for 2 minutes.', 1, 'chopped'],
  ['Do not peel the onion.', 1, undefined],
  ['Crush a quarter of the onions against the side.', 2, undefined],
  ['Lay in the onions, cut side down, and fry.', 2, undefined],
  ['Add the onion, drained and the peas.', 1, 'drained'],
  ['Fry the onion, stirring, until soft.', 1, undefined],
  ['Peel an orange. Fry the onion.', 1, undefined],
])('“%s” of %i', (text, pieces, note) => {
  expect(prepared(text, pieces)).toBe(note);
});

test('the list of a real recipe says how most vegetables are cut', () => {
  const { cookbook } = readCookbook();
  const { recipes } = cook({ ingredients: ['chicken thighs', 'leeks', 'carrots', 'potatoes', 'onion', 'cheddar'], month: 11 }, cookbook);
  const lines = recipes.flatMap(({ ingredients }) => ingredients.filter(({ id }) => ['leek', 'carrot', 'onion', 'potato'].includes(id)));
  expect(lines.filter(({ note }) => note).length / lines.length).toBeGreaterThan(0.4);
});
