import { describe, expect, test } from 'vitest';
import { aShelf } from './a-shelf.ts';
import { readEntry } from './read-entry.ts';

const shelf = aShelf();
const wishOf = (typed: string) => readEntry(typed, shelf).wish;

describe('a wish typed as an ingredient is understood', () => {
  test.each([
    ['vegan', { diet: ['vegan'] }],
    ['soup for 6', { sorts: ['Soup'], servings: 6 }],
    ['breakfast for two', { sorts: ['Breakfast'], servings: 2 }],
    ['a curry', { sorts: ['Curry'] }],
    ['sheet pan', { sorts: ['Tray bake'] }],
    ["we're vegetarian", { diet: ['vegetarian'] }],
    ['gluten-free', { diet: ['gluten-free'], allergies: ['gluten'] }],
    ['coeliac', { diet: ['gluten-free'], allergies: ['gluten'] }],
    ['lactose intolerant', { diet: ['dairy-free'] }],
    ['halal', { diet: ['no-pork', 'no-alcohol'] }],
    ['nut allergy', { allergies: ['nuts', 'peanut'] }],
    ['no nuts daughter allergic', { allergies: ['nuts', 'peanut'] }],
    ['allergic to peanuts', { allergies: ['peanut'] }],
    ['egg-free', { allergies: ['egg'] }],
    ['shellfish allergy', { allergies: ['crustaceans', 'molluscs'] }],
    ['allergic to kiwi', { allergies: ['kiwi'] }],
    ['no mushrooms', { dislikes: ['mushroom'] }],
    ['no peppers', { dislikes: ['peppers'] }],
    ['mushrooms no thanks', { dislikes: ['mushroom'] }],
    ['peanuts: no', { allergies: ['peanut'] }],
    ['eggs not allowed', { allergies: ['egg'] }],
    ['no nuts', { allergies: ['nuts', 'peanut'] }],
    ["I don't like onions or spinach", { dislikes: ['onion', 'spinach'] }],
    ['for 4', { servings: 4 }],
    ['serves six', { servings: 6 }],
    ['dinner for two', { servings: 2 }],
    ['theres 4 of us', { servings: 4 }],
    ['just the two of us', { servings: 2 }],
    ['2 adults and 2 kids', { servings: 4, diet: ['no-alcohol'] }],
    ['for me and the kids', { servings: 3, diet: ['no-alcohol'] }],
    ['cooking for my family', { servings: 4 }],
    ['family tea', { servings: 4 }],
    ['tea for the family', { servings: 4 }],
    ['family tea for 5', { servings: 5 }],
    ['chicken for the family', { servings: 4 }],
    ['for six hungry people', { servings: 6 }],
    ['four hungry teenagers', { servings: 4, diet: ['no-alcohol'] }],
    ['for 2 adults and a toddler', { servings: 3, diet: ['no-alcohol'] }],
    ['2 adults 3 children', { servings: 5, diet: ['no-alcohol'] }],
    ['husband and son are vegetarian', { diet: ['vegetarian'] }],
    ['for the kids', { diet: ['no-alcohol'] }],
    ['4 mouths to feed', { servings: 4 }],
    ['me and my husband', { servings: 2 }],
    ['only for me', { servings: 1 }],
    ['sunday brunch', { sorts: ['Breakfast'] }],
    ['breakfasts and a bake for the weekend', { sorts: ['Breakfast', 'Dessert'] }],
    ['packed lunches this week', { sorts: ['Lunch'] }],
    ['4 people', { servings: 4 }],
    ['for 50 people', { servings: 12 }],
    ['under 30 minutes', { maxMinutes: 30 }],
    ['30 mins max', { maxMinutes: 30 }],
    ['less than an hour', { maxMinutes: 60 }],
    ['in half an hour', { maxMinutes: 30 }],
    ['no oven', { equipment: ['hob', 'blender'] }],
    ['microwave only', { equipment: ['microwave'] }],
    ['nothing to buy', { maxToBuy: 0 }],
    ['kid friendly', { diet: ['no-alcohol'] }],
    ['use up the spinach', { useFirst: ['spinach'] }],
    ['low carb', { aims: ['low carb'] }],
    ['keto', { aims: ['low carb'] }],
    ['high protein', { aims: ['high protein'] }],
    ['light dinner', { aims: ['light'], sorts: ['Main course'] }],
    ['high protein low carb', { aims: ['high protein', 'low carb'] }],
    ['something high in fibre', { aims: ['high fibre'] }],
    ['cheap', { maxToBuy: 1 }],
    ['low salt', {}],
  ])('%s', (typed, wish) => expect(wishOf(typed)).toEqual(wish));

  test.each(['vegan cheese', 'gluten-free pasta', 'peanut butter', '4 eggs', 'dairy-free milk', 'salt', 'tea'])('but %s is food', (typed) => {
    expect(wishOf(typed)).toBeUndefined();
  });

  test('what was made of halal is said', () => {
    expect(readEntry('halal', shelf).reason).toBe('Understood as a wish: halal, which we cook as no pork and no alcohol; please buy halal meat.');
  });
});

describe('several wishes in one breath are all kept', () => {
  test.each([
    ['egg and dairy free', { allergies: ['egg'], diet: ['dairy-free'] }],
    ['gluten and dairy-free', { diet: ['gluten-free', 'dairy-free'], allergies: ['gluten'] }],
    ['nut and egg allergy', { allergies: ['nuts', 'peanut', 'egg'] }],
    ['allergic to nuts and eggs', { allergies: ['nuts', 'peanut', 'egg'] }],
    ['no nuts or eggs', { allergies: ['nuts', 'peanut', 'egg'] }],
    ['vegan gluten free', { diet: ['vegan', 'gluten-free'], allergies: ['gluten'] }],
    ['no dairy no eggs', { diet: ['dairy-free'], allergies: ['egg'] }],
    ['free from gluten and milk', { allergies: ['gluten', 'milk'] }],
    ['no onions or garlic', { dislikes: ['onion', 'garlic'] }],
  ])('%s', (typed, wish) => expect(wishOf(typed)).toEqual(wish));

  test.each([
    ['allergies: nuts and sesame', { allergies: ['nuts', 'peanut', 'sesame'] }],
    ['kids tea under 30 minutes', { maxMinutes: 30, diet: ['no-alcohol'] }],
    ['dinner for tomorrow my son is coeliac', { diet: ['gluten-free'], allergies: ['gluten'], sorts: ['Main course'] }],
  ])('%s', (typed, wish) => expect(wishOf(typed)).toEqual(wish));

  test('two foods are no wish', () => expect(wishOf('salt and pepper')).toBeUndefined());
});
