import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { type Bans, hasBans, isAllowed } from '#kitchen/menu/diets.ts';
import { foodNamed } from '#kitchen/pantry/find-food.ts';
import { foodsNamed } from '#kitchen/pantry/mentions.ts';
import { wordsOf } from '#kitchen/pantry/plain-text.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import type { Fault, PassScene } from './fault.ts';
import { ADJECTIVES_AND_VERBS, NAMES_OF_DISHES, WHAT_IS_MADE } from './words-of-prose.ts';

/** "(dairy-free)" speaks of milk only to say that there is none. */
export const withoutGains = (sentence: string) => sentence.replace(/ \([^)]*\)/, '');

/** A tip may name another recipe of the same answer, which is inspected by itself. */
const OTHER_TITLE = /(?<=goes into the other recipe here), [^.]+(?=\.)/g;

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
  const named = bannedIn(words.replace(OTHER_TITLE, ''), bans, cookbook, shelf, { title: recipe.title, there: listed });
  return [...new Set([...listed.filter((id) => !isIdAllowed(id, bans, cookbook)), ...named])].map(
    (id): Fault => ({ rule: 'ban', words: `"${id}" breaks a diet, an allergy or a dislike.` }),
  );
}

/** What a text is about. */
export interface Told {
  /** What the title calls the dish counts as no food. */
  readonly title?: string;
  /** Ids of what is listed or bought: "the milk" is the oat milk where that is there. */
  readonly there?: readonly string[];
}

/**
 * Ids of foods named in a text that must not be eaten. A name that several foods share ("milk", "flour") means one of them that is there;
 * where none is, the plain one, for a spoonful of flour is wheat to whoever reads it. Of names that are no food's own it counts only when
 * none of those who share it may be eaten.
 */
export function bannedIn(words: string, bans: Bans, cookbook: Cookbook, shelf: Shelf, { title = '', there = [] }: Told = {}): string[] {
  if (!hasBans(bans)) return [];
  const entitled = title.toLowerCase();
  const isDish = (said: string) => (NAMES_OF_DISHES.has(said) || NAMES_OF_DISHES.has(said.slice(said.lastIndexOf(' ') + 1))) && entitled.includes(said);
  const isAllowed = (id: string) => isIdAllowed(id, bans, cookbook);
  return foodsNamed(words, shelf)
    .map(({ ids, said }) => ({ ids, said: said.toLowerCase() }))
    .filter(({ said }) => !ADJECTIVES_AND_VERBS.has(said) && !WHAT_IS_MADE.has(said) && !isDish(said))
    .flatMap(({ ids, said }) => {
      if (ids.some((id) => there.includes(id) && isAllowed(id))) return [];
      const plain = foodNamed(wordsOf(said), shelf)?.id;
      if (plain !== undefined && ids.includes(plain)) return isAllowed(plain) ? [] : [plain];
      return ids.some(isAllowed) ? [] : ids.slice(0, 1);
    });
}

function isIdAllowed(id: string, bans: Bans, cookbook: Cookbook): boolean {
  const ingredient = cookbook.ingredients.get(id);
  return ingredient ? isAllowed(ingredient, bans, cookbook) : false;
}
