import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cook } from '#kitchen/cook.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Answer, Recipe } from '#kitchen/recipe.ts';
import { printRecipe } from './print-recipe.ts';

/** When the lists were typed. */
const NOVEMBER = 11;
const MENU = 3;
const SHOWN_OF_A_DISH = 4;

interface Served {
  readonly list: string;
  readonly answer: Answer;
  readonly recipes: readonly Recipe[];
}

/** Cooks the first three recipes for every list of typed-lists.txt: what people have, as they type it, a list a line. */
export function serveLists(cookbook: Cookbook): Served[] {
  const lines = readFileSync(join(import.meta.dirname, 'typed-lists.txt'), 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((list) => {
      const answer = cook({ ingredients: list.split(', '), month: NOVEMBER }, cookbook);
      return { list, answer, recipes: answer.recipes.slice(0, MENU) };
    });
}

/** `npm run tasting -- --lists`: what can be counted of these menus, what was not known, and the dishes that are served most. */
export function tasteLists(cookbook: Cookbook): void {
  const served = serveLists(cookbook);
  const recipes = served.flatMap((one) => one.recipes);
  const inputs = served.flatMap(({ answer }) => answer.inputs);
  const times = Object.entries(Object.groupBy(recipes, ({ dish }) => dish))
    .map(([dish, of = []]) => ({ dish, times: of.length }))
    .sort((a, b) => b.times - a.times);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const unknown = inputs.filter(({ reason }) => reason?.startsWith('We do not know'));
  console.log(`${served.length} lists, ${recipes.length} recipes of ${times.length} dishes
of a list, in each recipe  ${percent(mean(served.flatMap(({ answer, recipes: menu }) => menu.map((recipe) => shareUsed(recipe, answer)))), 1)}
recipes that buy           ${percent(recipes.filter(({ needed }) => needed.length > 0).length, recipes.length)}
of a proven dish           ${percent(recipes.filter(({ dish }) => cookbook.proven.has(dish)).length, recipes.length)}
fewer than three recipes   ${served.filter(({ recipes: menu }) => menu.length < MENU).length} lists
not known                  ${unknown.length} of ${inputs.length}: ${unknown.map(({ typed }) => typed).join('; ') || 'nothing'}
served most, * proven      ${times.map(({ dish, times: count }) => `${dish}${cookbook.proven.has(dish) ? '*' : ''} ${count}`).join(', ')}`);
}

/** `npm run tasting -- --dish ID`: the dish as it is printed for the lists that get it. @returns false when none does */
export function tasteDishOfLists(dish: string, cookbook: Cookbook): boolean {
  const found = serveLists(cookbook).flatMap(({ list, recipes }) => recipes.filter((recipe) => recipe.dish === dish).map((recipe) => ({ list, recipe })));
  for (const { list, recipe } of found.slice(0, SHOWN_OF_A_DISH)) console.log(`##### ${list}\n\n${printRecipe(recipe)}\n`);
  const rest = found.slice(SHOWN_OF_A_DISH);
  if (rest.length > 0) console.log(`It is served to ${rest.length} more: ${rest.map(({ list }) => list).join('; ')}`);
  return found.length > 0;
}

function shareUsed({ uses }: Recipe, { inputs }: Answer): number {
  const typed = new Set(inputs.flatMap(({ id }) => id ?? []));
  return typed.size === 0 ? 1 : [...typed].filter((id) => uses.includes(id)).length / typed.size;
}
