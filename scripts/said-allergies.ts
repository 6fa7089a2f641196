import type { Allergen } from '#kitchen/recipe.ts';

/** The words people have for allergens, misspelt ones among them. */
export const CALLED: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: ['gluten', 'wheat', 'glutin'],
  crustaceans: ['prawns', 'shellfish', 'shell fish', 'crab'],
  egg: ['eggs', 'egg'],
  fish: ['fish', 'seafood', 'sea food'],
  peanut: ['peanuts', 'penuts', 'nuts', 'groundnuts'],
  soy: ['soya', 'soy', 'soybeans'],
  milk: ['milk', 'dairy', 'diary', 'lactose', 'dairy products'],
  nuts: ['nuts', 'tree nuts', 'almonds', 'hazelnuts'],
  celery: ['celery', 'celeriac'],
  mustard: ['mustard'],
  sesame: ['sesame', 'seasame', 'sesame seeds'],
  sulphites: ['sulphites', 'sulfites'],
  lupin: ['lupin'],
  molluscs: ['molluscs', 'mussels', 'oysters', 'shellfish'],
};
/** How they say it, in the box meant for foods. */
export const SAID: readonly string[] = [
  '% allergy',
  '% alergy',
  'household % allergy',
  'careful: % allergy',
  'severe % allergy in the family',
  'allergic to %',
  'my son is allergic to %',
  'son anaphylactic to %',
  'no %',
  'no % (daughter allergic)',
  'NO %!!!',
  'absolutely no % please',
  "we can't eat %",
  "don't use %",
  'never use % in anything',
  '% makes me ill',
  'we are a %-free house',
  'things for the lunchbox no %',
  'dinner for friends without %',
];
