import { COURSES, type Extra, type Recipe } from '#kitchen/recipe.ts';
import type { Draft } from './draft.ts';

/** A recipe of the house in the form a draft has: shows another chef the form and the prose at once. */
export function draftOf(recipe: Recipe): Draft {
  const extra = ({ line, how, why = '' }: Extra) => ({ item: line, how, why });
  return {
    title: recipe.title,
    serves: recipe.servings,
    course: COURSES.find((course) => course === recipe.courses[0]) ?? 'main',
    cuisine: recipe.cuisine,
    pan: recipe.pan,
    on: recipe.equipment,
    vessel: recipe.plate.vessel,
    ingredients: recipe.ingredients.map(({ line }) => line.replace(/, about .*/, '')),
    steps: recipe.steps.map(({ text, activeMinutes, waitMinutes }) => ({ text, work: activeMinutes, wait: waitMinutes })),
    touch: extra(recipe.touch),
    addOns: recipe.addOns.slice(0, 1).map((addOn) => ({ ...extra(addOn), why: '' })),
    tip: recipe.tips[0] ?? '',
  };
}
