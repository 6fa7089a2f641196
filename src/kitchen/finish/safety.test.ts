import { expect, test } from 'vitest';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { safetyNotes } from './safety.ts';

const { cookbook } = readCookbook();
const of = (name: string, grams = 200) => {
  const ingredient = [...cookbook.ingredients.values()].find((one) => one.name === name) as Ingredient;
  return { role: 'some', ingredient, amount: { quantity: grams, unit: 'g' as const, grams, about: null, whole: false }, from: 'have' as const, item: null };
};
const notes = (...helpings: ReturnType<typeof of>[]) => safetyNotes(helpings, [], cookbook).join('\n');

test.each([
  ['chicken thigh', '74 °C'],
  ['duck leg', '74 °C'],
  ['whole chicken', '74 °C'],
  ['minced beef', '71 °C'],
  ['pork sausage', '71 °C'],
  ['pork chop', '63 °C'],
  ['salmon fillet', '63 °C'],
  ['mussel', 'gape'],
  ['cooked rice', 'within two hours'],
  ['bean sprouts', 'steaming hot'],
  ['dried kidney bean', 'ten minutes'],
  ['chicken liver', 'pregnant'],
  ['honey', 'under one year'],
])('whoever cooks %s is told: %s', (name, said) => {
  expect(notes(of(name))).toContain(said);
});

test('a whole bird is not safe at the heat of a joint of beef', () => {
  expect(notes(of('whole chicken'))).not.toContain('63 °C');
});

test.each([
  ['Fry the chicken for 4 minutes, until steaming hot.', 'reheated once'],
  ['Lay the chicken on the leaves.', 'straight from the fridge'],
])('of leftover chicken, where a step says “%s”: %s', (text, said) => {
  const chicken = of('cooked chicken');
  expect(safetyNotes([chicken], [{ text, ingredients: [chicken.ingredient.id] }], cookbook).join()).toContain(said);
});

test('leftover chicken that is fried in a cake of potatoes is reheated', () => {
  const chicken = of('cooked chicken');
  const steps = [
    { text: 'Chop the chicken into the potatoes.', ingredients: [chicken.ingredient.id] },
    { text: 'Fry the cake until steaming in the middle (74 °C).', ingredients: [] },
  ];
  expect(safetyNotes([chicken], steps, cookbook).join()).toContain('reheated once');
});

test.each([
  ['Poach for 4 minutes, until the whites are set and the yolks as firm as you like them.', true],
  ['Cook for 7 minutes, until the whites are firm; for yolks set right through, 3 minutes more.', true],
  ['Fry for 3 minutes, until white and yolk are set (71 °C, 160 °F).', false],
])('of a yolk that may stay soft the frail are warned: %s', (text, isWarned) => {
  const said = safetyNotes([of('egg')], [{ text, ingredients: ['egg'] }], cookbook).join();
  expect(said.includes('not for small children')).toBe(isWarned);
});

test('a carrot needs no warning', () => {
  expect(notes(of('carrot'))).toBe('');
});

test('two birds are one warning', () => {
  expect(safetyNotes([of('chicken thigh'), of('duck leg')], [], cookbook)).toHaveLength(1);
});

test('a dusting of flour is not warned of, a dough is', () => {
  expect(notes(of('plain flour', 20))).toBe('');
  expect(notes(of('plain flour', 300))).not.toBe('');
});
