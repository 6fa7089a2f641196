import { chance } from '#kitchen/chance.ts';
import { shelfOf } from '#kitchen/cook.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Dish, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { writeRecipe } from '#kitchen/finish/write-recipe.ts';
import type { FilledDish, Pantry } from '#kitchen/menu/filled-dish.ts';
import { servingsFor } from '#kitchen/menu/servings.ts';
import { fits } from '#kitchen/menu/uses.ts';
import { usualStaples } from '#kitchen/order.ts';
import type { Fault } from '#kitchen/pass/fault.ts';
import { inspect } from '#kitchen/pass/inspect.ts';
import { EQUIPMENT } from '#kitchen/recipe.ts';
import { remembered } from '#kitchen/remembered.ts';
import { helpingsOf } from '#kitchen/stove/helping.ts';
import { writeSteps } from '#kitchen/stove/write-steps.ts';
import { printRecipe } from './print-recipe.ts';

/**
 * Three pantries for a dish: the bare stars, half of what it welcomes, and everything; each with what a cook would choose.
 * Another `round` chooses other things.
 */
export function pantriesFor(dish: Dish, cookbook: Cookbook, round = 0): Pantry[] {
  const staples = usualStaples(cookbook.ingredients);
  return [0, 0.5, 1].map((share, place) => {
    const turn = place + 3 * round;
    const ids = new Set<string>();
    const items = dish.roles.flatMap((role, number) => {
      const wanted = role.duty === 'star' || (role.duty !== 'staple' && chance(dish.id, turn, number) < share);
      const count = wanted ? Math.max(1, Math.round(role.upTo * Math.max(share, 0.3))) : 0;
      return fitting(role, cookbook)
        .filter(({ id }) => !ids.has(id))
        .sort((a, b) => chance(dish.id, turn, a.id) - chance(dish.id, turn, b.id))
        .slice(0, count)
        .map((ingredient) => {
          ids.add(ingredient.id);
          return { ingredient, grams: null, states: new Set<string>(), useFirst: false, urgency: 0 };
        });
    });
    return { items, staples, bans: { diets: [], allergens: [], foods: [] }, maxToBuy: 6 };
  });
}

const fitting = remembered((role: Role, cookbook: Cookbook): readonly Ingredient[] =>
  [...cookbook.ingredients.values()].filter((ingredient) => role.options.some((option) => fits(option, ingredient, cookbook))),
);

/** Sentences come in several wordings; a few seeds meet every one of them. */
const SEEDS = ['', '1', '2', '3'];

/** What a cook does about a fault of each rule; the pass itself speaks to any chef. */
const REMEDIES: Partial<Record<Fault['rule'], string>> = {
  listing:
    'Every food in a step goes through a role, as in {cheese}, and every role stands in a step. Where words only look like a food ("the {meat} back"), say it otherwise ("return {meat}").',
  temperature: 'In the step that cooks it, write "until {meat done}" with the name of its role.',
  amounts: 'Look at the amount of its role, for as many people as "serves" says.',
  time: 'Look at the minutes in the brackets before the steps.',
  ban: 'Name the food by its role, so that it is only said where it is there.',
};

/** Cooks a filled dish in several wordings and lays each on the pass. @returns the faults, in words; with `show`, prints the recipe. */
export function tasteDish(filled: FilledDish, pantry: Pantry, cookbook: Cookbook, show: boolean): string[] {
  const names = filled.fillings
    .filter(({ item }) => item)
    .map(({ ingredient }) => ingredient.name)
    .join(', ');
  const servings = servingsFor(filled, undefined, cookbook);
  if (filled.dish.courses.includes('side')) {
    const { steps } = writeSteps(filled.dish, helpingsOf(filled, servings), { servings, cookbook, seed: '' });
    if (show) console.log(`\n${filled.dish.name} (${names})\n${steps.map(({ text }) => text).join('\n')}`);
    return steps.length ? [] : [`Cooked from ${names} it has no steps.`];
  }
  const scene = {
    side: null,
    servings: { number: servings, isOwn: true },
    pantry,
    equipment: EQUIPMENT,
    cookbook,
    shelf: shelfOf(cookbook),
    taken: new Set<string>(),
    told: new Set<string>(),
    unused: new Set<string>(),
    month: undefined,
  };
  const recipes = SEEDS.map((seed) => writeRecipe(filled, { ...scene, seed }));
  const [first] = recipes;
  if (!first) return [`Cooked from ${names} no touch is left: write one that is not in the dish already.`];
  if (show) console.log(`\n${printRecipe(first)}`);
  const faults = recipes.flatMap((recipe) => (recipe ? inspect(recipe, { bans: pantry.bans, cookbook, shelf: shelfOf(cookbook) }) : []));
  return [...new Set(faults.map(({ rule, words }) => `Cooked from ${names}: ${words} ${REMEDIES[rule] ?? ''}`.trim()))];
}
