import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import { leastMinutes } from '#kitchen/menu/least-minutes.ts';
import { clock } from '#kitchen/stove/clock.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { TASTING_PANTRIES } from '../../scripts/tasting-pantries.ts';

const { cookbook } = readCookbook();
const ask = (ingredients: string) => cook({ ingredients: ingredients.split(', '), month: 11 }, cookbook).recipes;

test.each([
  'whole chicken, mushrooms, onions, rice, tinned tomatoes',
  'stewing beef, curry powder, onions, rice',
  'chicken thighs, curry powder, rice, tinned tomatoes, onion',
  'lamb shoulder, rice, yoghurt, onion',
])('the rice beside %s is ready with the dish, not long before', (typed) => {
  const sides = ask(typed).flatMap(({ steps }) => {
    const at = steps.findIndex(({ text }) => /^(?:First|Now|Meanwhile|With \d+ minutes of that to go),? (?:rinse|bring|boil) .* rice/.test(text));
    return at < 0 ? [] : [{ steps, at }];
  });
  expect(sides.length).toBeGreaterThan(0);
  for (const { steps, at } of sides) {
    const side = steps[at];
    const whole = side?.during === undefined ? undefined : steps[side.during];
    if (whole && whole.waitMinutes >= 40) expect(side?.text).toContain('minutes of that to go');
    if (at === 0) expect(clock(steps).total, side?.text).toBeLessThan(60);
  }
});

test('what is for two is for two in every recipe', () => {
  for (const typed of ['2 chicken thighs, tinned tomatoes, onion', '2 lamb chops, potatoes, mint, peas'])
    expect(new Set(ask(typed).map(({ servings }) => servings))).toEqual(new Set([2]));
});

test.each([
  'whole chicken, yoghurt, peppers',
  'whole chicken, spinach, feta',
  'whole chicken, rice, tomatoes',
  'whole chicken, coconut milk, lime',
  'whole chicken, noodles, cabbage',
])('of %s the bird is in most recipes, and feeds four', (typed) => {
  const recipes = ask(typed);
  const withBird = recipes.filter(({ uses }) => uses.includes('whole-chicken'));
  expect(withBird.length).toBeGreaterThan(recipes.length / 2 - 0.5);
  for (const { servings } of withBird) expect(servings).toBe(4);
});

test('no recipe is quicker than what is known of its dish beforehand', () => {
  const recipes = TASTING_PANTRIES.flatMap(ask);
  const dishes = new Map(cookbook.dishes.map((dish) => [dish.id, dish]));
  expect(recipes.length).toBeGreaterThan(100);
  for (const { dish, minutes } of recipes) expect(minutes.total, dish).toBeGreaterThanOrEqual(leastMinutes(dishes.get(dish) as Dish));
});

test.each([
  ['20 minutes, steak, cream', 'beef-steak'],
  ['20 minutes, cod, potatoes, peas', 'cod'],
  ['30 minutes, sausages, potatoes, peas', 'pork-sausage'],
  ['30 minutes, pork chops, pasta, tomatoes', 'pork-chop'],
])('in a hurry too, dinner is built around what lies there: %s', (typed, centre) => {
  expect(ask(typed)[0]?.uses).toContain(centre);
});
