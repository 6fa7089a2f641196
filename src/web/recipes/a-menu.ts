import type { Answer } from '#kitchen/recipe.ts';
import { aRecipe } from './a-recipe.ts';

/** An answer for tests: three recipes, one input corrected, one refused. */
export const A_MENU: Answer = {
  recipes: [
    aRecipe(),
    aRecipe({
      dish: 'cabbage-pancakes',
      title: 'Cabbage and carrot pancakes',
      cookTime: '35 min',
      minutes: { active: 30, total: 35 },
      usesFirst: [],
      uses: ['cabbage', 'carrot', 'egg'],
      needed: [],
      have: { count: 6, of: 6 },
      swaps: [],
      instead: [],
      costPerServing: 0.85,
      headnote: 'Shredded fine, half a cabbage cooks through in one thick, crisp-edged pancake.',
      why: 'Uses the cabbage, carrots and 2 of the 4 eggs · You have everything',
      allergens: ['egg', 'gluten'],
      suggestedAddOns: { items: ['2 tbsp mayonnaise'] },
      plate: {
        vessel: 'plate',
        base: { colour: '#e2ad62', shape: 'round' },
        items: [
          { name: 'cabbage', colour: '#a9c47a', shape: 'strip', share: 0.2 },
          { name: 'carrot', colour: '#e5832c', shape: 'strip', share: 0.1 },
        ],
        garnish: [{ name: 'sesame', colour: '#f4e3b4', shape: 'speck' }],
        seed: 3,
      },
    }),
    aRecipe({
      dish: 'shakshuka',
      title: 'Spinach shakshuka with feta, chickpeas and a very long title to see how it breaks',
      cookTime: '1 h 5 min',
      minutes: { active: 20, total: 65 },
      usesFirst: ['spinach'],
      uses: ['spinach', 'egg'],
      needed: [
        { id: 'tinned-tomato', name: 'tinned tomatoes', price: 1.2, pack: 'tin, 400 g' },
        { id: 'feta', name: 'feta', price: 3.5, pack: '200 g' },
        { id: 'chickpea', name: 'chickpeas', price: null, pack: 'tin' },
      ],
      have: { count: 5, of: 8 },
      costPerServing: null,
      nutrition: null,
      allergens: ['egg', 'milk'],
      plate: {
        vessel: 'pan',
        base: { colour: '#c23b22', shape: 'liquid' },
        items: [
          { name: 'egg', colour: '#f5b82e', shape: 'egg', share: 0.42 },
          { name: 'spinach', colour: '#4f7a3a', shape: 'leaf', share: 0.06 },
          { name: 'feta', colour: '#fbf3e2', shape: 'crumb', share: 0.08 },
        ],
        garnish: [{ name: 'parsley', colour: '#4d8a3c', shape: 'sprig' }],
        seed: 11,
      },
    }),
  ],
  inputs: [
    { typed: 'leftover rice', status: 'recognised', id: 'rice', name: 'rice' },
    { typed: 'brocoli', status: 'corrected', id: 'broccoli', name: 'broccoli', reason: 'Read as “broccoli”.' },
    { typed: 'bleach', status: 'refused', reason: 'Bleach is not food, so we leave it out.' },
  ],
  notes: ['Understood as a wish: for 2.'],
};
