import { describe, expect, test } from 'vitest';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import type { Amount, StepPart } from '#kitchen/recipe.ts';
import type { Helping } from './helping.ts';
import { sayRest } from './say-rest.ts';
import { sayParts } from './write-steps.ts';

const LINE = 'olive oil | olive oil | | kind oils | ml 0.91 | tbsp 14 g | pack bottle 450 g $6.00 | staple';
const [oil] = parseIngredients([{ path: 'cookbook/ingredients/oils', text: LINE }]).ingredients as [Ingredient];
const tbsp = (quantity: number): Amount => ({ quantity, unit: 'tbsp', grams: quantity * 14 });
const helping = (quantity: number): Helping => ({ role: 'oil', ingredient: oil, amount: tbsp(quantity), from: 'staple', item: null });

/** The steps as printed, with so many spoonfuls of oil in the list. */
const said = (quantity: number, ...steps: StepPart[][]) => sayRest(steps, [helping(quantity)]).map(sayParts);
const took = (quantity: number): StepPart[] => ['Heat ', { amount: tbsp(quantity) }, ' olive oil.'];

describe('the rest of the oil', () => {
  test('is what the steps before have left', () => {
    expect(said(3, took(1), ['Add the rest of the olive oil to the pan.'])[1]).toBe('Add the remaining 2 tbsp olive oil to the pan.');
    expect(said(3, took(1), ['Add the rest of the oil.'])[1]).toBe('Add the remaining 2 tbsp oil.');
  });

  test('is shared as the steps share it', () => {
    const steps = said(4, took(1), ['Fry in half of the oil that is left.'], ['Trickle with the rest of the olive oil.']);
    expect(steps.slice(1)).toEqual(['Fry in 1½ tbsp oil.', 'Trickle with the remaining 1½ tbsp olive oil.']);
    expect(said(3, took(1), ['Fry in another third of the olive oil.'])[1]).toBe('Fry in another 1 tbsp olive oil.');
    expect(said(5, took(1), ['Fry in half of the rest of the olive oil.'])[1]).toBe('Fry in 2 tbsp olive oil.');
  });

  test('is told where a step took a share or a spoonful of the whole', () => {
    const shares = said(5, ['Toss in three fifths of the olive oil.'], ['Add the rest of the olive oil.']);
    expect(shares).toEqual(['Toss in 3 tbsp olive oil.', 'Add the remaining 2 tbsp olive oil.']);
    const spoonfuls = said(5, ['Warm a spoonful of the olive oil.'], ['Add two spoonfuls of the olive oil.'], ['Add the rest of the oil.']);
    expect(spoonfuls).toEqual(['Warm 1 tbsp olive oil.', 'Add 2 tbsp olive oil.', 'Add the remaining 2 tbsp oil.']);
  });

  test('stays the rest where all but a spoonful went before', () => {
    const steps = said(5, ['Turn in all but a spoonful of the olive oil.'], ['Heat the rest of the olive oil.']);
    expect(steps).toEqual(['Turn in all but a spoonful of the olive oil.', 'Heat the rest of the olive oil.']);
  });

  test('is all of it where the step that took some fell away', () => {
    expect(said(3, ['Heat the rest of the olive oil in a pan.'])[0]).toBe('Heat 3 tbsp olive oil in a pan.');
  });

  test('begins a sentence with a capital', () => {
    expect(said(3, took(1), ['The rest of the oil goes over.'])[1]).toBe('The remaining 2 tbsp oil goes over.');
  });

  test.each([
    ['nobody knows what a step took', 'Brush with a little of the olive oil.'],
    ['all of it was named before', 'Keep the rest of the pan hot.'],
  ])('stays the rest where %s', (_, between) => {
    const whole = between.startsWith('Keep') ? 3 : 1;
    expect(said(3, took(whole), [between], ['Add the rest of the olive oil.'])[2]).toBe('Add the rest of the olive oil.');
  });

  test('a step without a share is the very step that came in', () => {
    const step = took(3);
    expect(sayRest([step], [helping(3)])[0]).toBe(step);
  });
});

test('half of the sauce is of all that was stirred together, not of the soy sauce in it', () => {
  const soyLine = 'soy sauce | soy sauce | | kind soy sauces | ml 1.1 | tbsp 18 g | pack bottle 250 g $2.00';
  const [soy] = parseIngredients([{ path: 'cookbook/ingredients/sauces', text: soyLine }]).ingredients as [Ingredient];
  const spoons: Amount = { quantity: 2, unit: 'tbsp', grams: 36 };
  const steps: StepPart[][] = [['Pour half of the sauce over.'], ['Bring the rest of the sauce to the table.']];
  expect(sayRest(steps, [{ role: 'soy', ingredient: soy, amount: spoons, from: 'staple', item: null }]).map(sayParts)).toEqual(steps.flat());
});
