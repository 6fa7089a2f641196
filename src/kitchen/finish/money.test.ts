import { expect, test } from 'vitest';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import { purchaseOf } from './money.ts';

const { ingredients } = parseIngredients([
  {
    path: 'cookbook/ingredients/some',
    text: 'tinned chickpea | tinned chickpeas | | kind chickpeas | pack tin 400 g = 240 g $1.10\nlime | limes | | kind limes | piece 67 g',
  },
]);
const [chickpeas, lime] = ingredients;

test.each([
  [undefined, 1.1, 'tin, 400 g'],
  [240, 1.1, 'tin, 400 g'],
  [270, 1.1, 'tin, 400 g'],
  [480, 2.2, '2 × tin, 400 g'],
])('for %s g so many packs are paid', (grams, price, pack) => {
  expect(chickpeas && purchaseOf(chickpeas, grams)).toMatchObject({ price, pack });
});

test('what has no price has none, however much is bought', () => {
  expect(lime && purchaseOf(lime, 200).price).toBeNull();
});
