/** The 40 foods suggested first: meat and fish, grains, vegetables, dairy, the store cupboard, spices, pulses. */
export const COMMON_FOODS = [
  'chicken breast',
  'minced beef',
  'bacon',
  'salmon',
  'tuna',
  'prawns',
  'rice',
  'pasta',
  'spaghetti',
  'bread',
  'oats',
  'couscous',
  'onion',
  'garlic',
  'tomato',
  'potato',
  'carrot',
  'red pepper',
  'broccoli',
  'spinach',
  'mushroom',
  'courgette',
  'cabbage',
  'milk',
  'eggs',
  'butter',
  'cheddar',
  'yoghurt',
  'cream',
  'feta',
  'tinned tomatoes',
  'flour',
  'stock cube',
  'honey',
  'soy sauce',
  'paprika',
  'cumin',
  'cinnamon',
  'chickpeas',
  'lentils',
] as const;

/** Offered as buttons under the input; they are in most kitchens. */
export const QUICK_ADDS = ['eggs', 'onion', 'tomato', 'potato', 'cheddar', 'rice', 'pasta', 'chicken breast', 'spinach', 'chickpeas'] as const;

/** A kitchen to try with one click. */
export const EXAMPLE_KITCHEN = ['4 eggs', 'half a cabbage', 'leftover rice', '2 carrots', 'spinach'] as const;
/** Of the example, what would not keep. */
export const EXAMPLE_USE_FIRST = ['leftover rice', 'spinach'] as const;
