import { type Cookbook, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { foodsNamed } from '#kitchen/pantry/mentions.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { Fault, PassScene } from './fault.ts';
import { WORDS_OF_PROSE } from './words-of-prose.ts';

/** Every listed ingredient is used in a step, and every food in a step is listed; water and heat come by themselves. */
export function checkListing(recipe: Recipe, { cookbook, shelf }: PassScene): Fault[] {
  const named = new Set(recipe.steps.flatMap((step) => step.ingredients));
  const listed = new Set(recipe.ingredients.map(({ id }) => id));
  const kinds = new Set([...listed].flatMap((id) => [...kindsOfId(id)]));
  const unused = recipe.ingredients
    .filter(({ id }) => !named.has(id))
    .map(({ name }): Fault => ({ rule: 'listing', words: `"${name}" is listed, but no step uses it.` }));
  const unlisted = foodsNamed(recipe.headnote ? `${recipe.instructions}\n${recipe.headnote}` : recipe.instructions, shelf)
    .filter(({ ids, said }) => !ids.some((id) => listed.has(id) || id === 'water' || isCovered(id)) && !WORDS_OF_PROSE.has(said.toLowerCase()))
    .filter(({ said }) => !isPartOfListed(said))
    .map(({ said }): Fault => ({ rule: 'listing', words: `A sentence names "${said}", which is not in the list.` }));
  return [...unused, ...unlisted];

  function kindsOfId(id: string): ReadonlySet<string> {
    const ingredient = cookbook.ingredients.get(id);
    return ingredient ? kindsOf(ingredient, cookbook.kinds) : new Set<string>();
  }

  /** "The rice" where basmati rice is listed: the last word is that of something in the list. */
  function isPartOfListed(text: string): boolean {
    const word = lastWord(text);
    return recipe.ingredients.some(({ id, name }) => {
      const ingredient = cookbook.ingredients.get(id);
      return ingredient ? wordsFor(ingredient, cookbook).has(word) : name.toLowerCase().split(' ').map(singular).includes(word);
    });
  }

  /** "The oil", "the cheese": a general word for what is listed, or another form of it. */
  function isCovered(id: string): boolean {
    const [main] = cookbook.ingredients.get(id)?.kinds ?? [];
    return main !== undefined && kinds.has(main);
  }
}

/** Every word by which the ingredient goes, its kinds' names included. */
export const wordsFor = remembered((ingredient: Ingredient, { kinds }: Pick<Cookbook, 'kinds'>): ReadonlySet<string> => {
  const names = [ingredient.name, ingredient.short, ...ingredient.also, ...kindsOf(ingredient, kinds)];
  return new Set(names.flatMap((name) => name.toLowerCase().split(' ').map(singular)));
});

/** "the crushed tomatoes" → "tomato": in English the last word is what the thing is. */
export function lastWord(text: string): string {
  return singular(text.toLowerCase().split(' ').at(-1) ?? '');
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}
