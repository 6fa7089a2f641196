import { expect, test } from 'vitest';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import { supposedGrams } from './item.ts';

const { cookbook } = parseCookbook([
  { path: 'cookbook/kinds', text: 'kind vegetables\nkind onions\nin vegetables\nkind meats\nkind fruit' },
  {
    path: 'cookbook/ingredients/all',
    text: [
      'cauliflower | cauliflowers | | kind vegetables | piece 600 g',
      'courgette | courgettes | zucchini | kind vegetables | piece 200 g',
      'fennel | fennel | | kind vegetables | piece 230 g',
      'apple | apples | | kind fruit | piece 180 g',
      'carrot | carrots | | kind vegetables | piece 80 g',
      'onion | onions | | kind onions | piece 150 g',
      'chicken | chickens | | kind meats | piece 1500 g',
    ].join('\n'),
  },
]);

test.each([
  ['cauliflower', 'cauliflower', 600],
  ['cauliflower', 'cauliflowers', 1200],
  ['courgette', 'zucchini', 400],
  ['courgette', 'courgettes', 600],
  ['fennel', 'fennel', 230],
  ['apple', 'apples', undefined],
  ['carrot', 'carrot', undefined],
  ['onion', 'onion', undefined],
  ['chicken', 'chicken', undefined],
])('of %s, typed as "%s", %s g are supposed', (id, typed, grams) => {
  expect(supposedGrams(cookbook.ingredients.get(id) as Ingredient, typed, cookbook.kinds)).toBe(grams);
});
