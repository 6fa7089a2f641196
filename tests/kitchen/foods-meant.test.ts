import { expect, test } from 'vitest';
import { foodsMeant } from '#kitchen/pantry/foods-meant.ts';
import { readEntry } from '#kitchen/pantry/read-entry.ts';
import { buildShelf } from '#kitchen/pantry/shelf.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const shelf = buildShelf([...readCookbook().cookbook.ingredients.values()]);

test.each([
  ['tomatoes', ['tomato', 'passata', 'ketchup', 'sun-dried-tomato', 'tomatoes'], ['tamarind-paste']],
  ['beef', ['minced-beef', 'beef-stock-cube', 'stewing-beef', 'beef-steak'], ['tomato', 'minced-lamb']],
  ['peppers', ['peppers', 'roasted-red-pepper'], ['black-pepper', 'white-pepper']],
  ['potatoes', ['potato', 'mashed-potato'], ['sweet-potato']],
  ['olives', ['black-olive', 'tapenade'], ['olive-oil']],
  ['coriander', ['coriander'], ['ground-coriander', 'coriander-seed']],
])('who dislikes %s', (word, meant, not) => {
  const found = foodsMeant(word, shelf, false);
  expect(found).toEqual(expect.arrayContaining(meant));
  for (const id of not) expect(found).not.toContain(id);
});

test('who is allergic means more: the oil, the seed and what may hold it', () => {
  expect(foodsMeant('olives', shelf, true)).toContain('olive-oil');
  expect(foodsMeant('coriander', shelf, true)).toContain('ground-coriander');
  expect(foodsMeant('tomato', shelf, true)).toContain('barbecue-sauce');
});

test.each([
  ["kimchi that's getting old", 'kimchi', true],
  ['wrinkled carrots', 'carrot', true],
  ['tomatoes on the turn', 'tomato', true],
  ['milk nearly off', 'milk', true],
  ['leftover thanksgiving turkey', 'cooked-turkey', false],
  ['rice from last night', 'cooked-rice', false],
  ['2 mackerel fillets must go today', 'mackerel', true],
  ['avocado gone soft', 'avocado', true],
  ['pitta bread gone hard', 'pitta-bread', false],
  ['chicken from sunday roast', 'cooked-chicken', false],
  ['lee kum kee oyster sauce', 'oyster-sauce', false],
  ['linda mccartney sausages', 'vegetarian-sausage', false],
])('"%s" is %s, and what is fading is wanted first', (typed, id, isFirst) => {
  expect(readEntry(typed, shelf)).toMatchObject({ status: 'recognised', id, ...(isFirst ? { wish: { useFirst: [id] } } : {}) });
});

test.each(['bread gone mouldy', 'chicken gone slimy', 'fish gone bad', 'potatoes gone sprouty', 'milk gone off'])('"%s" is not cooked', (typed) => {
  expect(readEntry(typed, shelf).status).toBe('refused');
});

test('a tin of something is one tin of it', () => {
  expect(readEntry('tin of tomatoes', shelf)).toMatchObject({ id: 'tinned-tomatoes', amount: { quantity: 1, unit: 'tin', grams: 400 } });
});
