import { expect, test } from 'vitest';
import { readAsk } from './read-ask.ts';

test.each([
  ['2', { quantity: 2, unit: '' }],
  ['1½ tbsp', { quantity: 1.5, unit: 'tbsp' }],
  ['1/2 tsp', { quantity: 0.5, unit: 'tsp' }],
  ['2 l', { quantity: 2000, unit: 'ml' }],
  ['1.5 kg', { quantity: 1500, unit: 'g' }],
])('an amount written as %s', (source, ask) => expect(readAsk(source)).toEqual(ask));

test.each(['', 'some', '0 g', 'two cloves of it'])('"%s" is none', (source) => expect(readAsk(source)).toBeNull());
