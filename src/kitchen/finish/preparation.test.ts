import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import type { Step } from '#kitchen/recipe.ts';
import { portion } from '#kitchen/stove/portion.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { prepare } from './preparation.ts';

const [onion] = parseIngredients([{ path: 'shelf', text: 'onion | onions | | kind onions | piece 150 g' }]).ingredients;
function prepared(text: string, pieces: number): { note: string | undefined; text: string | undefined } {
  if (!onion) throw new Error('There is no onion.');
  const step: Step = { text, parts: [text], activeMinutes: 2, waitMinutes: 0, timers: [], ingredients: ['onion'] };
  const helping = { role: 'onion', ingredient: onion, amount: portion(onion, 150 * pieces, ''), from: 'have' as const, item: null };
  const { notes, steps } = prepare([helping], [step]);
  return { note: notes.get('onion'), text: steps[0]?.text };
}

test.each([
  ['Add the onion, thinly sliced, and cook for 8 minutes.', 1, 'thinly sliced', 'Add the onion and cook for 8 minutes.'],
  ['Fry the onions, cut in 1 cm wedges and rinsed.', 2, 'cut in 1 cm wedges and rinsed', 'Fry the onions.'],
  ['Fry the onion, cut in slices 1.5 cm thick, until soft.', 1, 'cut in slices 1.5 cm thick', 'Fry the onion until soft.'],
  ['Stir in the onion, chopped fine and ½ tsp salt.', 1, 'chopped fine', 'Stir in the onion and ½ tsp salt.'],
  ['Add the onion, chopped for 2 minutes.', 1, 'chopped', 'Add the onion for 2 minutes.'],
  ['Add the onion, drained and the peas.', 1, 'drained', 'Add the onion and the peas.'],
  ['Put the onions, in 2 cm pieces, on in salted water.', 2, 'in 2 cm pieces', 'Put the onions on in salted water.'],
  ['Add the leek, sliced, and the onion, diced, and fry.', 1, 'diced', 'Add the leek, sliced, and the onion and fry.'],
  ['Add the leek, sliced in rings, and the onion, sliced, and fry.', 1, 'sliced', 'Add the leek, sliced in rings, and the onion and fry.'],
  ['Add the onion, peeled, cut in 1 cm dice, and fry.', 1, 'peeled, cut in 1 cm dice', 'Add the onion and fry.'],
  ['Stir in the onion, chopped only until it breaks.', 1, 'chopped', 'Stir in the onion only until it breaks.'],
  ['Add the onion, shredded and bubble for a minute.', 1, 'shredded', 'Add the onion and bubble for a minute.'],
  ['Boil the onions, peeled and in 3 cm pieces, in water.', 2, 'peeled and in 3 cm pieces', 'Boil the onions in water.'],
  ['Fold in the onion, cut in ribbons with a peeler, and eat.', 1, 'cut in ribbons with a peeler', 'Fold in the onion and eat.'],
  ['Fry the onion, cut in slices, patted dry, in the oil.', 1, 'cut in slices', 'Fry the onion, patted dry, in the oil.'],
  ['Stir in the onion, chopped, two thirds of the pepper and salt.', 1, 'chopped', 'Stir in the onion, two thirds of the pepper and salt.'],
  ['Drain the onion, drained and dry, and fry.', 1, 'drained and dry', 'Drain the onion and fry.'],
  ['Scatter the onion, sliced, round them and among the peas.', 1, 'sliced', 'Scatter the onion round them and among the peas.'],
  ['Put in the onion, peeled and broken up.', 1, 'peeled and broken up', 'Put in the onion.'],
  ['Pat the onion, sliced, dry.', 1, 'sliced', 'Pat the onion dry.'],
  ['Peel the onion, cut in wedges, boil and drain.', 1, 'cut in wedges', 'Peel the onion, boil and drain.'],
  ['Add the onion, sliced, the garlic and a carrot.', 1, 'sliced', 'Add the onion, the garlic and a carrot.'],
])('“%s” says in the list how it is cut, and not again in the step', (text, pieces, note, left) => {
  expect(prepared(text, pieces)).toEqual({ note, text: left });
});

test.each([
  ['Cut 2 onions in wedges, and put them on the tray.', 2],
  ['Slice the onion thinly and fry it.', 1],
  ['Add the leek and the onion, sliced, and fry.', 1],
  ['Lay in the onions, cut side down, and fry.', 2],
  ['Fry half of the onion, sliced, until soft.', 1],
  ['Fry the onion, stirring, until soft.', 1],
])('“%s” stays as it is, and the list says nothing', (text, pieces) => {
  expect(prepared(text, pieces)).toEqual({ note: undefined, text });
});

test('the list of a real recipe says how most vegetables are cut', () => {
  const { cookbook } = readCookbook();
  const { recipes } = cook({ ingredients: ['chicken thighs', 'leeks', 'carrots', 'potatoes', 'onion', 'cheddar'], month: 11 }, cookbook);
  const lines = recipes.flatMap(({ ingredients }) => ingredients.filter(({ id }) => ['leek', 'carrot', 'onion', 'potato'].includes(id)));
  expect(lines.filter(({ note }) => note).length / lines.length).toBeGreaterThan(0.4);
});
