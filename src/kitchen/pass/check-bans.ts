import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { type Bans, hasBans, isAllowed } from '#kitchen/menu/diets.ts';
import { foodsNamed } from '#kitchen/pantry/mentions.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import type { Fault, PassScene } from './fault.ts';
import { ADJECTIVES_AND_VERBS, NAMES_OF_DISHES, WHAT_IS_MADE } from './words-of-prose.ts';

/** "(dairy-free)" speaks of milk only to say that there is none. */
export const withoutGains = (sentence: string) => sentence.replace(/ \([^)]*\)/, '');

/** The last words of a tip may name another recipe of the same answer. */
const OTHER_TITLE = /goes into the other recipe here, (.+)\.$/;

/** No diet, allergy or dislike is broken by anything listed, added, touched on top, or named in any sentence. */
export function checkBans(recipe: Recipe, { bans, cookbook, shelf }: PassScene): Fault[] {
  if (!hasBans(bans)) return [];
  const listed = [...recipe.ingredients, ...recipe.addOns, recipe.touch, ...recipe.needed].map(({ id }) => id);
  const words = [
    recipe.title,
    recipe.headnote ?? '',
    ...recipe.tips,
    ...recipe.swaps,
    ...recipe.instead.map(withoutGains),
    recipe.suggestedAddOns.savings ?? '',
    recipe.gourmetTouch.description,
    recipe.keeps,
    ...recipe.addOns.flatMap(({ how, why = '' }) => [how, why]),
  ].join('. ');
  const titles = [recipe.title, ...recipe.tips.flatMap((tip) => OTHER_TITLE.exec(tip)?.[1] ?? [])].join('; ');
  const named = bannedIn(words, bans, cookbook, shelf, titles);
  return [...new Set([...listed.filter((id) => !isIdAllowed(id, bans, cookbook)), ...named])].map(
    (id): Fault => ({ rule: 'ban', words: `"${id}" breaks a diet, an allergy or a dislike.` }),
  );
}

/**
 * Ids of foods named in a text that must not be eaten. A name that several foods share ("milk") counts only when none of them may be,
 * and what the title calls the dish not at all.
 */
export function bannedIn(words: string, bans: Bans, cookbook: Cookbook, shelf: Shelf, title = ''): string[] {
  if (!hasBans(bans)) return [];
  const entitled = title.toLowerCase();
  const isDish = (said: string) => (NAMES_OF_DISHES.has(said) || NAMES_OF_DISHES.has(said.slice(said.lastIndexOf(' ') + 1))) && entitled.includes(said);
  return foodsNamed(words, shelf)
    .map(({ ids, said }) => ({ ids, said: said.toLowerCase() }))
    .filter(({ said }) => !ADJECTIVES_AND_VERBS.has(said) && !WHAT_IS_MADE.has(said) && !isDish(said))
    .flatMap(({ ids }) => (ids.some((id) => isIdAllowed(id, bans, cookbook)) ? [] : ids.slice(0, 1)));
}

function isIdAllowed(id: string, bans: Bans, cookbook: Cookbook): boolean {
  const ingredient = cookbook.ingredients.get(id);
  return ingredient ? isAllowed(ingredient, bans, cookbook) : false;
}
