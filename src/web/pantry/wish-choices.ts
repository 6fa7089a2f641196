import { type Allergen, CUISINES, type Cuisine, type Diet, type Equipment, MEALS, type Meal, type SpiceLevel } from '#kitchen/recipe.ts';
import type { Choice } from '../ui/select-field.tsx';

export const SERVINGS: readonly Choice[] = [
  { value: null, label: 'As given' },
  ...Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: index === 0 ? '1 person' : `${index + 1} people` })),
];

export const TIMES: readonly Choice[] = [
  { value: null, label: 'Any time' },
  ...[15, 20, 30, 45, 60, 90].map((minutes) => ({ value: minutes, label: `${minutes} min` })),
];

/** The most that may be asked for. */
export const MANY_TO_BUY = 5;

export const TO_BUY: readonly Choice[] = [
  { value: null, label: 'A few' },
  { value: 0, label: 'Nothing' },
  { value: 1, label: '1 thing' },
  { value: 2, label: '2 things' },
  { value: 3, label: '3 things' },
  { value: MANY_TO_BUY, label: `${MANY_TO_BUY} things` },
];

export const SPICE: readonly Choice<SpiceLevel>[] = [
  { value: null, label: 'As it comes' },
  { value: 'mild', label: 'Mild' },
  { value: 'hot', label: 'Hot' },
];

const MEAL_NAMES: Readonly<Record<Meal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  main: 'Main course',
  'first course': 'First course',
  snack: 'Snack',
  dessert: 'Dessert',
};

export const MEAL_CHOICES: readonly Choice<Meal>[] = [{ value: null, label: 'Any meal' }, ...MEALS.map((meal) => ({ value: meal, label: MEAL_NAMES[meal] }))];

export const cuisineName = (cuisine: Cuisine) => cuisine.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

export const CUISINE_CHOICES: readonly Choice<Cuisine>[] = [
  { value: null, label: 'Any' },
  ...CUISINES.map((cuisine) => ({ value: cuisine, label: cuisineName(cuisine) })),
];

export const DIET_NAMES: Readonly<Record<Diet, string>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  pescatarian: 'Pescatarian',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'no-pork': 'No pork',
  'no-alcohol': 'No alcohol',
};

export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  egg: 'egg',
  fish: 'fish',
  peanut: 'peanut',
  soy: 'soy',
  milk: 'milk',
  nuts: 'tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
};

export const EQUIPMENT_NAMES: Readonly<Record<Equipment, string>> = {
  hob: 'hob',
  oven: 'oven',
  microwave: 'microwave',
  blender: 'blender',
  'air fryer': 'air fryer',
};
