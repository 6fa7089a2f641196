import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import type { CookRequest } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const ask = (ingredients: string, wishes: Partial<CookRequest> = {}) => cook({ ingredients: ingredients.split(', '), month: 6, ...wishes }, cookbook);
const FRIDGE = 'eggs, spinach, rice, carrots, cheddar, tinned tomatoes, onion';

test('what must be used first is used first, and said', () => {
  const { recipes } = ask(FRIDGE, { useFirst: ['spinach'] });
  expect(recipes[0]?.usesFirst).toContain('spinach');
  expect(recipes[0]?.why).toContain('Uses up the spinach');
});

test('with nothing to buy, nothing is needed', () => {
  for (const recipe of ask(FRIDGE, { maxToBuy: 0 }).recipes) expect(recipe.needed).toEqual([]);
});

test('others are others', () => {
  const first = ask(FRIDGE).recipes.map(({ title }) => title);
  const others = ask(FRIDGE, { seed: 1, exclude: first }).recipes.map(({ title }) => title);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((title) => first.includes(title))).toEqual([]);
});

test.each([
  'salmon, potatoes, peas, lemon',
  'chicken breast, rice, broccoli, onion, garlic',
  'courgettes, feta, eggs, mint',
  'bread, tomatoes, tuna, mayonnaise',
  'mushrooms, cream, pasta, parmesan, thyme',
])('of %s others are others five times over', (typed) => {
  const shown: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const { recipes } = ask(typed, { seed: turn, exclude: shown });
    expect(recipes.length, `turn ${turn + 1}`).toBeGreaterThanOrEqual(3);
    expect(recipes.filter(({ dish, title }) => shown.includes(dish) || shown.includes(title))).toEqual([]);
    shown.push(...recipes.flatMap(({ dish, title }) => [dish, title]));
  }
});

test('where a few things make few dishes, one more is bought that a shop has: nobody buys leftovers', () => {
  const { recipes } = ask('goat cheese, rocket');
  expect(recipes.length).toBeGreaterThanOrEqual(3);
  const shown: string[] = [];
  for (let turn = 0; turn < 6; turn++)
    for (const { title, needed } of ask('prawns, pak choi', { seed: turn, exclude: shown }).recipes) {
      shown.push(title);
      expect(needed.map(({ name }) => name).filter((name) => /^(cooked|leftover|mashed) /.test(name))).toEqual([]);
    }
});

test('without an oven nothing is baked', () => {
  for (const recipe of ask(FRIDGE, { equipment: ['hob'] }).recipes) expect(recipe.equipment).not.toContain('oven');
});

test('a wish typed among the ingredients is taken as a wish, and said', () => {
  const { recipes, inputs } = ask('vegan, tofu, broccoli, noodles, soy sauce, for 3');
  expect(inputs.filter(({ typed }) => ['vegan', 'for 3'].includes(typed)).map(({ status, reason }) => [status, reason?.startsWith('Understood')])).toEqual([
    ['kept', true],
    ['kept', true],
  ]);
  expect(recipes.length).toBeGreaterThan(0);
  for (const recipe of recipes) {
    expect(recipe.diets).toContain('vegan');
    expect(recipe.servings).toBe(3);
  }
});

test('two eggs stay two', () => {
  for (const recipe of ask('2 eggs, leftover rice, peas, soy sauce').recipes)
    for (const { id, amount } of recipe.ingredients) if (id === 'egg') expect(amount?.quantity).toBeLessThanOrEqual(2);
});

test('half a kilo of mince is cooked for as many as it feeds', () => {
  const chilli = ask('500 g minced beef, kidney beans, tinned tomatoes, onion, cumin', { recipes: 6 }).recipes.find(({ title }) => title.includes('chilli'));
  expect(chilli?.ingredients.find(({ id }) => id === 'minced-beef')?.amount?.grams).toBeGreaterThanOrEqual(400);
});

test('a chilli that may not be hot is a stew', () => {
  const titles = ask('500 g minced beef, kidney beans, tinned tomatoes, onion, cumin, not spicy').recipes.map(({ title }) => title);
  expect(titles).toContain('Beef and kidney bean stew');
});

