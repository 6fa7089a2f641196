import { chance } from '#kitchen/chance.ts';
import { shelfOf } from '#kitchen/cook.ts';
import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Dish, Role } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { writeRecipe } from '#kitchen/finish/write-recipe.ts';
import { fillDish } from '#kitchen/menu/fill-dish.ts';
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
function pantriesFor(dish: Dish, cookbook: Cookbook, round = 0): Pantry[] {
  const staples = usualStaples(cookbook.ingredients);
  return [0, 0.5, 1].map((share, place) => {
    const turn = place + 3 * round;
    const ids = new Set<string>();
    const items = dish.roles.flatMap((role, number) => {
      const wanted = role.duty === 'star' || (role.duty !== 'staple' && chance(dish.id, turn, number) < share);
      const count = wanted ? Math.max(1, Math.round(role.upTo * Math.max(share, 0.3))) : 0;
      if (count === 0) return [];
      return fitting(role, cookbook)
        .filter(({ id }) => !ids.has(id))
        .map((ingredient) => ({ ingredient, lot: chance(dish.id, turn, ingredient.id) }))
        .sort((a, b) => a.lot - b.lot)
        .slice(0, count)
        .map(({ ingredient }) => {
          ids.add(ingredient.id);
          return { ingredient, grams: null, states: new Set<string>(), useFirst: false, urgency: 0 };
        });
    });
    return { items, staples, bans: { diets: [], allergens: [], foods: [] }, maxToBuy: 6 };
  });
}

const fitting = remembered((role: Role, cookbook: Cookbook): readonly Ingredient[] => {
  const named = role.options.flatMap(({ ingredient, kind }) => (ingredient ? (cookbook.ingredients.get(ingredient) ?? []) : ofKind(kind, cookbook)));
  return [...new Set(named)].filter((ingredient) => role.options.some((option) => fits(option, ingredient, cookbook)));
});

const byKind = remembered((ingredients: Cookbook['ingredients'], kinds: Cookbook['kinds']): ReadonlyMap<string, readonly Ingredient[]> => {
  const all = [...ingredients.values()];
  return new Map([...kinds.keys()].map((kind) => [kind, all.filter((ingredient) => isA(ingredient, kind, kinds))]));
});

function ofKind(kind: string | null, { ingredients, kinds }: Cookbook): readonly Ingredient[] {
  return (kind && byKind(ingredients, kinds).get(kind)) || [];
}

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

/** Everything that is cooked, the sides after the other dishes. */
export function everyDish({ dishes, sides }: Cookbook): Dish[] {
  return [...dishes, ...sides];
}

/**
 * Cooks a dish from three pantries a round and lays it on the pass.
 *
 * @param how with `show`, the recipes of the first round are printed
 * @returns the faults, in words, each with the dish's file
 */
export function checkDish(dish: Dish, cookbook: Cookbook, { rounds, show }: { rounds: number; show: boolean }): string[] {
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    pantriesFor(dish, cookbook, round).flatMap((pantry) => {
      const filled = fillDish(dish, pantry, cookbook);
      const found = filled
        ? tasteDish(filled, pantry, cookbook, round === 0 && show)
        : ['It could not be filled from its own roles. Look at what "need" and "not" leave.'];
      return found.map((words) => `${dish.file}: ${words}`);
    }),
  );
}

/** Cooks a filled dish in several wordings and lays each on the pass. @returns the faults, in words; with `show`, prints the recipe. */
function tasteDish(filled: FilledDish, pantry: Pantry, cookbook: Cookbook, show: boolean): string[] {
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
  // Most dishes have few wordings: what was looked at once need not be again.
  const unlike = new Map(recipes.map((recipe) => [JSON.stringify(recipe), recipe]));
  const faults = [...unlike.values()].flatMap((recipe) => (recipe ? inspect(recipe, { bans: pantry.bans, cookbook, shelf: shelfOf(cookbook) }) : []));
  return [...new Set(faults.map(({ rule, words }) => `Cooked from ${names}: ${words} ${REMEDIES[rule] ?? ''}`.trim()))];
}
