import { describe, expect, test } from 'vitest';
import { parseIngredients } from './parse-ingredients.ts';
import { sayProblem } from './problem.ts';

const COURGETTE =
  'courgette | courgettes | zucchini, marrow | kind summer squashes | piece 200 g | pack 3 = 600 g $2.60 (ERS 2022) | keeps fridge 5, freezer 240 | per100 17 kcal, protein 1.2, sat 0.1, carb 3.1 (SR 11477) | season 6-9 | look #7d9a4b ring';

function read(...lines: string[]) {
  const { ingredients, problems } = parseIngredients([{ path: 'cookbook/ingredients/vegetables', text: lines.join('\n') }]);
  return { ingredients, problems: problems.map(sayProblem) };
}

describe('an ingredient line', () => {
  test('gives all it says', () => {
    const { ingredients, problems } = read('# green things', '', COURGETTE);
    expect(problems).toEqual([]);
    expect(ingredients[0]).toMatchObject({
      id: 'courgette',
      name: 'courgette',
      plural: 'courgettes',
      also: ['zucchini', 'marrow'],
      short: 'courgette',
      kinds: ['summer squashes'],
      of: [],
      alcohol: false,
      pieceGrams: 200,
      pieceWhole: false,
      pack: { count: 3, grams: 600, price: 2.6, source: 'ERS 2022' },
      keeps: { fridge: 5, freezer: 240 },
      season: [6, 7, 8, 9],
      per100: { kcal: 17, protein: 1.2, saturatedFat: 0.1, carbohydrate: 3.1, source: 'SR 11477' },
      look: { colour: '#7d9a4b', shape: 'ring' },
      staple: false,
      file: 'cookbook/ingredients/vegetables',
      line: 3,
    });
  });

  test.each([
    ['pack tub 300 ml = 300 g $2.90', { word: 'tub', label: '300 ml', grams: 300, price: 2.9 }],
    ['pack bulb 45 g', { word: 'bulb', grams: 45, price: null }],
    ['pack 12 = 680 g $4.20 (BLS 2025)', { count: 12, grams: 680, price: 4.2, source: 'BLS 2025' }],
    ['pack tin 400 g = 240 g $1.10 (estimate 2025)', { word: 'tin', label: '400 g', grams: 240, price: 1.1, source: 'estimate 2025' }],
  ])('%s', (field, pack) => {
    expect(read(`egg | eggs | | kind eggs | ${field}`)).toMatchObject({ problems: [], ingredients: [{ pack }] });
  });

  test('has a season over the turn of the year', () => {
    expect(read('kale | kale | | kind hardy greens | season 11-2').ingredients[0]?.season).toEqual([11, 12, 1, 2]);
  });

  test('may count by several words', () => {
    const [mint] = read('mint | mint | | kind soft herbs | unit sprig 2 g | unit bunch 30 g').ingredients;
    expect(mint).toMatchObject({ unit: { word: 'sprig', grams: 2 }, units: [{ word: 'sprig' }, { word: 'bunch', grams: 30 }] });
  });
});

describe('a mistake is told with its place and remedy', () => {
  test.each([
    ['leek | leeks | | kindd leeks | kind leeks', 'line 1: we know no field "kindd". Did you mean "kind"?'],
    ['leek | leeks | | kind leeks | allergens milc', 'line 1: we know no "milc" here. Did you mean "milk"?'],
    ['leek | leeks | | kind leeks | piece big', 'line 1: we cannot read "piece big". Write it like this: piece 57 g whole'],
    ['leek | leeks', 'line 1: "leek" has no kind. Add one of cookbook/kinds, for example: kind roots'],
    [' | leeks', 'line 1: the line has no name.'],
    ['leek, leeks, , kind leeks', 'line 1: the line is not divided. Put | between its parts'],
    ['leek | kind leeks', 'comes to its fields too early'],
    ['leek | leeks | | kind leeks | look green leaf', 'line 1: we cannot read "look green leaf"'],
    ['leek | leeks | | kind leeks | keeps fridge long', 'line 1: we cannot read "keeps fridge long"'],
  ])('%s', (line, problem) => {
    expect(read(line).problems.join('\n')).toContain(problem);
  });

  test('a name that two lines claim is told with both places', () => {
    const { problems, ingredients } = read(COURGETTE, 'pumpkin | pumpkins | Marrow | kind winter squashes', 'Courgette | courgettes | | kind roots');
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('line 2: "Marrow" already means "courgette" (cookbook/ingredients/vegetables, line 1)');
    expect(problems[1]).toContain('line 3: "Courgette" already means "courgette"');
    expect(ingredients.map(({ id, also }) => [id, also])).toEqual([
      ['courgette', ['zucchini', 'marrow']],
      ['pumpkin', []],
    ]);
  });
});