test('of half a cabbage one takes what is needed, and no dinner is for twelve', () => {
  for (const recipe of ask('half a cabbage, chicken breast, rice, soy sauce').recipes) expect(recipe.servings).toBeLessThanOrEqual(6);
});

test('an allergy to a food nobody knows is said, not passed over', () => {
  expect(ask(FRIDGE, { allergies: ['zorgleberry'] }).notes.join(' ')).toContain('zorgleberry');
});

test('what a wish rules out is left aside and named', () => {
  const { recipes, notes } = ask('chicken breast, tofu, broccoli, rice', { diet: ['vegan'] });
  expect(notes.join(' ')).toContain('chicken breast');
  for (const recipe of recipes) expect(recipe.uses).not.toContain('chicken-breast');
});

test('too strict a wish is answered with the one to drop', () => {
  const { notes } = ask('stewing beef, carrots, red wine', { maxMinutes: 10 });
  expect(notes.join(' ')).toContain('at most 10 minutes');
});

test('members of a set differ', () => {
  const { recipes } = ask(FRIDGE);
  expect(new Set(recipes.map(({ dish }) => dish)).size).toBe(recipes.length);
  expect(new Set(recipes.map(({ family }) => family)).size).toBeGreaterThanOrEqual(Math.min(3, recipes.length));
});

test('more of what is in the dish already is no touch, and the own shelf comes first', () => {
  const { recipes } = ask('pasta, tinned tomatoes, onion, sesame seeds, honey, smoked paprika');
  for (const { touch, ingredients } of recipes) if (touch.amount) expect(ingredients.map(({ id }) => id)).not.toContain(touch.id);
  expect(recipes.some(({ touch, addOns }) => [touch, ...addOns].some(({ own }) => own))).toBe(true);
});

test('nothing edible is answered with a sentence, not with a forced dish', () => {
  const { recipes, notes } = ask('bleach, my phone');
  expect(recipes).toEqual([]);
  expect(notes.join(' ')).toContain('no food in this list');
});

test('mild is without chilli, in every word', () => {
  const pantry = 'chickpeas, tinned tomatoes, onion, garlic, red chilli, coconut milk, rice, lime';
  const { recipes, notes } = ask(pantry, { spice: 'mild' });
  expect(recipes.length).toBeGreaterThan(1);
  for (const recipe of recipes) expect(JSON.stringify(recipe)).not.toMatch(/chilli|cayenne|harissa|sriracha/i);
  expect(notes.join(' ')).toContain('red chilli');
});

test('hot has more heat in it', () => {
  const isHot = ({ ingredients }: { ingredients: readonly { id: string }[] }) => ingredients.some(({ id }) => /chilli|cayenne|harissa|gochu/.test(id));
  const count = (wishes: Partial<CookRequest>) =>
    ['chickpeas, tinned tomatoes, onion, chilli flakes, rice', 'prawns, noodles, pak choi, red chilli, lime'].flatMap((one) =>
      ask(one, wishes).recipes.filter(isHot),
    ).length;
  expect(count({ spice: 'hot' })).toBeGreaterThanOrEqual(count({}));
  expect(count({ spice: 'hot' })).toBeGreaterThan(2);
});

test('of two things to be used first, what spoils sooner weighs more', () => {
  const [first] = ask('leftover salmon, carrots, rice, eggs, potatoes', { useFirst: ['salmon', 'carrots'], recipes: 1 }).recipes;
  expect(first?.usesFirst.join()).toContain('salmon');
});

test('the thing to buy opens the dishes it is said to open', () => {
  const typed = 'salmon, rice, soy sauce, ginger';
  const { unlock } = ask(typed);
  expect(unlock?.dishes).toBeGreaterThan(1);
  const shown: string[] = [];
  for (let turn = 0; turn < 6; turn++)
    shown.push(...ask(`${typed}, ${unlock?.entry}`, { maxToBuy: 0, seed: turn, exclude: shown, recipes: 6 }).recipes.map(({ title }) => title));
  expect(shown).toEqual(expect.arrayContaining([...(unlock?.titles ?? [])]));
});

