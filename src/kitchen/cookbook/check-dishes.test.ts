import { expect, test } from 'vitest';
import { aDish } from './a-dish.ts';
import { parseCookbook } from './parse-cookbook.ts';

const SHELVES = [
  { path: 'cookbook/kinds', text: 'kind soft herbs' },
  {
    path: 'cookbook/ingredients/all',
    text: ['egg | eggs', 'lime | limes', 'miso | miso'].map((names) => `${names} | | kind soft herbs | pack 100 g $2.00`).join('\n'),
  },
  { path: 'cookbook/ingredients/dear', text: 'saffron | saffron | | kind soft herbs | pack 1 g $9.00\nsumac | sumac | | kind soft herbs' },
];

const TOAST = aDish('toast', { family: 'bread', course: 'side' });

test('a touch that suits no dish there is, is told', () => {
  const touches = (suits: string) => ({ path: 'cookbook/touches', text: `1 lime; suits ${suits}: Squeeze it. It is sharp.` });
  const dishes = ['omelette', 'shirred-eggs'].map((id) => aDish(id, { family: 'eggs and toasts' }));
  const problems = (suits: string) => parseCookbook([...SHELVES, TOAST, ...dishes, touches(suits)]).problems;
  expect(problems('toasts, main, French, savoury, -bread, eggs and toasts')).toEqual([]);
  expect(problems('frensh')).toMatchObject([{ file: 'cookbook/touches', line: 1, message: expect.stringContaining('"frensh". Did you mean "French"?') }]);
});

const problemsOf = (changes: Parameters<typeof aDish>[1]) =>
  parseCookbook([...SHELVES, TOAST, aDish('omelette'), aDish('shirred-eggs'), aDish('new-eggs', changes)]).problems.map(
    ({ file, line, message }) => `${file}, line ${line}: ${message}`,
  );

test('a dish beside its like is taken as it is', () => {
  expect(problemsOf({ '1.': '[3] Cook {egg}[egg = lime, soft herbs, stale: gently].', like: 'omelette' })).toEqual([]);
});

test.each([
  [{ family: 'egs' }, 'line 2: No other dish is of the family "egs". Those beside it in cookbook/dishes/eggs are of "bread" or "eggs".'],
  [{ sides: 'greens' }, 'line 21: No side dish is of the family "greens". Choose from: bread.'],
  [{ like: 'omelete' }, 'line 21: "omelete", which it is like, is no dish. Did you mean "omelette"?'],
  [{ classic: 'eg' }, 'line 21: Nothing is called "eg". Did you mean "egg"?'],
  [{ '1.': '[3] Cook {egg}[egg = limes: gently].' }, 'line 13: Nothing is called "limes" after "=" or "!=". Did you mean "lime"?'],
  [{ titles: '[egg = limes: Sour] eggs / Eggs' }, 'line 10: Nothing is called "limes"'],
  [{ headnote: '[egg = limes: Sour] eggs.' }, 'line 11: Nothing is called "limes"'],
  [{ keeps: 'A day[egg = limes:, cold].' }, 'line 9: Nothing is called "limes"'],
  [{ add: ['1 lime: Squeeze it.', '1 g saffron: Strew it.', '1 egg: Fry it.'] }, 'line 19: A pack of "saffron" costs $9.00; nothing over $6 is offered.'],
  [{ add: ['1 lime: Squeeze it.', '1 tsp sumac: Strew it.', '1 egg: Fry it.'] }, 'line 19: What "sumac" costs is not known, so it is never offered.'],
])('%j, which nothing answers to, is told at its line', (changes, said) => {
  expect(problemsOf(changes).join('\n')).toContain(said);
});
