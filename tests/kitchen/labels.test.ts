import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import type { CookRequest } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const notes = (list: string, wishes: Partial<CookRequest>) =>
  cook({ ingredients: list.split(', '), month: 6, ...wishes }, cookbook).recipes.map(({ safety }) => safety.filter((note) => /label/.test(note)));

test('a coeliac is told on which packets to look', () => {
  const said = notes('chicken thighs, carrots, potatoes, onion, Dijon mustard', { diet: ['gluten-free'] }).flat();
  expect(said.join(' ')).toMatch(/Read the labels? of the [^.]* for gluten: makers differ\./);
});

test('a vegetarian is told of rennet, of the very cheese that is in it', () => {
  for (const said of notes('halloumi, aubergine, chickpeas, tomatoes', { diet: ['vegetarian'], recipes: 1 }))
    expect(said).toContain('Choose halloumi made without animal rennet; the label says.');
});

test('who avoids nothing reads nothing of labels, and a dislike is no allergy', () => {
  expect(notes('chicken thighs, carrots, potatoes, onion, Dijon mustard', { dislikes: ['celery'] }).flat()).toEqual([]);
});

test.each([
  ['polenta, mushrooms, spinach', 'gluten', { diet: ['gluten-free'] }],
  ['rice noodles, tofu, pak choi', 'egg', { allergies: ['egg'] }],
] as const)('of %s one looks on the packet for %s', (list, word, wishes) => {
  expect(
    notes(list, wishes as Partial<CookRequest>)
      .flat()
      .join(' '),
  ).toMatch(new RegExp(`Read the labels? of the [^.]*(?:polenta|noodles)[^.]* for [^.]*${word}`));
});
