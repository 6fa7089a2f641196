import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';

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

const share = (places: readonly (readonly string[])[], one: Ingredient, other: Ingredient, { kinds }: Cookbook) =>
  places.some((place) => [one, other].every((food) => place.some((kind) => isA(food, kind, kinds))));

/** Whether nobody wants one of these who has the other. */
export function fillSamePlace(one: Ingredient, other: Ingredient, cookbook: Cookbook): boolean {
  return share(PLACES, one, other, cookbook);
}

/** Whether one of these is too much beside a dish of the other: two starches, or two breads. */
export function fillTwice(one: Ingredient, other: Ingredient, cookbook: Cookbook): boolean {
  return share(FILLING, one, other, cookbook);
}
