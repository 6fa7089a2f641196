import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { AIMS, type Aim, type Nutrition } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const ask = (ingredients: string, aims: readonly Aim[] = []) => cook({ ingredients: ingredients.split(', '), aims, month: 6 }, cookbook);

const LISTS = [
  'chicken breast, rice, broccoli, eggs, soy sauce, cheddar',
  'chickpeas, spinach, feta, tortillas, tomatoes, onion',
  'beef mince, pasta, tinned tomatoes, courgette, parmesan',
  'tofu, noodles, pak choi, carrots, peanut butter',
  'eggs, potatoes, peppers, chorizo, milk, cheddar',
  'salmon, potatoes, green beans, lemon, creme fraiche',
];
const WISHED: Readonly<Record<Aim, readonly [keyof Nutrition, more: 1 | -1]>> = {
  'high protein': ['protein', 1],
  'high fibre': ['fibre', 1],
  'low carb': ['carbohydrate', -1],
  'low fat': ['fat', -1],
  'low sugar': ['sugar', -1],
  light: ['kcal', -1],
};

test.each(AIMS)('who wishes for “%s” gets dishes with more, or less, of it than who does not', (aim) => {
  const [nutrient, more] = WISHED[aim];
  const mean = (aims: readonly Aim[]) => {
    const figures = LISTS.flatMap((list) => ask(list, aims).recipes.flatMap(({ nutrition }) => nutrition?.[nutrient] ?? []));
    return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  };
  expect(more * mean([aim])).toBeGreaterThan(more * mean([]));
});

test('the figures of what is wished are said', () => {
  const { recipes, notes } = ask('eggs, potatoes, peppers, chorizo', ['high protein']);
  const [first] = recipes;
  expect(notes[0]).toMatch(new RegExp(`^We looked for plenty of protein: about ${first?.nutrition?.protein} g, .* a serving, by our estimate\\.$`));
});

test('of little carbohydrate nothing is made, bought or served beside that is a starch, and it is said what stays', () => {
  const { recipes, notes } = ask('chicken thighs, white rice, potatoes, broccoli, eggs, cheddar, cream', ['low carb']);
  expect(recipes.length).toBeGreaterThanOrEqual(2);
  for (const { ingredients, nutrition } of recipes) {
    expect(ingredients.map(({ id }) => id)).not.toContain('white-rice');
    expect(ingredients.map(({ id }) => id)).not.toContain('potato');
    expect(nutrition?.carbohydrate).toBeLessThan(35);
  }
  expect(notes[0]).toMatch(/^We looked for little carbohydrate, leaving the white rice and potatoes aside: about /);
});

test('where nothing comes of the rest, the starch goes in after all', () => {
  expect(ask('spaghetti, bread', ['low carb']).recipes.length).toBeGreaterThan(0);
});
