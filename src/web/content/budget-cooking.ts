import type { Sample } from './collections.ts';
import type { TipGroup } from './gourmet-tips.ts';

export const BUDGET_TIPS: readonly TipGroup[] = [
  {
    title: 'Before you shop',
    tips: [
      'Look into the fridge first, and write down what has to go. Two dinners are usually in there already.',
      'Plan three dinners, not seven. The other four are leftovers, eggs and what turned up.',
      'Take a photograph of the open fridge: it remembers the half cabbage when you stand in the shop.',
    ],
  },
  {
    title: 'In the shop',
    tips: [
      'Read the price by weight, in the small print on the shelf. The large packet is not always the cheap one.',
      'Frozen peas, spinach and berries were picked ripe and waste nothing: you take out what you need.',
      'Buy the whole bird, the bone-in thigh, the block of cheese. You pay for the knife otherwise.',
    ],
  },
  {
    title: 'At the stove',
    tips: [
      'Cook double of what takes long: beans, grains, a sauce. Half of it is another dinner.',
      'Stretch mince with as much lentil, grated carrot or mushroom. Few will notice, and nobody minds.',
      'When the oven is on, fill it: a tray of roots under the pie costs nothing more.',
    ],
  },
  {
    title: 'Afterwards',
    tips: [
      'Cool leftovers within two hours and write the day on the box. What has no name is thrown away.',
      'Freeze bread in slices, milk in a half-full bottle, herbs in oil, egg whites in a jar.',
      'Keep a box in the freezer for peelings and bones. When it is full, it is stock.',
    ],
  },
];

export interface BudgetMeal extends Sample {
  /** About what a serving costs, from average prices in the United States. */
  readonly perServing: string;
}

export const BUDGET_MEALS: readonly BudgetMeal[] = [
  { name: 'Lentils and rice in one pot', perServing: '$1.15', ingredients: ['red lentils', 'onion', 'carrots', 'garlic', 'rice'] },
  { name: 'Baked pasta with tomato and cheese', perServing: '$1.25', ingredients: ['pasta', 'tinned tomatoes', 'cheddar', 'garlic'] },
  { name: 'Egg fried rice with cabbage', perServing: '$1.95', ingredients: ['cooked rice', 'eggs', 'cabbage', 'spring onions', 'soy sauce'] },
  { name: 'Bean chilli', perServing: '$1.95', ingredients: ['kidney beans', 'tinned tomatoes', 'onion', 'peppers', 'chilli powder'] },
  { name: 'Potato omelette and salad', perServing: '$1.70', ingredients: ['eggs', 'potatoes', 'onion', 'lettuce'] },
  { name: 'Pasta with chickpeas in one pot', perServing: '$1.80', ingredients: ['pasta', 'chickpeas', 'tinned tomatoes', 'garlic'] },
];

export const PANTRY_STAPLES: readonly { readonly name: string; readonly why: string }[] = [
  { name: 'Rice', why: 'keeps for years, and yesterday’s fries best' },
  { name: 'Dried pasta', why: 'dinner in the time it takes to make a sauce' },
  { name: 'Lentils', why: 'no soaking, and a third of the price of meat for the same protein' },
  { name: 'Tinned tomatoes', why: 'ripe in every month of the year' },
  { name: 'Eggs', why: 'the shortest way from nothing to supper' },
  { name: 'Onions', why: 'where nearly everything begins' },
  { name: 'Oats', why: 'breakfast, crumble, and crumbs when there is no bread' },
  { name: 'Flour', why: 'pancakes, flatbread, and a sauce that holds together' },
];
