import { expect, test } from 'vitest';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import { calledAs, supposedGrams, tellsNumbers } from './item.ts';

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
  expect(supposedGrams(cookbook.ingredients.get(id) as Ingredient, typed, false, cookbook.kinds)).toBe(grams);
});

test.each([
  ['onion', 'onion', 150],
  ['courgette', 'courgette', 200],
  ['carrot', 'carrot', 80],
  ['courgette', 'courgettes', 600],
  ['carrot', 'carrots', undefined],
  ['apple', 'apple', 180],
])('of %s, typed as "%s" in a list that tells one from several, %s g are supposed', (id, typed, grams) => {
  expect(supposedGrams(cookbook.ingredients.get(id) as Ingredient, typed, true, cookbook.kinds)).toBe(grams);
});

test.each([
  ['onion', 'onions', true],
  ['onion', 'onion', false],
  ['fennel', 'fennel', false],
  ['chicken', 'chickens', true],
])('"%s" typed as "%s" tells one from several: %s', (id, typed, tells) => {
  const ingredient = cookbook.ingredients.get(id) as Ingredient;
  expect(tellsNumbers([{ ingredient, entry: { typed } }])).toBe(tells);
});

const shelf = (name: string, plural: string) => ({ name, plural }) as Ingredient;

test.each([
  [shelf('mushroom', 'mushrooms'), 'chestnut mushrooms', { one: 'chestnut mushroom', many: 'chestnut mushrooms' }],
  [shelf('black olives', 'black olives'), 'kalamata olives', { one: 'Kalamata olives', many: 'Kalamata olives' }],
  [shelf('tinned tomatoes', 'tinned tomatoes'), 'chopped tomatoes', { one: 'chopped tomatoes', many: 'chopped tomatoes' }],
  [shelf('courgette', 'courgettes'), 'zucchini', undefined],
  [shelf('white rice', 'white rice'), 'rice', undefined],
  [shelf('corn cob', 'corn cobs'), 'corn on the cob', undefined],
  [shelf("goat's cheese", "goat's cheese"), 'goats cheese', undefined],
  [shelf('oyster sauce', 'oyster sauce'), 'lee kum kee oyster sauce', undefined],
  [shelf('onion', 'onions'), 'onions', undefined],
])('%o, typed as “%s”, is called %o', (ingredient, said, called) => {
  expect(calledAs(ingredient, said)).toEqual(called);
});

test('nobody types “beetroots”: beside two peppers beetroot may be any number', () => {
  const beetroot = { name: 'beetroot', plural: 'beetroots', pieceGrams: 90, kinds: ['vegetables'] } as unknown as Parameters<typeof supposedGrams>[0];
  const turnip = { ...beetroot, name: 'turnip', plural: 'turnips' };
  expect(supposedGrams(turnip, 'turnip', true, new Map())).toBe(90);
  expect(supposedGrams(beetroot, 'beetroot', true, new Map())).toBeUndefined();
});