test('what the visitor must not eat is not to be bought', () => {
  const { unlock } = ask('eggs, cheddar, spinach, bread', { dislikes: ['leeks'] });
  expect(unlock?.id).not.toBe('leek');
});

test('what one loves tilts the choice, and never against what must be used first', () => {
  const pantry = 'chickpeas, spinach, rice, potatoes, eggs, pasta';
  const pantries = [
    pantry,
    'cauliflower, potatoes, onion, peas',
    'tomatoes, courgette, feta, bread',
    'mince, onion, carrots, tinned tomatoes',
    'chickpeas, aubergine',
  ];
  const italian = cookbook.dishes.filter(({ cuisine }) => cuisine === 'Italian').map(({ id }) => id);
  const count = (taste?: CookRequest['taste']) =>
    [0, 1, 2, 3, 4, 5].flatMap((seed) =>
      pantries.flatMap((one) => ask(one, { seed, ...(taste && { taste }) }).recipes.filter(({ cuisine }) => cuisine === 'Italian')),
    ).length;
  expect(count({ loved: italian, recent: [] })).toBeGreaterThan(count());
  const { recipes } = ask(pantry, { useFirst: ['spinach'], taste: { loved: ['carbonara'], recent: [] } });
  expect(recipes.some(({ usesFirst }) => usesFirst.includes('spinach'))).toBe(true);
});

test('a word in a tip costs nobody the obvious dish: only the tip goes', () => {
  const { recipes } = ask('pasta, courgette, garlic, chilli', { allergies: ['milk', 'nuts', 'peanut'] });
  expect(recipes.some(({ uses }) => uses.includes('pasta'))).toBe(true);
  expect(ask('carrots, red lentils, onion, cumin', { diet: ['vegan'] }).recipes.length).toBeGreaterThanOrEqual(3);
});

test('"microwave only" with "no oven" leaves the microwave', () => {
  expect(ask('pasta, tinned tuna, sweetcorn, microwave only, no oven').recipes.some(({ equipment }) => equipment.includes('microwave'))).toBe(true);
});

test('who cooks nothing is told what a microwave would open', () => {
  const { notes } = ask('raw chicken, rice, soy sauce, peas, no cooking');
  expect(notes.join(' ')).toContain('allow a microwave');
});

test.each([
  ['no tomatoes', 'aubergine, mozzarella, basil, pasta', /tomato|passata|ketchup/i],
  ['tomato allergy', 'minced beef, onion, kidney beans, rice', /tomato|passata|ketchup|barbecue/i],
  ['no beef', 'minced beef, onion, potatoes, carrots', /beef/i],
  ['coconut allergy', 'chickpeas, spinach, rice, curry powder, coconut milk', /coconut/i],
  ['no cheese', 'pasta, broccoli, cheddar, parmesan', /cheddar|parmesan|mozzarella|feta|ricotta/i],
  ['no peppers', 'eggs, potatoes, green pepper, onion', /red pepper|green pepper/i],
  ['chickpea allergy', 'spinach, onion, dried chickpeas, gram flour', /chickpea|gram flour|hummus/i],
])('%s is kept in every form of it', (wish, list, banned) => {
  const { recipes, unlock } = ask(`${list}, ${wish}`);
  expect(recipes.length).toBeGreaterThan(0);
  for (const { ingredients, addOns, touch } of recipes) for (const { name } of [...ingredients, ...addOns, touch]) expect(name).not.toMatch(banned);
  expect(unlock?.name ?? '').not.toMatch(banned);
});

test.each(['constructor', '__proto__', 'toString'])('"%s" is a word like any other', (word) => {
  const { notes } = ask(FRIDGE, { allergies: [word], dislikes: [word], useFirst: [word] });
  expect(notes.join(' ')).toContain(word);
  expect(ask(`${word}, 2 ${word}, ${word} allergy, ${FRIDGE}`).recipes.length).toBeGreaterThan(0);
});
