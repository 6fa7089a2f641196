import { sayExtraPrice } from '#kitchen/finish/money.ts';
import type { Recipe } from '#kitchen/recipe.ts';

/** A recipe as plain text, for the terminal and for golden files a cook can review. */
export function printRecipe(recipe: Recipe): string {
  const cost = recipe.costPerServing === null ? '' : ` · about $${recipe.costPerServing.toFixed(2)} a serving`;
  return [
    recipe.title.toUpperCase(),
    `${recipe.cookTime} (${recipe.minutes.active} min active) · serves ${recipe.servings} · ${recipe.cuisine} ${recipe.courses[0] ?? ''}${cost}`,
    ...(recipe.headnote ? [recipe.headnote] : []),
    recipe.why,
    '',
    ...recipe.ingredients.map(({ line, from }) => `  ${from === 'have' ? '✓' : from === 'needed' ? '○' : ' '} ${line}`),
    '',
    ...recipe.steps.map(({ text }, index) => `${index + 1}. ${text}`),
    '',
    ...recipe.addOns.map((extra) => `  + ${extra.line}${extra.price === null ? '' : ` (${sayExtraPrice(extra)})`}: ${extra.how}`),
    `  * ${recipe.touch.line}${recipe.touch.price === null ? ' (yours)' : ` (${sayExtraPrice(recipe.touch)})`}: ${recipe.gourmetTouch.description}`,
    `  ${recipe.suggestedAddOns.savings ?? ''}`,
    ...recipe.tips.filter((tip) => !recipe.suggestedAddOns.savings?.includes(tip)).map((tip) => `  ${tip}`),
    `  Keeps: ${recipe.keeps}`,
    ...recipe.instead.map((sentence) => `  ↔ ${sentence}`),
    ...recipe.safety.map((sentence) => `  ! ${sentence}`),
  ].join('\n');
}
