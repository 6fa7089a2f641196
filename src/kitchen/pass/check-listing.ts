import { kindsOf } from '#kitchen/cookbook/cookbook.ts';
import { mentions } from '#kitchen/pantry/mentions.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import type { Fault, PassScene } from './inspect.ts';

/** Words of prose that are also names of food. */
const PROSE = new Set([
  'sweet',
  'sweets',
  'fry',
  'sprinkle',
  'loaf',
  'cob',
  'green',
  'ice',
  'hot',
  'orange',
  'cream',
  'biscuits',
  'popcorn',
  'stock',
  'juice',
  'juices',
  'clove',
  'cloves',
  'batter',
  'dough',
  'crumbs',
  'mash',
  'paste',
  'dressing',
  'sauce',
  'soup',
  'curry',
  'stew',
  'salad',
  'noodle',
  'dip',
  'crisp',
  'crisps',
  'bitter',
  'biscuit',
  'broth',
  'grain',
  'grains',
  'toast',
  'starch',
  'sugar snaps',
  'custard',
  'caramel',
  'syrup',
  'fat',
  'pickle',
  'stuffing',
  'topping',
  'sandwich',
  'pancakes',
  'omelette',
  'fritters',
  'meat',
  'vegetables',
  'vegetable',
  'greens',
  'fruit',
  'fish',
  'lava',
  'hay',
  'smoke',
  'mix',
  'crust',
  'crumb',
  'shred',
  'rub',
  'bread',
  'nut',
  'nuts',
  'jam',
  'berries',
  'salt',
  'gravy',
]);

/** Every listed ingredient is used in a step, and every food in a step is listed; water and heat come by themselves. */
export function checkListing(recipe: Recipe, { cookbook, shelf }: PassScene): Fault[] {
  const named = new Set(recipe.steps.flatMap((step) => step.ingredients));
  const listed = new Set(recipe.ingredients.map(({ id }) => id));
  const kinds = new Set([...listed].flatMap((id) => [...kindsOfId(id)]));
  const unused = recipe.ingredients
    .filter(({ id }) => !named.has(id))
    .map(({ name }): Fault => ({ rule: 'listing', words: `"${name}" is listed, but no step uses it.` }));
  const unlisted = mentions(recipe.instructions, shelf)
    .filter(({ start, end }) => !PROSE.has(recipe.instructions.slice(start, end).toLowerCase()))
    .filter(({ start, end }) => !isPartOfListed(recipe.instructions.slice(start, end)))
    .filter(({ ids }) => !ids.some((id) => listed.has(id) || id === 'water' || id === 'ice' || isCovered(id)))
    .map(({ start, end }): Fault => ({ rule: 'listing', words: `A step names "${recipe.instructions.slice(start, end)}", which is not in the list.` }));
  return [...unused, ...unlisted];

  function kindsOfId(id: string): ReadonlySet<string> {
    const ingredient = cookbook.ingredients.get(id);
    return ingredient ? kindsOf(ingredient, cookbook.kinds) : new Set<string>();
  }

  /** "The rice" where basmati rice is listed: the last word is that of something in the list. */
  function isPartOfListed(text: string): boolean {
    const word = singular(text.toLowerCase().split(' ').at(-1) ?? '');
    return recipe.ingredients.some(({ id, name }) => {
      const ingredient = cookbook.ingredients.get(id);
      return [name, ...(ingredient ? [ingredient.name, ingredient.short, ...ingredient.also, ...kindsOf(ingredient, cookbook.kinds)] : [])].some((own) =>
        own.toLowerCase().split(' ').map(singular).includes(word),
      );
    });
  }

  /** "The oil", "the cheese": a general word for what is listed, or another form of it. */
  function isCovered(id: string): boolean {
    const [main] = cookbook.ingredients.get(id)?.kinds ?? [];
    return main !== undefined && kinds.has(main);
  }
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}
