import { expect, test } from 'vitest';
import { parseSwaps } from './swap.ts';

const KNOWN = ['butter', 'olive oil', 'egg', 'ground linseed'];
const NAMES = {
  ingredientId: (name: string) => (KNOWN.includes(name) ? name.replaceAll(' ', '-') : null),
  isKind: (name: string) => name === 'creams',
  all: () => KNOWN,
  kinds: () => ['creams'],
};
const read = (text: string) => parseSwaps({ path: 'cookbook/swaps', text }, NAMES);

test('a swap is read with where it works, how much, what it is good for and what it changes', () => {
  const { swaps, problems } = read(
    '# fats\nbutter → olive oil | fried, roasted | 3/4 | dairy-free | It will not brown.\nany creams → olive oil | any | 1 1/2 | - | Thinner.',
  );
  expect(problems).toEqual([]);
  expect(swaps).toEqual([
    { from: 'butter', to: 'olive-oil', uses: ['fried', 'roasted'], ratio: '3/4', gains: ['dairy-free'], words: 'It will not brown.' },
    { from: 'creams', to: 'olive-oil', uses: [], ratio: '1 1/2', gains: [], words: 'Thinner.' },
  ]);
});

test('a swap may be typed on any keyboard', () => {
  expect(read('butter -> olive oil|fried|3/4|-|It will not brown.')).toMatchObject({
    problems: [],
    swaps: [{ from: 'butter', to: 'olive-oil', ratio: '3/4' }],
  });
});

test.each([
  ['buter → olive oil | fried | 1 | - | Bright.', /We know no "buter". Did you mean "butter"\?/],
  ['butter → olive oil | fried | 1 | -', /five fields/],
  ['butter → moon | fried | 1 | - | Bright.', /We know no "moon"/],
  ['any moons → butter | fried | 1 | - | Bright.', /We know no "any moons"/],
  ['butter → olive oil | grilled | 1 | - | Bright.', /should be "any", or some of: raw/],
  ['butter → olive oil | fried | lots | - | Bright.', /how much of the second/],
  ['butter → olive oil | fried | 1 | tasty | Bright.', /should be "-", or some of: dairy-free/],
  ['butter → olive oil | fried | 1 | - | Bright', /whole sentence/],
])('%s is told', (line, message) => {
  const { swaps, problems } = read(line);
  expect(swaps).toEqual([]);
  expect(problems).toEqual([{ file: 'cookbook/swaps', line: 1, message: expect.stringMatching(message) }]);
});
