import { expect, test } from 'vitest';
import { aShelf } from './a-shelf.ts';
import { mentions } from './mentions.ts';

const shelf = aShelf();
const named = (text: string) => mentions(text, shelf).map(({ ids, start, end }) => [text.slice(start, end), ids.join(' or ')]);

test.each([
  [
    'Fry the onion, then add the garlic.',
    [
      ['onion', 'onion'],
      ['garlic', 'garlic'],
    ],
  ],
  [
    'Stir in the chopped tomatoes and the Tomatoes.',
    [
      ['chopped tomatoes', 'tinned-tomatoes'],
      ['Tomatoes', 'tomato'],
    ],
  ],
  [
    'Toast the coriander seeds, scatter the coriander.',
    [
      ['coriander seeds', 'coriander-seed'],
      ['coriander', 'coriander'],
    ],
  ],
  ['Add the chickpeas', [['chickpeas', 'tinned-chickpea']]],
  ['Return the chicken', [['chicken', 'chicken-breast or chicken-thigh or cooked-chicken']]],
  [
    'Salt. Pepper',
    [
      ['Salt', 'salt'],
      ['Pepper', 'black-pepper'],
    ],
  ],
  ['Stir well.', []],
])('%s', (text, found) => expect(named(text)).toEqual(found));
