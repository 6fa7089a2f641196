import { expect, test } from 'vitest';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import { type Bans, isAllowed, suitsDiet } from './diets.ts';

const LINES = `
carrot | carrots | | kind roots
butter | butter | | kind fats | of dairy | allergens milk
egg | eggs | | kind eggs | of egg | allergens egg
honey | honey | | kind sweeteners | of honey
parmesan | parmesan | | kind hard cheeses | of dairy, rennet | allergens milk
gelatine | gelatine | | kind setting | of gelatine
salmon | salmon | | kind oily fish | of fish | allergens fish
ham | ham | | kind hams | of pork
beef | beef | | kind steaks | of meat
wine | wine | | kind wines | alcohol | allergens sulphites
flour | flour | | kind flours | allergens gluten
curry powder | curry powder | | kind warm spices | may mustard, gluten
dark chocolate | dark chocolate | | kind chocolates | may milk, nuts
`;
const { ingredients } = parseIngredients([{ path: 'cookbook/ingredients/some', text: LINES }]);
const cookbook: Cookbook = {
  ingredients: new Map(),
  kinds: new Map([['roots', { name: 'roots', parents: [], cooking: {} }]]),
  dishes: [],
  sides: [],
  touches: [],
  clashes: [],
  swaps: [],
  marks: new Map(),
  proven: new Set(),
  commonness: new Map(),
};
const NOTHING: Bans = { diets: [], allergens: [], foods: [] };
const refusedTo = (bans: Partial<Bans>) => ingredients.filter((one) => !isAllowed(one, { ...NOTHING, ...bans }, cookbook)).map(({ name }) => name);

test.each([
  ['vegan', ['butter', 'egg', 'honey', 'parmesan', 'gelatine', 'salmon', 'ham', 'beef']],
  ['vegetarian', ['parmesan', 'gelatine', 'salmon', 'ham', 'beef']],
  ['pescatarian', ['parmesan', 'gelatine', 'ham', 'beef']],
  ['no-pork', ['gelatine', 'ham']],
  ['no-alcohol', ['wine']],
  ['gluten-free', ['flour', 'curry powder']],
  ['dairy-free', ['butter', 'parmesan', 'dark chocolate']],
] as const)('%s leaves out what it should, and nothing else', (diet, refused) => {
  expect(ingredients.filter((one) => !suitsDiet(one, diet)).map(({ name }) => name)).toEqual(refused);
  expect(refusedTo({ diets: [diet] })).toEqual(refused);
});

test('what may contain an allergen counts as containing it', () => {
  expect(refusedTo({ allergens: ['nuts'] })).toEqual(['dark chocolate']);
  expect(refusedTo({ allergens: ['mustard'] })).toEqual(['curry powder']);
  expect(refusedTo({ allergens: ['milk'] })).toEqual(['butter', 'parmesan', 'dark chocolate']);
});

test('a food or a whole kind may be kept out', () => {
  expect(refusedTo({ foods: ['ham', 'roots'] })).toEqual(['carrot', 'ham']);
});

test('who may eat everything is refused nothing', () => {
  expect(refusedTo({})).toEqual([]);
});
