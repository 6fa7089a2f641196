import { expect, test } from 'vitest';
import { cook } from '../cook.ts';
import { aDish } from './a-dish.ts';
import { parseMarks, parseProven } from './marks.ts';
import { parseCookbook } from './parse-cookbook.ts';

const read = (text: string) => parseMarks({ path: 'cookbook/marks', text }, [{ id: 'mapo-tofu' }, { id: 'dal' }]);

test('a dish a line, with how much more or less it is liked', () => {
  expect(read('# said by cooks\nmapo-tofu +1.4\ndal -0.3\n')).toEqual({
    marks: new Map([
      ['mapo-tofu', 1.4],
      ['dal', -0.3],
    ]),
    problems: [],
  });
});

test.each([
  ['mapo-tofu 1.4', 'A mark is the file name of a dish with how much more or less'],
  ['mapo-tof +1.4', 'No dish is called "mapo-tof" any more. Did you mean "mapo-tofu"? Take the line out, or give it the dish\'s new name.'],
])('"%s" is told at its line', (line, message) => {
  const { marks, problems } = read(`dal +0.2\n${line}`);
  expect(marks.size).toBe(1);
  expect(problems).toEqual([{ file: 'cookbook/marks', line: 2, message: expect.stringContaining(message) }]);
});

test('a proven dish a line; one that is called otherwise is told', () => {
  const { proven, problems } = parseProven({ path: 'cookbook/proven', text: '# read twice\ndal\nmapo-tof\n' }, [{ id: 'mapo-tofu' }, { id: 'dal' }]);
  expect(proven).toEqual(new Set(['dal']));
  expect(problems).toEqual([{ file: 'cookbook/proven', line: 3, message: expect.stringContaining('Did you mean "mapo-tofu"?') }]);
});

test('of two dishes that are worth the same, the one that cooks liked comes first, or the one that is proven', () => {
  const shelf = {
    path: 'cookbook/ingredients/all',
    text: [
      'egg | eggs | | kind eggs | of egg | piece 57 g whole | pack 12 = 680 g $4.20',
      'lime | limes | | kind acids | piece 67 g | pack 1 = 67 g $0.50',
      'miso | miso | | kind acids | tbsp 17 g | pack 500 g $4.00',
    ].join('\n'),
  };
  const files = [{ path: 'cookbook/kinds', text: 'kind eggs\nkind acids' }, shelf, aDish('one-way'), aDish('other-way')];
  const firstOf = (text: string, name = 'marks') => {
    const { cookbook } = parseCookbook([...files, { path: `cookbook/${name}`, text }]);
    return cook({ ingredients: ['eggs'], recipes: 1 }, cookbook).recipes[0]?.dish;
  };
  expect(firstOf('other-way +1.0\none-way -1.0')).toBe('other-way');
  expect(firstOf('other-way -1.0\none-way +1.0')).toBe('one-way');
  expect(firstOf('other-way', 'proven')).toBe('other-way');
  expect(firstOf('one-way', 'proven')).toBe('one-way');
});
