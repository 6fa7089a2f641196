import { type Cookbook, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { listed } from '#kitchen/listed.ts';
import type { Bans } from '#kitchen/menu/diets.ts';
import type { Allergen, Diet } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { shortName } from '#kitchen/stove/names.ts';

/** Bought ready made: what is in it differs from maker to maker. */
const READY_MADE = [
  'stocks',
  'stock powders',
  'curry powders',
  'curry pastes',
  'curry roux',
  'sausages',
  'cooked sausages',
  'mustards',
  'table sauces',
  'Asian sauces',
  'raising agents',
  'chocolates',
  'any bread',
  'dressings',
  'mayonnaises',
  'dips',
  'ready meals',
  'breaded things',
  'meat substitutes',
];
/** What is doubtful for some alone: wheat in soy sauce and dust of it in cornmeal, egg in noodles, milk in what stands in for cream. */
const DOUBTFUL: Readonly<Record<string, readonly string[]>> = {
  gluten: ['soy sauces', 'polentas', 'oats'],
  egg: ['noodles'],
  milk: ['plant creams', 'plant cheeses', 'plant yoghurts'],
};
const MOST_NAMES = 4;

/** What somebody who keeps away from this looks for on a packet. */
const ON_LABELS: Readonly<Partial<Record<Allergen | Diet, string>>> = {
  'gluten-free': 'gluten',
  gluten: 'gluten',
  'dairy-free': 'milk',
  milk: 'milk',
  vegan: 'milk, egg, honey',
  egg: 'egg',
  nuts: 'nuts',
  peanut: 'peanuts',
  soy: 'soya',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
};

/**
 * What to look for on which packets, for who has said what they must not eat; the shelves know what is usually in a thing, its label what
 * is. Cheese is often made with rennet, which is no food for vegetarians. Rule: EU 1169/2011 makes the label, not us, the authority.
 */
export function labelNotes(helpings: readonly Helping[], { diets, allergens }: Bans, { kinds }: Cookbook): string[] {
  if (diets.length === 0 && allergens.length === 0) return [];
  const isOf =
    (...names: readonly string[]) =>
    (helping: Helping) =>
      isAnyOf(helping.ingredient, names, kinds);
  const avoided = [...new Set([...diets, ...allergens].flatMap((word) => ON_LABELS[word]?.split(', ') ?? []))];
  // Spices are ground and blended where wheat and nuts are ground too.
  const spiced = avoided.some((word) => word === 'gluten' || word === 'nuts' || word === 'peanuts') && helpings.some(isOf('spices'));
  const isDoubtful = isOf(...READY_MADE, ...avoided.flatMap((word) => DOUBTFUL[word] ?? []));
  const packets = [...namesOf(helpings.filter(isDoubtful)).slice(0, MOST_NAMES), ...(spiced ? ['ground spices'] : [])];
  const cheeses = diets.includes('vegetarian') ? namesOf(helpings.filter(isOf('cheeses'))) : [];
  return [
    ...(avoided.length && packets.length
      ? [`Read the label${packets.length > 1 ? 's' : ''} of the ${listed(packets)} for ${listed(avoided)}: makers differ.`]
      : []),
    ...(cheeses.length ? [`Choose ${listed(cheeses)} made without animal rennet; the label says.`] : []),
  ];
}

function namesOf(helpings: readonly Helping[]): string[] {
  return [...new Set(helpings.map(({ ingredient, amount }) => shortName(ingredient, amount)))];
}
