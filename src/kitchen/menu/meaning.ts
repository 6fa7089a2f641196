import { askedGrams } from '#kitchen/cookbook/asked-grams.ts';
import { type Cookbook, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { type Dish, isSeasoning } from '#kitchen/cookbook/dish.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { FilledDish } from './filled-dish.ts';
import type { Item } from './item.ts';

/** What says that somebody means to bake, and what says that there is to be dinner. */
const BAKING = [
  'bananas',
  'berries',
  'apples and pears',
  'stone fruit',
  'cherries',
  'chocolates',
  'sugars',
  'syrups',
  'jams',
  'biscuits',
  'baking flavours',
  'dried fruit',
  'raising agents',
  'sweet sauces',
];
const DINNER = [
  'vegetables',
  'soup vegetables',
  'salad vegetables',
  'salad leaves',
  'alliums',
  'raw meats',
  'ready meats',
  'sausages',
  'raw fish',
  'ready fish',
  'shellfish',
  'meat substitutes',
  'cheeses',
  'cooked pulses',
  'dried beans',
  'dried lentils',
  'pasta',
  'noodles',
  'firm tofu',
  'tinned tomatoes',
  'soy sauces',
];
/** These are for dinner or for pudding, as what lies beside them says. */
const EITHER = ['rices', 'cooked rices', 'any bread'];
const NOT_BAKED = 8;
const PUDDING_FOR_DINNER = 6;
/** A dip or a plate of cucumbers fills nobody. */
const STARTER_FOR_DINNER = 2;
/** Eggs on toast are a supper too, and not the first that comes to mind. */
const BREAKFAST_FOR_DINNER = 1.5;
/** What dinner is built around, where it lies there. */
const CENTRE = ['raw meats', 'ready meats', 'cooked meats', 'sausages', 'raw fish', 'ready fish', 'shellfish', 'breaded things', 'ready meals'];
/** And what takes its place or shares it: a bowl of rice with cucumber is no dinner for who has lentils. */
const MEATLESS_CENTRE = ['frying cheeses', 'meat substitutes', 'firm tofu', 'tempeh'];
const PULSES = ['cooked pulses', 'ready beans', 'dried beans', 'dried lentils'];

/** What gives its flavour to something else and is no dinner by itself. */
const SEASONING = [
  'aromatics',
  'herbs',
  'dried herbs',
  'spices',
  'sharp citrus',
  'hot sauces',
  'soy sauces',
  'fish sauces',
  'umami pastes',
  'fermented beans',
  'Asian sauces',
  'curry pastes',
  'mustards',
  'mayonnaises',
  'table sauces',
  'dressings',
  'vinegars',
  'oils',
  'chutneys',
  'pickles',
  'capers',
  'olives',
  'anchovies',
  'spring onions',
  'sweeteners',
  'stocks',
  'stock powders',
  'tomato pastes',
  'salts',
];

/** Whether nothing of the list is more than flavour. */
export function isOnlySeasoning(items: readonly Item[], { kinds }: Cookbook): boolean {
  return items.every(({ ingredient }) => isAnyOf(ingredient, SEASONING, kinds));
}

/** What the list is for: chocolate, eggs, butter and sugar are for no omelette; a squash and chickpeas are for no pudding. */
const meaningOf = remembered((items: readonly Item[], { kinds }: Cookbook): 'baking' | 'dinner' | 'either' => {
  const isOf = (names: readonly string[]) => items.some(({ ingredient }) => isAnyOf(ingredient, names, kinds));
  const isSweetened = isOf(BAKING);
  const isDinner = isOf(DINNER);
  return isSweetened && !isDinner && !isOf(EITHER) ? 'baking' : isDinner && !isSweetened ? 'dinner' : 'either';
});

/** What it costs a dish to be sweet where dinner is meant, or savoury where somebody bakes. */
export function misses(dish: Dish, items: readonly Item[], cookbook: Cookbook): number {
  const meaning = meaningOf(items, cookbook);
  const isForSweets = dish.courses.some(isSweet);
  if (meaning === 'baking') return isForSweets ? 0 : NOT_BAKED;
  if (meaning !== 'dinner') return 0;
  const [first] = dish.courses;
  if (isSweet(first)) return PUDDING_FOR_DINNER;
  return first === 'starter' || first === 'snack' ? STARTER_FOR_DINNER : first === 'breakfast' ? BREAKFAST_FOR_DINNER : 0;
}

/** What of the list dinner is built around. */
export const centreOf = remembered((items: readonly Item[], { kinds }: Cookbook): ReadonlySet<Item> => {
  const of = (...names: readonly string[]) => items.filter(({ ingredient }) => isAnyOf(ingredient, names, kinds));
  return new Set(of(...CENTRE).length > 0 ? of(...CENTRE, ...MEATLESS_CENTRE) : of(...MEATLESS_CENTRE, ...PULSES));
});

/** What there is a glut of goes bad in the bowl: not potatoes, onions or a single pumpkin. */
const GOES_BAD = ['vegetables', 'salad vegetables', 'roasting vegetables', 'fruit'];
const LIES_LONG = ['potatoes', 'onions', 'citrus', 'roots'];
/** From so many grams on, in so many pieces, there is a glut; and so much of it a dish for four can take. */
const [GLUT, PIECES, MOST_TAKEN] = [900, 5, 800];
/** What it is worth to take the whole of that. */
const GLUT_TAKEN = 7;

const glutOf = remembered((items: readonly Item[], { kinds }: Cookbook): ReadonlySet<Item> => {
  const isMuch = ({ grams, ingredient: { pieceGrams } }: Item) => grams !== null && grams >= Math.max(GLUT, PIECES * (pieceGrams ?? 0));
  return new Set(items.filter((item) => isMuch(item) && isAnyOf(item.ingredient, GOES_BAD, kinds) && !isAnyOf(item.ingredient, LIES_LONG, kinds)));
});

/** What it is worth to be made for the seven courgettes of a list, and not to ask for one of them. */
export function takesGlut({ fillings }: FilledDish, items: readonly Item[], cookbook: Cookbook): number {
  const glut = glutOf(items, cookbook);
  if (glut.size === 0) return 0;
  const taken = fillings.filter(({ item, role }) => item && glut.has(item) && !isSeasoning(role));
  const grams = taken.reduce((sum, { ingredient, option }) => sum + askedGrams(ingredient, option.ask), 0);
  return GLUT_TAKEN * Math.min(1, grams / MOST_TAKEN);
}

export function takesCentre(filled: FilledDish, items: readonly Item[], cookbook: Cookbook): boolean {
  return takenOf(centreOf(items, cookbook), filled) > 0;
}

/** What it costs a dish to leave each thing lying that dinner is built around, and beside that to leave them all: rice porridge, for who has chicken. */
const [CENTRE_LEFT, ALL_LEFT] = [3.5, 16];
/** What was bought for tonight is in all three dinners: hummus is none, for who has lamb mince. */
const [FRESH, FRESH_LEFT] = [['raw meats', 'sausages', 'raw fish', 'shellfish'], 12];

export function centreLeft(filled: FilledDish, items: readonly Item[], cookbook: Cookbook): number {
  const centre = centreOf(items, cookbook);
  const taken = takenOf(centre, filled);
  const fresh = new Set([...centre].filter(({ ingredient }) => isAnyOf(ingredient, FRESH, cookbook.kinds)));
  const freshLeft = fresh.size > 0 && takenOf(fresh, filled) === 0 ? FRESH_LEFT : 0;
  return CENTRE_LEFT * (centre.size - taken) + freshLeft + (centre.size > 0 && taken === 0 ? ALL_LEFT : 0);
}

/** How many of these things a dish takes. */
function takenOf(things: ReadonlySet<Item>, { fillings }: FilledDish): number {
  return [...things].filter((thing) => fillings.some(({ item }) => item === thing)).length;
}

/** Oats with apples in the morning and apples under oats in the evening are no twins. */
export function mealOf({ courses: [first] }: Dish): string {
  return first === 'breakfast' ? 'breakfast' : isSweet(first) ? 'sweet' : 'savoury';
}

function isSweet(course: string | undefined): boolean {
  return course === 'sweet' || course === 'pudding';
}

/** What is sold, or kept, under the name of the dish it is for: how it is typed, and what such dishes are called. */
const CALLED_FOR: readonly (readonly [said: RegExp, dish: RegExp])[] = [
  [/\b(?:jacket|baking|bakers?)\b/, /\b(?:jackets?|baked-potatoes)\b/],
  [/\brisotto\b/, /\brisotto\b/],
  [/\bpaella\b/, /\bpaella\b/],
  [/\bstir fry\b/, /\bstir-fry\b/],
];

/** Whether something of the list was called by this dish: who types jacket potatoes means to bake them whole. */
export function isCalledFor({ dish, fillings }: FilledDish): boolean {
  return CALLED_FOR.some(([said, name]) => name.test(dish.id) && fillings.some(({ item }) => item?.said !== undefined && said.test(item.said)));
}
