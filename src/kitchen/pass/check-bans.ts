import { isAllowed } from '#kitchen/menu/diets.ts';
import { mentions } from '#kitchen/pantry/mentions.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import type { Fault, PassScene } from './fault.ts';
import { ADJECTIVES_AND_VERBS, WHAT_IS_MADE } from './words-of-prose.ts';

/** "(dairy-free)" speaks of milk only to say that there is none. */
const withoutGains = (sentence: string) => sentence.replace(/ \([^)]*\)/, '');

/** No diet, allergy or dislike is broken by anything listed, added, touched on top, or named in any sentence. */
export function checkBans(recipe: Recipe, { bans, cookbook, shelf }: PassScene): Fault[] {
  if (bans.diets.length + bans.allergens.length + bans.foods.length === 0) return [];
  const listed = [...recipe.ingredients, ...recipe.addOns, recipe.touch, ...recipe.needed].map(({ id }) => id);
  const words = [
    recipe.title,
    ...recipe.tips,
    ...recipe.swaps,
    ...recipe.instead.map(withoutGains),
    recipe.suggestedAddOns.savings ?? '',
    recipe.gourmetTouch.description,
    ...recipe.addOns.map(({ how }) => how),
  ].join('. ');
  // A name that several foods share ("milk") is only a fault when none of them is allowed.
  const named = mentions(words, shelf)
    .map((mention) => ({ ...mention, said: words.slice(mention.start, mention.end).toLowerCase() }))
    .filter(({ said }) => !ADJECTIVES_AND_VERBS.has(said) && !WHAT_IS_MADE.has(said))
    .flatMap(({ ids }) => (ids.some((id) => allowed(id)) ? [] : ids.slice(0, 1)));
  return [...new Set([...listed, ...named])]
    .filter((id) => !allowed(id))
    .map((id): Fault => ({ rule: 'ban', words: `"${id}" breaks a diet, an allergy or a dislike.` }));

  function allowed(id: string): boolean {
    const ingredient = cookbook.ingredients.get(id);
    return ingredient ? isAllowed(ingredient, bans, cookbook) : false;
  }
}
