import { expect, test } from 'vitest';
import { partAmount, tagWords } from './part-amount.ts';

test.each([
  ['500 g mince', '500 g', 'mince'],
  ['500g mince', '500g', 'mince'],
  ['2 tins of tomatoes', '2 tins', 'tomatoes'],
  ['½ cabbage', '½', 'cabbage'],
  ['1½ cups rice', '1½ cups', 'rice'],
  ['2 tomatoes', '2', 'tomatoes'],
  ['garlic', '', 'garlic'],
  ['half an onion', '', 'half an onion'],
  ['12', '', '12'],
  ['2 gherkins', '2', 'gherkins'],
])('"%s" parts into "%s" and "%s"', (text, amount, name) => {
  expect(partAmount(text)).toEqual({ amount, name });
});

test('a tag puts a weight after the name and leaves a count before it', () => {
  expect(tagWords('500 g mince')).toEqual({ before: '', name: 'mince', after: '500 g' });
  expect(tagWords('2 carrots')).toEqual({ before: '2', name: 'carrots', after: '' });
});
