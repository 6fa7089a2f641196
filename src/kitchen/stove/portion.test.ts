import { expect, test } from 'vitest';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import { portion, together } from './portion.ts';

const LINES = `
egg | eggs | | kind eggs | piece 57 g whole
cabbage | cabbages | | kind cabbages | piece 900 g
onion | onions | | kind onions | piece 150 g
tinned tomatoes | tinned tomatoes | | kind tinned tomatoes | pack tin 400 g = 400 g
ground cumin | ground cumin | | kind warm spices | tbsp 6 g
milk | milk | | kind milks | ml 1.03
rice | rice | | kind rices
garlic | garlic | | kind garlic | unit clove 4 g
`;
const { ingredients } = parseIngredients([{ path: 'cookbook/ingredients/some', text: LINES }]);
const measured = (name: string, grams: number, unit: string) => {
  const ingredient = ingredients.find((one) => one.name === name);
  if (!ingredient) throw new Error(`No ${name}.`);
  const { quantity, unit: word, grams: weighs } = portion(ingredient, grams, unit);
  return [quantity, word, Math.round(weighs)];
};

test.each([
  ['an egg is never split, however little is asked', 'egg', 28, '', [1, '', 57]],
  ['three people never get half an egg', 'egg', 3.5 * 57, '', [4, '', 228]],
  ['half a cabbage is sensible', 'cabbage', 450, '', [0.5, '', 450]],
  ['an onion and a half leaves a half that nobody asked for', 'onion', 210, '', [1, '', 150]],
  ['what is weighed comes by the piece where it has pieces', 'onion', 300, 'g', [2, '', 300]],
  ['nobody opens half a tin', 'tinned tomatoes', 300, 'g', [1, 'tin', 400]],
  ['a little of a tin is weighed', 'tinned tomatoes', 100, 'g', [100, 'g', 100]],
  ['a spice comes by half spoons', 'ground cumin', 3.2, 'tsp', [1.5, 'tsp', 3]],
  ['and by quarters where it is less than one', 'ground cumin', 0.4, 'tsp', [0.25, 'tsp', 1]],
  ['three quarters of a tablespoon are two teaspoons', 'ground cumin', 4.5, 'tbsp', [2, 'tsp', 4]],
  ['nobody weighs 8 g of a herb', 'rice', 8, 'g', [10, 'g', 10]],
  ['what pours is measured in millilitres', 'milk', 206, 'ml', [200, 'ml', 206]],
  ['rice is weighed', 'rice', 153, 'g', [150, 'g', 150]],
  ['a clove is whole', 'garlic', 1, 'clove', [1, 'clove', 4]],
] as const)('%s', (_, name, grams, unit, expected) => {
  expect(measured(name, grams, unit)).toEqual(expected);
});

test.each([
  ['2 tsp and 1 tbsp are five teaspoons', 'ground cumin', [4, 'tsp'], [6, 'tbsp'], [5, 'tsp', 10]],
  ['320 ml and 2 tbsp are 350 ml', 'milk', [330, 'ml'], [31, 'tbsp'], [350, 'ml', 361]],
  ['half an onion and 150 g of it are an onion and a half', 'onion', [75, ''], [150, 'g'], [1.5, '', 225]],
  ['of one unit there is as much as of both', 'rice', [150, 'g'], [30, 'g'], [180, 'g', 180]],
] as const)('%s', (_, name, [some, unit], [more, other], expected) => {
  const ingredient = ingredients.find((one) => one.name === name);
  if (!ingredient) throw new Error(`No ${name}.`);
  const { quantity, unit: word, grams } = together(ingredient, portion(ingredient, some, unit), portion(ingredient, more, other));
  expect([quantity, word, Math.round(grams)]).toEqual(expected);
});
