import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { samplePantry } from '../../scripts/sample-pantries.ts';

const { cookbook } = readCookbook();
const ask = (typed: string) => cook({ ingredients: typed.split(', '), month: 11 }, cookbook);
const MENUS = Array.from({ length: 40 }, (_, number) => cook({ ingredients: samplePantry(number).slice(0, 6), month: 11 }, cookbook).recipes);

test.each([
  ['mince, pasta, tinned tomatoes', 'quick-mince-ragu'],
  ['minced beef, kidney beans, tinned tomatoes, onion', 'chilli'],
  ['eggs, potatoes, onion', 'potato-omelette'],
  ['red lentils, onion, spinach, rice', 'dal'],
  ['bacon, eggs, spaghetti, parmesan', 'carbonara'],
  ['sausages, potatoes, onion, peas', 'sausages-and-mash'],
])('who has %s is offered what everybody would cook: %s', (typed, dish) => {
  expect(ask(typed).recipes.map((recipe) => recipe.dish)).toContain(dish);
});

test.each(['carrots', 'half a cabbage', 'pumpkin, onion, cream'])('of %s nobody kneads a dough before anything else', (typed) => {
  const [first] = ask(typed).recipes;
  expect(first?.ingredients.find(({ id }) => id === 'plain-flour')?.amount?.grams ?? 0).toBeLessThan(150);
});

test('nearly every menu is for one number of people', () => {
  const dinners = MENUS.map((recipes) => recipes.filter(({ courses }) => courses.includes('main')).map(({ servings }) => servings)).filter(
    (all) => all.length > 1,
  );
  expect(dinners.filter((all) => new Set(all).size === 1).length / dinners.length).toBeGreaterThan(0.85);
});

test.each([2, 3, 4])('%i people have as many fillets as each other', (servings) => {
  const { recipes } = cook({ ingredients: ['salmon', 'new potatoes', 'green beans'], servings, month: 6 }, cookbook);
  const fillets = recipes.flatMap(({ ingredients }) => ingredients.filter(({ id, amount }) => id === 'salmon-fillet' && amount?.unit === ''));
  expect(fillets.length).toBeGreaterThan(0);
  for (const { amount } of fillets) expect((amount?.quantity ?? 0) % servings).toBe(0);
});

test('a swap frees the dish of what it says: nothing else in it holds that', () => {
  const holds = (recipe: Recipe, from: string) =>
    recipe.ingredients
      .flatMap(({ id }) => cookbook.ingredients.get(id) ?? [])
      .filter(({ name, allergens }) => !name.startsWith(from) && allergens.includes('gluten'));
  const said = MENUS.flatMap((recipes) =>
    recipes.flatMap((recipe) => recipe.instead.filter((sentence) => /\([^)]*gluten-free/.test(sentence)).map((sentence) => ({ recipe, sentence }))),
  );
  expect(said.length).toBeGreaterThan(0);
  for (const { recipe, sentence } of said) expect(holds(recipe, /^Instead of (.*?), /.exec(sentence)?.[1] ?? '')).toEqual([]);
});

test('what a wish leaves out has its safe twin named, where there is one', () => {
  expect(cook({ ingredients: ['parmesan', 'pasta', 'courgettes'], diet: ['vegetarian'] }, cookbook).notes).toContain(
    'Left out because of your wishes: parmesan. If your parmesan is vegetarian hard cheese, type that.',
  );
  expect(cook({ ingredients: ['milk', 'oats'], diet: ['dairy-free'] }, cookbook).notes.join(' ')).not.toContain('type that');
});
