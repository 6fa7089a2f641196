import { expect, test } from 'vitest';
import { type Names, parseDish } from './parse-dish.ts';

const KNOWN = ['egg', 'feta', 'miso', 'olive oil', 'salt'];
const names: Names = {
  ingredientId: (name) => (KNOWN.includes(name) || KNOWN.includes(name.replace(/s$/, '')) ? name.replace(/s$/, '') : null),
  isKind: (name) => name === 'soft herbs',
  all: () => [...KNOWN, 'soft herbs'],
  kinds: () => ['soft herbs'],
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
touch    1 egg: Poach it. It fills.
touch    20 g feta: Crumble it over. It is salty.
add      60 g feta: Crumble it over.
add      2 eggs: Fry them.
add      1 tsp miso: Stir it in.
tip      Stale bread does.
headnote {egg} set soft, before the toast is brown.
`,
});
const messages = (body: string) => parseDish(dish(body), names).problems.map(({ line, message }) => `${line}: ${message}`);

test('a dish comes out with its roles, ranks and steps', () => {
  const { dish: read, problems } = parseDish(
    dish('star egg: 4 eggs\nwelcome herb: 10 g any soft herbs | 60 g feta; up to 2\n1. [3; wait 10] Cook {egg} gently with {herb}.\n   Serve.'),
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
    '12: We know no "fetta". Did you mean "feta"? To add it, put one line in a file of cookbook/ingredients.',
  ]);
});

test('a role that no line names is told with those there are', () => {
  expect(messages('star egg: 4 eggs\n1. [3] Cook {eg}.')).toEqual(['12: There is no role "eg". The roles here are: egg. Did you mean "egg"?']);
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
  ['star egg: 4 eggs\nhello world\n1. [3] Cook {egg}.', 'No line begins with "hello"'],
  ['star egg: 4 eggs\nsatr c: 1 feta\n1. [3] Cook {egg}.', 'No line begins with "satr". Did you mean "star"?'],
  ['star egg: 4 eggs\nstar egg: 2 eggs\n1. [3] Cook {egg}.', 'Two roles are called "egg".'],
  ['star egg: 4 eggs\nseason c: 10 g feta\n1. [3] Cook {egg}.', 'No step says what becomes of "c".'],
  ['star egg: 4 eggs\n1. [3; during 4] Cook {egg}.', '"during 4" wants the number of another step'],
  ['star egg: 4 eggs\n1. [3] Warm it. {egg stage fry}', '"{egg stage fry}" is only part of a sentence. Write "Add {egg stage fry}."'],
  ['star egg: 4 eggs\n1. [3] Add {egg stage fry} Serve.', '"{egg stage fry}" is only part of a sentence.'],
])('%j is answered in plain words', (body, said) => {
  expect(messages(body).join('\n')).toContain(said);
});

const whole = dish('star egg: 4 eggs\n1. [3] Cook {egg}.').text;
const said = (text: string) =>
  parseDish({ path: 'cookbook/dishes/eggs/test', text }, names)
    .problems.map(({ line, message }) => `${line}: ${message}`)
    .join('\n');

test.each([
  ['vessel   pan\n', '', '1: The dish does not say its vessel. Write a line like this one: vessel bowl'],
  ['keeps    A day.', 'keeps', '9: The dish does not say its keeps.'],
  ['vessel   pan', 'vessel   skillet', '8: "skillet" cannot stand after "vessel". Choose from: bowl, plate, pan'],
  ['course   main', 'course   mian', '4: "mian" cannot stand after "course". Choose from: breakfast, lunch, main'],
  ['serves   2', 'serves   two', '5: "serves" wants a number of people, as in: serves 2'],
  ['vessel   pan', 'vessel   pan\nbase brown', '9: "brown" is no colour.'],
  ['vessel   pan', 'vessel   pan\nmonths 14-99', '9: We cannot read the months "14-99".'],
  ['touch    1 egg: Poach it. It fills.\n', '', '1: A dish has 3 "touch" lines at least; this one has 2.'],
  ['add      2 eggs: Fry them.\n', '', '1: A dish has 3 "add" lines at least; this one has 2.'],
  ['tip      Stale bread does.\n', '', '1: A dish has 1 "tip" line at least; this one has none.'],
  [/headnote .*\n/, '', '1: A dish has 1 "headnote" line at least; this one has none.'],
  ['add      2 eggs', 'add      2 soft herbs', '17: We know no "soft herbs".'],
  ['Fry them.', 'Fry {eg}.', '17: There is no role "eg".'],
  [
    'headnote {egg}',
    'headnote [egg > few:{egg}]',
    '20: We cannot read "egg > few": after ">" comes how many things, or a weight or pieces, as in "egg > 700 g", "egg > 3 pieces".',
  ],
  ['headnote {egg}', 'headnote [egg > 4:{egg}]', '20: "egg > 4" asks for more than 4 different foods in one place: for pieces write "egg > 4 pieces".'],
  ['headnote {egg}', 'headnote {eg}', '20: There is no role "eg".'],
])('"%s" written as "%s" is told at its line, with what to write', (from, to, message) => {
  expect(said(whole)).toBe('');
  expect(said(whole.replace(from, to))).toContain(message);
});

test('a touch may be made of what is in the dish, in words that know what that is', () => {
  const touch = (text: string) => whole.replace('touch    1 egg: Poach it. It fills.', `touch    ${text}`);
  expect(said(touch('{egg}: Fry one until {egg it lifts|they lift}. It crackles.'))).toBe('');
  expect(said(touch('{eg}: Fry one. It crackles.'))).toContain('14: No role is called "eg". Did you mean "egg"?');
  expect(said(touch('{egg} Fry one.'))).toContain('14: A touch made of what is in the dish reads "touch {onion}:');
  expect(said(touch('{egg}: Fry {herb}. It crackles.'))).toContain('14: ');
});

test('what is eaten cold may leave the pan empty', () => {
  expect(said(whole.replace('pan      pan', 'pan'))).toBe('');
});
