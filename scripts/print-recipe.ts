import type { Recipe } from '#kitchen/recipe.ts';

/** A recipe as plain text, for the terminal and for golden files a cook can review. */
export function printRecipe(recipe: Recipe): string {
  const cost = recipe.costPerServing === null ? '' : ` · about $${recipe.costPerServing.toFixed(2)} a serving`;
  return [
    recipe.title.toUpperCase(),
    `${recipe.cookTime} (${recipe.minutes.active} min active) · serves ${recipe.servings} · ${recipe.cuisine} ${recipe.courses[0] ?? ''}${cost}`,
    recipe.why,
    '',
    ...recipe.ingredients.map(({ line, from }) => `  ${from === 'have' ? '✓' : from === 'needed' ? '○' : ' '} ${line}`),
    '',
    ...recipe.steps.map(({ text }, index) => `${index + 1}. ${text}`),
    '',
    ...recipe.addOns.map(({ line, price, how }) => `  + ${line}${price === null ? '' : ` (about $${price.toFixed(2)})`}: ${how}`),
    `  * ${recipe.touch.line}${recipe.touch.price === null ? ' (yours)' : ` (about $${recipe.touch.price.toFixed(2)})`}: ${recipe.gourmetTouch.description}`,
    `  ${recipe.suggestedAddOns.savings ?? ''}`,
    `  Keeps: ${recipe.keeps}`,
    ...recipe.safety.map((sentence) => `  ! ${sentence}`),
  ].join('\n');
}
