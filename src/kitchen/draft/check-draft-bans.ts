import { isA } from '#kitchen/cookbook/cookbook.ts';
import { hasBans, isAllowed } from '#kitchen/menu/diets.ts';
import { allergensMeant } from '#kitchen/pantry/allergen-words.ts';
import { mentions, mentionsCrossing } from '#kitchen/pantry/mentions.ts';
import type { Fault, PassScene } from '#kitchen/pass/fault.ts';
import { ADJECTIVES_AND_VERBS, WHAT_IS_MADE } from '#kitchen/pass/words-of-prose.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { proseWords } from './house-words.ts';

/**
 * Nothing that this visitor must not eat is named anywhere in a draft, not even in passing. Stricter than for the house's own
 * sentences: a general word ("milk", "noodles") must be harmless in every meaning; oat milk is called oat milk each time.
 */
export function checkDraftBans(texts: readonly string[], helpings: readonly Helping[], scene: PassScene): Fault[] {
  const { bans, cookbook, shelf } = scene;
  if (!hasBans(bans)) return [];
  const text = plainly(texts.join('. '));
  const listed = new Set(helpings.map(({ ingredient }) => ingredient.id));
  const named = mentionsCrossing(text, shelf)
    .map(({ ids, start, end }) => ({ ids, said: text.slice(start, end).toLowerCase(), before: text.slice(Math.max(0, start - 20), start) }))
    .filter(({ ids, said, before }) => !ADJECTIVES_AND_VERBS.has(said) && !isMade(said, before) && !ids.some((id) => listed.has(id)) && !ids.every(allowed))
    .map(({ said }) => said);
  // To toast is a verb; on toast is bread.
  if (/\b(?:on|of|with|and|buttered|dry) toast\b/i.test(text) && !allowed('bread') && !isListed('toast')) named.push('toast');
  const words = proseWords(text);
  const allergens = words.filter((word) => allergensMeant(word)?.allergens.some((allergen) => bans.allergens.includes(allergen)) && !isListed(word));
  const sentence = ` ${words.join(' ')} `;
  const kinds = [...cookbook.kinds.keys()].filter((kind) => sentence.includes(` ${kind.toLowerCase()} `) && !WHAT_IS_MADE.has(kind) && isBanned(kind));
  return [...new Set([...named, ...allergens, ...kinds])].map((what): Fault => ({ rule: 'ban', words: `"${what}" breaks a diet, an allergy or a dislike.` }));

  function allowed(id: string): boolean {
    const ingredient = cookbook.ingredients.get(id);
    return ingredient ? isAllowed(ingredient, bans, cookbook) : false;
  }

  /** Everything in the list has been judged by itself. */
  function isListed(word: string): boolean {
    return mentions(word, shelf).some(({ ids }) => ids.some((id) => listed.has(id)));
  }

  /** "Meat" for a vegetarian: nothing of that kind may be eaten. */
  function isBanned(kind: string): boolean {
    const members = [...cookbook.ingredients.values()].filter((ingredient) => isA(ingredient, kind, cookbook.kinds));
    return members.length > 0 && members.every((ingredient) => !isAllowed(ingredient, bans, cookbook));
  }
}

/** "Chickpea curry", "the soup" is what is being made; "with curry", "1 tin soup" is something that goes in. */
function isMade(said: string, before: string): boolean {
  return WHAT_IS_MADE.has(said) && !/(?:\b(?:with|of|some|and|or|plus|add|leftover|tinned|ready|fresh)|\d[\s\p{L}]*)\s$/iu.test(before);
}

/** "Mac & cheese", "mac/cheese": no mark between two words keeps a name from being read. */
function plainly(text: string): string {
  return text.replace(/&/g, ' and ').replace(/[^\p{L}\p{M}\p{N}\s.,;:!?'’-]/gu, ' ');
}
