import { isA } from '#kitchen/cookbook/cookbook.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import type { Fault, PassScene } from './fault.ts';

/** The most grams a serving of what is strong; a kind or an ingredient, strictest first. */
const MOST: readonly (readonly [string, number])[] = [
  ['salts', 8],
  ['salt', 8],
  ['raising agents', 12],
  ['hot spices', 6],
  ['warm spices', 10],
  ['sweet spices', 6],
  ['spices', 12],
  ['dried herbs', 5],
  ['hot sauces', 40],
  ['fish sauces', 30],
  ['soy sauces', 45],
  ['garlic', 30],
  ['fresh ginger', 30],
  ['mustards', 40],
  ['vinegars', 60],
  ['oils', 60],
  ['butters', 90],
  ['sugars', 120],
  ['spirits', 60],
  ['wines', 200],
];
/** More of one thing than anybody eats at a sitting, and of a broth with noodles in it. */
const [MOST_OF_ANYTHING, MOST_WATER] = [700, 1000];

/** Amounts are above nothing and within what one person can eat of it. */
export function checkAmounts(recipe: Recipe, { cookbook }: PassScene): Fault[] {
  return recipe.ingredients.flatMap(({ id, amount, line }): Fault[] => {
    if (!amount) return [];
    const grams = amount.grams / recipe.servings;
    if (!(amount.quantity > 0) || !(grams > 0)) return [{ rule: 'amounts', words: `"${line}" is no amount.` }];
    const ingredient = cookbook.ingredients.get(id);
    const most =
      (ingredient && MOST.find(([what]) => isA(ingredient, what, cookbook.kinds))?.[1]) ?? (ingredient?.name === 'water' ? MOST_WATER : MOST_OF_ANYTHING);
    return grams > most ? [{ rule: 'amounts', words: `"${line}" is too much for ${recipe.servings}.` }] : [];
  });
}
