import { expect, test } from 'vitest';
import { aShelf } from './a-shelf.ts';
import { splitList } from './split-list.ts';

const shelf = aShelf();

test.each([
  ['eggs, 2 tomatoes; half an onion', ['eggs', '2 tomatoes', 'half an onion']],
  ['eggs\nmilk\r\nbread', ['eggs', 'milk', 'bread']],
  ['- eggs\n* milk\n• bread\n1. salt\n2) flour\n[ ] onions\n[x] garlic', ['eggs', 'milk', 'bread', 'salt', 'flour', 'onions', 'garlic']],
  ['salt and pepper', ['salt', 'pepper']],
  ['2 tbsp ginger garlic paste', ['2 tbsp ginger', 'garlic paste']],
  ['eggs, milk and bread', ['eggs', 'milk', 'bread']],
  ['eggs & milk + bread', ['eggs', 'milk', 'bread']],
  ['mac and cheese', ['mac and cheese']],
  ['half and half', ['half and half']],
  ['1 cup half and half', ['1 cup half and half']],
  ['onions, finely chopped', ['onions, finely chopped']],
  ['1 can (400g, drained) chickpeas, eggs', ['1 can (400g, drained) chickpeas', 'eggs']],
  ['1,5 kg potatoes, salt', ['1,5 kg potatoes', 'salt']],
  ['eggs milk flour', ['eggs', 'milk', 'flour']],
  ['chicken breast tomato', ['chicken breast tomato']],
  ['Dairy:\nmilk\n\n', ['milk']],
  ['vegan - 2 eggs, milk', ['vegan', '2 eggs', 'milk']],
  ['no milk: eggs', ['no milk', 'eggs']],
  ['veg box: onions', ['onions']],
  ['milk. just me', ['milk', 'just me']],
  ['1 tsp. salt', ['1 tsp. salt']],
  ['milk - 2 litres', ['milk - 2 litres']],
  ['fresh, ripe tomatoes', ['fresh, ripe tomatoes']],
  ['milk. Cupboard: eggs', ['milk', 'Cupboard: eggs']],
  ['eggs? no milk', ['eggs', 'no milk']],
  ['what can I make with eggs, milk', ['eggs', 'milk']],
  ['in my fridge: eggs, milk', ['eggs', 'milk']],
  ['veg big bag of onions', ['big bag of onions']],
  ['flour - no milk!', ['flour', 'no milk!']],
  ['milk, no cooking', ['milk', 'no cooking']],
  ['eggs, 4 servings', ['eggs', '4 servings']],
  ['eggs, half and half', ['eggs', 'half and half']],
  ['eggs, half a dozen', ['eggs, half a dozen']],
  ['eggs flour no milk', ['eggs', 'flour', 'no milk']],
  [' , ,; \n', []],
])('%j', (text, entries) => expect(splitList(text, shelf)).toEqual(entries));

test('a very long list is cut rather than refused', () => {
  expect(splitList('egg,'.repeat(5000), shelf)).toHaveLength(200);
});
