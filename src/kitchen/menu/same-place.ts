import { type Cookbook, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { remembered } from '#kitchen/remembered.ts';

const GRAINS = [
  ...['rices', 'brown rices', 'risotto rices', 'cooked rices', 'cooked grains', 'quick grains', 'slow grains', 'couscouses'],
  ...['pasta', 'noodles', 'cooked pasta', 'gnocchi'],
];
const POTATOES = ['mashes', 'potatoes', 'cooked potatoes'];
const BREADS = ['any bread', 'tortillas'];
const PASTRIES = ['pastries'];

/** What fills the same place on a plate: beside rice nobody wants noodles, beside naan no flatbread, beside lentils no beans. */
const PLACES = [[...GRAINS, ...POTATOES], BREADS, ['cooked pulses', 'dried lentils', 'dried beans']];
/** What a dish of pasta does without beside it; toast goes with a soup of potatoes. */
const FILLING = [
  [...GRAINS, ...POTATOES, ...PASTRIES],
  [...GRAINS, ...BREADS, ...PASTRIES],
];

/** Of which of the places a food is, a bit for each: asked for every touch and every food of a dish. */
const placesIn = (places: readonly (readonly string[])[]) =>
  remembered((food: Ingredient, { kinds }: Cookbook): number =>
    places.reduce((bits, place, number) => (isAnyOf(food, place, kinds) ? bits | (1 << number) : bits), 0),
  );
const placesOf = placesIn(PLACES);
const fillingsOf = placesIn(FILLING);

/** The kinds of starch that fill: rice, noodles, potatoes, bread, pastry. */
export const STARCHES: readonly string[] = [...new Set(FILLING.flat())];

/** Whether nobody wants one of these who has the other. */
export function fillSamePlace(one: Ingredient, other: Ingredient, cookbook: Cookbook): boolean {
  return (placesOf(one, cookbook) & placesOf(other, cookbook)) !== 0;
}

/** Whether one of these is too much beside a dish of the other: two starches, or two breads. */
export function fillTwice(one: Ingredient, other: Ingredient, cookbook: Cookbook): boolean {
  return (fillingsOf(one, cookbook) & fillingsOf(other, cookbook)) !== 0;
}
