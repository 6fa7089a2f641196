import { expect, test } from 'vitest';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import { readEntry } from './read-entry.ts';
import { buildShelf } from './shelf.ts';
import { shelfFromNames, shelfNames } from './shelf-names.ts';

const { ingredients } = parseIngredients([
  {
    path: 'shelf',
    text: 'tomato | tomatoes | toms, love apple | kind tomatoes\nleaf gelatine | leaf gelatine | | kind setting agents\ntinned chickpea | tinned chickpeas | chickpea | short chickpea | kind chickpeas\nbay leaf | bay leaves | | kind hard herbs',
  },
]);

test('the browser’s shelf reads as the server’s does', () => {
  const here = buildShelf(ingredients);
  const there = shelfFromNames(JSON.parse(JSON.stringify(shelfNames({ ingredients: new Map(ingredients.map((ingredient) => [ingredient.id, ingredient])) }))));
  expect(there.foods.map(({ facts: _, ...food }) => food)).toEqual(here.foods.map(({ facts: _, ...food }) => food));
  for (const typed of ['2 tomatos', 'tin of chickpeas', 'love apples', '3 bay leaves', 'stone']) {
    const { amount: a, ...server } = readEntry(typed, here);
    const { amount: b, ...browser } = readEntry(typed, there);
    expect(browser).toEqual(server);
    expect(b?.quantity).toEqual(a?.quantity);
  }
});
