import { expect, test } from 'vitest';
import { parseCookbook } from './parse-cookbook.ts';

const SHELVES = [
  { path: 'cookbook/kinds', text: 'kind soft herbs' },
  {
    path: 'cookbook/ingredients/all',
    text: ['egg | eggs', 'lime | limes', 'miso | miso'].map((names) => `${names} | | kind soft herbs | pack 100 g $2.00`).join('\n'),
  },
  { path: 'cookbook/ingredients/dear', text: 'saffron | saffron | | kind soft herbs | pack 1 g $9.00\nsumac | sumac | | kind soft herbs' },
];

/** A dish that reads, with some of its lines said otherwise. */
function aDish(id: string, changes: Record<string, string> = {}) {
  const lines = {
    family: 'eggs',
    cuisine: 'French',
    course: 'main',
    serves: '2',
    pan: 'pan',
    on: 'hob',
    vessel: 'pan',
    sides: 'bread',
    keeps: 'A day.',
    titles: 'Eggs',
    star: 'egg: 4 eggs',
    '1.': '[3] Cook {egg}.',
    ...changes,
  };
  const text = Object.entries(lines).map(([start, value]) => `${start} ${value}`);
  const touches = ['touch 1 lime: Squeeze it. It is sharp.', 'touch 1 tsp miso: Stir it in. It deepens.', 'touch 1 egg: Poach it. It fills.'];
  const rest = [
    'add 1 lime: Squeeze it.',
    'add 1 egg: Fry it.',
    'add 1 tsp miso: Stir it in.',
    'tip Stale bread does.',
    'headnote On the plate before the toast is brown.',
  ];
  return { path: `cookbook/dishes/eggs/${id}`, text: ['Eggs', ...text, ...touches, ...rest].join('\n') };
}
const TOAST = aDish('toast', { family: 'bread', course: 'side' });

test('a touch that suits no dish there is, is told', () => {
  const touches = (suits: string) => ({ path: 'cookbook/touches', text: `1 lime; suits ${suits}: Squeeze it. It is sharp.` });
  const dishes = ['omelette', 'shirred-eggs'].map((id) => aDish(id, { family: 'eggs and toasts' }));
  const problems = (suits: string) => parseCookbook([...SHELVES, TOAST, ...dishes, touches(suits)]).problems;
  expect(problems('toasts, main, French, savoury, -bread, eggs and toasts')).toEqual([]);
  expect(problems('frensh')).toMatchObject([{ file: 'cookbook/touches', line: 1, message: expect.stringContaining('"frensh". Did you mean "French"?') }]);
});

const problemsOf = (changes: Record<string, string>) =>
  parseCookbook([...SHELVES, TOAST, aDish('omelette'), aDish('shirred-eggs'), aDish('new-eggs', changes)]).problems.map(
    ({ file, line, message }) => `${file}, line ${line}: ${message}`,
  );

test('a dish beside its like is taken as it is', () => {
  expect(problemsOf({ '1.': '[3] Cook {egg}[egg = lime, soft herbs, stale: gently].', like: 'omelette' })).toEqual([]);
});

test.each([
  [{ family: 'egs' }, 'line 2: No other dish is of the family "egs". Those beside it in cookbook/dishes/eggs are of "bread" or "eggs".'],
  [{ sides: 'greens' }, 'line 9: No side dish is of the family "greens". Choose from: bread.'],
  [{ like: 'omelete' }, 'line 14: "omelete", which it is like, is no dish. Did you mean "omelette"?'],
  [{ '1.': '[3] Cook {egg}[egg = limes: gently].' }, 'line 13: Nothing is called "limes" after "=" or "!=". Did you mean "lime"?'],
  [{ titles: '[egg = limes: Sour] eggs / Eggs' }, 'line 11: Nothing is called "limes"'],
  [{ add: '1 g saffron: Strew it.' }, 'line 14: A pack of "saffron" costs $9.00; nothing over $6 is offered.'],
  [{ add: '1 tsp sumac: Strew it.' }, 'line 14: What "sumac" costs is not known, so it is never offered.'],
])('%j, which nothing answers to, is told at its line', (changes, said) => {
  expect(problemsOf(changes).join('\n')).toContain(said);
});
