import { parentPort, workerData } from 'node:worker_threads';
import { generateAnswer } from '#contract/recipes.ts';
import { chance } from '#kitchen/chance.ts';
import { cook, shelfOf } from '#kitchen/cook.ts';
import { hasAllergen, suitsDiet } from '#kitchen/menu/diets.ts';
import { inspect } from '#kitchen/pass/inspect.ts';
import { ALLERGENS, type CookRequest, DIETS, type Recipe } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { CALLED, SAID } from './said-allergies.ts';

/** What must never be cooked, as somebody may type it. */
const UNSAFE = ['rhubarb leaves', 'green potatoes', 'mouldy bread', 'mushrooms I found in the woods', 'chicken 2 weeks old', 'bleach', 'swollen tin of beans'];
/** Said of raw meat in the pass's own words and again here, so that a gap in the one is a find of the other. */
const TOLD: readonly (readonly [kind: RegExp, told: RegExp])[] = [
  [
    /^(?:chicken pieces|duck pieces|poultry on the bone|whole birds|minced poultry)$/,
    /7[4-9] °C|8\d °C|juices run clear|no pink|cooked through|falls? (?:apart|off|from)/i,
  ],
  [/^(?:minced red meats|sausages)$/, /7[1-9] °C|no pink|cooked through/i],
  [/^dried beans$/, /boil/i],
  [/^cooked rices$/, /steam|hot|simmer|boil|flame/i],
];

const { first, count } = workerData as { first: number; count: number };
const { cookbook } = readCookbook();
const shelf = shelfOf(cookbook);
const names = [...cookbook.ingredients.values()].map(({ name }) => name);
let recipes = 0;
const broken: string[] = [];

for (let number = first; number < first + count; number += 1) {
  const asked = requestOf(number);
  const typed = asTyped(asked, number);
  const answer = cook(typed, cookbook);
  if (number % 50 === 0) generateAnswer.parse(answer);
  recipes += answer.recipes.length;
  for (const fault of faultsIn(asked, answer.recipes)) broken.push(`${JSON.stringify(typed)}: ${fault}`);
  for (const input of answer.inputs) if (UNSAFE.includes(input.typed) && input.status !== 'refused') broken.push(`“${input.typed}” was ${input.status}`);
}
parentPort?.postMessage({ recipes, broken });

/** A pantry of 1 to 14 things of all the shelves, and wishes, the same for the same number. */
function requestOf(number: number): CookRequest {
  const draw = (what: string) => chance('safety', number, what);
  const pick = <T>(from: readonly T[], what: string): T => from[Math.floor(draw(what) * from.length)] as T;
  const size = 1 + Math.floor(draw('size') * 14);
  const pantry = new Set(Array.from({ length: size }, (_, place) => pick(names, `item ${place}`)));
  if (draw('unsafe') < 0.1) pantry.add(pick(UNSAFE, 'which'));
  return {
    ingredients: [...pantry],
    month: 1 + Math.floor(draw('month') * 12),
    ...(draw('diet') < 0.5 && { diet: [pick(DIETS, 'diet 1')] }),
    ...(draw('allergy') < 0.5 && { allergies: [...new Set([pick(ALLERGENS, 'allergy 1'), pick(ALLERGENS, 'allergy 2')])] }),
    ...(draw('dislike') < 0.3 && { dislikes: [pick(names, 'dislike 1')] }),
    ...(draw('mild') < 0.1 && { spice: 'mild' as const }),
    ...(draw('servings') < 0.4 && { servings: 1 + Math.floor(draw('how many') * 12) }),
    ...(draw('time') < 0.3 && { maxMinutes: 10 + Math.floor(draw('minutes') * 80) }),
    ...(draw('buy') < 0.3 && { maxToBuy: Math.floor(draw('to buy') * 4) }),
    seed: Math.floor(draw('seed') * 5),
  };
}

/** The same request; in one of four the allergies stand among the foods, in somebody's own words. */
function asTyped({ allergies = [], ...rest }: CookRequest, number: number): CookRequest {
  if (chance('safety', number, 'typed') >= 0.25) return { allergies, ...rest };
  const pick = <T>(from: readonly T[], what: string): T => from[Math.floor(chance('safety', number, what) * from.length)] as T;
  const typed = (allergies as (typeof ALLERGENS)[number][]).map((one) => pick(SAID, `how ${one}`).replace('%', pick(CALLED[one], `word ${one}`)));
  return { ...rest, ingredients: [...rest.ingredients, ...typed] };
}

function faultsIn({ diet = [], allergies = [], maxMinutes, maxToBuy, servings }: CookRequest, cooked: readonly Recipe[]): string[] {
  const allergens = allergies as (typeof ALLERGENS)[number][];
  return cooked.flatMap((recipe) => {
    const foods = [...recipe.ingredients, ...recipe.addOns, recipe.touch].flatMap(({ id }) => cookbook.ingredients.get(id) ?? []);
    const text = recipe.steps.map((step) => step.text).join(' ');
    const listed = recipe.ingredients.flatMap(({ id }) => cookbook.ingredients.get(id) ?? []);
    return [
      ...inspect(recipe, { bans: { diets: diet, allergens, foods: [] }, cookbook, shelf }).map(({ words }) => words),
      ...foods.flatMap((food) => diet.filter((one) => !suitsDiet(food, one)).map((one) => `${food.id} is not ${one}`)),
      ...foods.flatMap((food) => allergens.filter((one) => hasAllergen(food, one)).map((one) => `${food.id} has ${one}`)),
      ...listed.flatMap(({ id, kinds }) =>
        TOLD.flatMap(([kind, told]) => (kind.test(kinds[0] ?? '') && !told.test(text) ? [`${recipe.dish}: nothing tells when ${id} is safe`] : [])),
      ),
      ...(maxMinutes !== undefined && recipe.minutes.total > maxMinutes ? [`${recipe.dish} takes too long`] : []),
      ...(maxToBuy !== undefined && recipe.needed.length > maxToBuy ? [`${recipe.dish} needs too much`] : []),
      ...(servings !== undefined && recipe.servings !== servings ? [`${recipe.dish} serves ${recipe.servings}`] : []),
    ];
  });
}
