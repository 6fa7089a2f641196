import { expect, test } from 'vitest';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { TextNode } from '#kitchen/cookbook/dish.ts';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import { parseText } from '#kitchen/cookbook/parse-text.ts';
import { renderText } from './render-text.ts';
import { sayParts } from './write-steps.ts';

const LINES = `
pig's trotter | pig's trotters | | short pork | kind stewing meats | of pork | piece 400 g
broccoli | broccoli | | kind brassica florets
frozen broccoli | frozen broccoli | | short broccoli | kind brassica florets
frozen peas | frozen peas | | short peas | kind peas
carrot | carrots | | kind roots | piece 80 g | fry 8; sliced; tender
rice | rice | | kind rices
kale | kale | | kind greens | fry 6; torn; limp
cabbage | cabbages | | kind brassicas | fry 7; shredded; soft
mushroom | mushrooms | | kind mushrooms | fry 8; sliced; browned
`;
const { ingredients } = parseIngredients([{ path: 'cookbook/ingredients/some', text: LINES }]);
const cookbook = { ingredients: new Map(ingredients.map((one) => [one.id, one])), kinds: new Map() } as unknown as Cookbook;

/** The text with these foods in the role "veg", 300 g of each. */
function render(text: readonly TextNode[], foods: readonly string[], inTitle = false): string {
  const helpings = foods.map((name) => {
    const ingredient = ingredients.find((one) => one.name === name);
    if (!ingredient) throw new Error(`No ${name}.`);
    return {
      role: 'veg',
      ingredient,
      amount: { quantity: 1000, unit: 'g' as const, grams: 1000, about: null, whole: false },
      from: 'have' as const,
      item: null,
    };
  });
  const scene = { cookbook, helpings: new Map([['veg', helpings]]), minutes: () => 0, inTitle, vary: () => 0 };
  const free = () => {
    throw new Error('none');
  };
  return sayParts(renderText(text, { ...scene, free }).parts);
}

const role = (how: 'the' | 'bare'): TextNode => ({ node: 'role', role: 'veg', how });
const are: TextNode = { node: 'agree', role: 'veg', one: 'is', many: 'are' };

test('a verb agrees with the name that is said', () => {
  const sentence = [role('the'), ' ', are, ' tender.'];
  expect(render(sentence, ["pig's trotter"])).toBe('The pork is tender.');
  expect(render(sentence, ['rice'])).toBe('The rice is tender.');
  expect(render(sentence, ['carrot'])).toBe('The carrots are tender.');
  expect(render(sentence, ['rice', 'carrot'])).toBe('The rice and carrots are tender.');
});

test('two foods with one short name keep their full names', () => {
  expect(render(['Add ', role('the'), '.'], ['broccoli', 'frozen broccoli'])).toBe('Add the broccoli and frozen broccoli.');
  expect(render(['Add ', role('the'), '.'], ['frozen broccoli'])).toBe('Add the broccoli.');
});

test('before another noun a name stands in the singular', () => {
  expect(render([role('the'), ' soup'], ['frozen peas'], true)).toBe('Pea soup');
  expect(render(['Ladle out the ', role('bare'), ' soup.'], ['carrot'])).toBe('Ladle out the carrot soup.');
  expect(render(['Ladle out the ', role('bare'), '.'], ['carrot'])).toBe('Ladle out the carrots.');
});

test('half of two foods is half of each', () => {
  const parsed = parseText('Stir in half of {veg amount}.', new Set(['veg']));
  if (!('text' in parsed)) throw new Error(parsed.problem);
  expect(render(parsed.text, ['carrot', 'rice'])).toBe('Stir in 500 g carrots and 500 g rice.');
  expect(render(parsed.text, ['carrot'])).toBe('Stir in 500 g carrots.');
});

test('what is too much for a pan can be said by its weight', () => {
  const parsed = parseText('[veg > 1500 g: Take two pans.|One pan does.]', new Set(['veg']));
  if (!('text' in parsed)) throw new Error(parsed.problem);
  expect(render(parsed.text, ['carrot'])).toBe('One pan does.');
  expect(render(parsed.text, ['carrot', 'rice'])).toBe('Take two pans.');
});

test('leaves go in when what browns has browned', () => {
  const parsed = parseText('Add {veg stage fry}.', new Set(['veg']));
  if (!('text' in parsed)) throw new Error(parsed.problem);
  expect(render(parsed.text, ['kale', 'mushroom'])).toBe(
    'Add the mushrooms, sliced, and cook for 5 minutes; add the kale, torn, and cook for 3 minutes more, until limp.',
  );
  expect(render(parsed.text, ['kale'])).toBe('Add the kale, torn, and cook for 6 minutes, until limp.');
});

test('mushrooms brown before what wets them goes in, and what would follow within a minute goes in at once', () => {
  const parsed = parseText('Add {veg stage fry}.', new Set(['veg']));
  if (!('text' in parsed)) throw new Error(parsed.problem);
  expect(render(parsed.text, ['cabbage', 'mushroom'])).toMatch(/^Add the mushrooms, sliced, and cook for 5 minutes; add the cabbage/);
  expect(render(parsed.text, ['cabbage', 'carrot'])).toMatch(/^Add the carrots.* and the cabbage.* and cook for \d+ minutes, until/);
});

test('what is called frozen is frozen, whatever was typed beside it', () => {
  const isFrozen = { role: 'veg', among: ['frozen'], over: 0, counts: 'things' as const, not: false };
  const frozen: TextNode = { node: 'if', when: [isFrozen], yes: ['from the freezer'], no: ['fresh'] };
  expect(render([frozen], ['frozen peas'])).toBe('From the freezer');
  expect(render([frozen], ['carrot'])).toBe('Fresh');
});

test.each([
  [3, 'in two lots'],
  [40, ''],
])('more than %i pieces: "%s"', (over, words) => {
  const many = { role: 'veg', among: [], over, counts: 'pieces' as const, not: false };
  expect(render([{ node: 'if', when: [many], yes: ['in two lots'], no: [] }], ['carrot'])).toBe(words && 'In two lots');
});
