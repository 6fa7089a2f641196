import { chance } from '#kitchen/chance.ts';
import { shelfOf } from '#kitchen/cook.ts';
import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Dish, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { writeRecipe } from '#kitchen/finish/write-recipe.ts';
import type { FilledDish, Pantry } from '#kitchen/menu/fill-dish.ts';
import { inspect } from '#kitchen/pass/inspect.ts';
import { helpingsOf, servingsFor } from '#kitchen/stove/helping.ts';
import { writeSteps } from '#kitchen/stove/write-steps.ts';
import { printRecipe } from './print-recipe.ts';

/** Three pantries for a dish: the bare stars, half of what it welcomes, and everything; each with what a cook would choose. */
export function pantriesFor(dish: Dish, cookbook: Cookbook): Pantry[] {
  const staples = new Set([...cookbook.ingredients.values()].filter(({ staple }) => staple).map(({ id }) => id));
  return [0, 0.5, 1].map((share, turn) => {
    const ids = new Set<string>();
    const items = dish.roles.flatMap((role, place) => {
      const wanted = role.duty === 'star' || (role.duty !== 'staple' && chance(dish.id, turn, place) < share);
      const count = wanted ? Math.max(1, Math.round(role.upTo * Math.max(share, 0.3))) : 0;
      return fitting(role, cookbook)
        .filter(({ id }) => !ids.has(id))
        .sort((a, b) => chance(dish.id, turn, a.id) - chance(dish.id, turn, b.id))
        .slice(0, count)
        .map((ingredient) => {
          ids.add(ingredient.id);
          return { ingredient, grams: null, states: new Set<string>(), useFirst: false };
        });
    });
    return { items, staples, bans: { diets: [], allergens: [], foods: [] }, maxToBuy: 6 };
  });
}

function fitting(role: Role, cookbook: Cookbook): Ingredient[] {
  return [...cookbook.ingredients.values()].filter((ingredient) =>
    role.options.some(
      (option) =>
        (option.ingredient ? option.ingredient === ingredient.id : isA(ingredient, option.kind as string, cookbook.kinds)) &&
        !option.except.some((name) => isA(ingredient, name, cookbook.kinds)),
    ),
  );
}

/** Cooks a filled dish and lays it on the pass. @returns the faults, in words; with `show`, prints the recipe. */
export function tasteDish(filled: FilledDish, pantry: Pantry, cookbook: Cookbook, show: boolean): string[] {
  const names = filled.fillings
    .filter(({ item }) => item)
    .map(({ ingredient }) => ingredient.name)
    .join(', ');
  if (filled.dish.courses.includes('side')) {
    const servings = servingsFor(filled, undefined, cookbook);
    const { steps } = writeSteps(filled.dish, helpingsOf(filled, servings), { servings, cookbook, seed: '' });
    if (show) console.log(`\n${filled.dish.name} (${names})\n${steps.map(({ text }) => text).join('\n')}`);
    return steps.length ? [] : [`From ${names} it has no steps.`];
  }
  const recipe = writeRecipe(filled, { side: null, servings: undefined, pantry, cookbook, seed: '', taken: new Set(), unused: new Set(), month: undefined });
  if (!recipe) return [`From ${names} no touch is left: write one that is not in the dish already.`];
  if (show) console.log(`\n${printRecipe(recipe)}`);
  return inspect(recipe, { bans: pantry.bans, cookbook, shelf: shelfOf(cookbook) }).map(({ rule, words }) => `From ${names}: ${words} (${rule})`);
}
