import type { Recipe } from '#kitchen/recipe.ts';
import { usText } from '#kitchen/stove/us-text.ts';
import type { Measures } from './measures.ts';

/** The recipe with what its sentences measure in the cook's own measures; amounts of their own are formatted where they stand. */
export function inMeasures(recipe: Recipe, system: Measures['system']): Recipe {
  if (system !== 'us') return recipe;
  const { gourmetTouch, suggestedAddOns } = recipe;
  return {
    ...recipe,
    ...(recipe.headnote ? { headnote: usText(recipe.headnote) } : {}),
    ingredients: recipe.ingredients.map((one) => (one.note ? { ...one, note: usText(one.note) } : one)),
    steps: recipe.steps.map((step) => ({ ...step, parts: step.parts.map((part) => (typeof part === 'string' ? usText(part) : part)) })),
    addOns: recipe.addOns.map((addOn) => ({ ...addOn, how: usText(addOn.how) })),
    gourmetTouch: { ...gourmetTouch, description: usText(gourmetTouch.description) },
    suggestedAddOns: { ...suggestedAddOns, ...(suggestedAddOns.savings ? { savings: usText(suggestedAddOns.savings) } : {}) },
    keeps: usText(recipe.keeps),
    tips: recipe.tips.map(usText),
    instead: (recipe.instead ?? []).map(usText),
  };
}
