import { expect, test } from 'vitest';
import { type Names, parseDish } from './parse-dish.ts';

const KNOWN = ['egg', 'feta', 'miso', 'olive oil', 'salt'];
const names: Names = {
  ingredientId: (name) => (KNOWN.includes(name) || KNOWN.includes(name.replace(/s$/, '')) ? name.replace(/s$/, '') : null),
  isKind: (name) => name === 'soft herbs',
  all: () => [...KNOWN, 'soft herbs'],
};

const dish = (body: string) => ({
  path: 'cookbook/dishes/eggs/test',
  text: `Test eggs
family   eggs
cuisine  French
course   main
serves   2
pan      pan
on       hob
vessel   pan
keeps    A day.
titles   {egg} dish
${body}
touch    1 tsp miso: Stir it in. It deepens.
`,
});
const messages = (body: string) => parseDish(dish(body), names).problems.map(({ line, message }) => `${line}: ${message}`);

test('a dish comes out with its roles, ranks and steps', () => {
  const { dish: read, problems } = parseDish(
    dish('star egg: 4 eggs\nwelcome herb: 10 g any soft herbs | 60 g feta; up to 2\n1. [3; wait 10] Cook {egg} gently.\n   Serve.'),
    names,
  );
  expect(problems).toEqual([]);
  expect(read?.roles.map(({ name, duty, upTo }) => [name, duty, upTo])).toEqual([
    ['egg', 'star', 1],
    ['herb', 'welcome', 2],
  ]);
  expect(read?.roles[1]?.options.map(({ kind, ingredient, rank }) => [kind ?? ingredient, rank])).toEqual([
    ['soft herbs', 0],
    ['feta', 1],
  ]);
  expect(read?.steps[0]).toMatchObject({ active: [{ minutes: 3 }], wait: [{ minutes: 10 }] });
});

test('a misspelt ingredient is told with its line and the likely one', () => {
  expect(messages('star egg: 4 eggs\nwelcome c: 60 g fetta\n1. [3] Cook {egg}.')).toEqual([
    '12: we know no "fetta". Did you mean "feta"? To add it, put one line in a file of cookbook/ingredients.',
  ]);
});

test('a role that no line names is told with those there are', () => {
  expect(messages('star egg: 4 eggs\n1. [3] Cook {eg}.')).toEqual(['12: There is no role "eg". The roles here are: egg.']);
});

test.each([
  ['star egg: 4 eggs\n1. [3] Cook {egg.', 'A "}" is missing.'],
  ['star egg: 4 eggs\n1. [3] Cook [egg: {egg}.', 'A "]" is missing at the end.'],
  ['star egg: 4 eggs\n1. Cook {egg}.', 'A step begins with its time'],
  ['star egg: eggs\n1. [3] Cook {egg}.', 'How much of "eggs"?'],
  ['star egg: 4 eggs\n2. [3] Cook {egg}.', 'This is step 1'],
  ['star egg: 4 eggs\nneed h: 10 g any soft herbs\n1. [3] Cook {egg}.', 'What should be bought'],
  ['need egg: 4 eggs\n1. [3] Cook {egg}.', 'A dish has at least one star'],
  ['star egg: 4 eggs', 'A dish has at least one step'],
  ['star egg: 4 eggs\nhello world\n1. [3] Cook {egg}.', 'We know no "hello"'],
])('%j is answered in plain words', (body, said) => {
  expect(messages(body).join('\n')).toContain(said);
});
