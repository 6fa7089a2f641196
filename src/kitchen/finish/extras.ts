import { chance } from '#kitchen/chance.ts';
import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Ask, Dish } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { isAllowed } from '#kitchen/menu/diets.ts';
import type { Pantry } from '#kitchen/menu/fill-dish.ts';
import type { Extra } from '#kitchen/recipe.ts';
import { formatIngredient } from '#kitchen/stove/format-amount.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { fullName } from '#kitchen/stove/names.ts';
import { askedGrams, portion } from '#kitchen/stove/portion.ts';

/** "A few dollars": more than this is no add-on. */
const AFFORDABLE = 6;
const ADD_ONS = 3;
const FEWEST_ADD_ONS = 2;

export interface ExtrasScene {
  readonly dish: Dish;
  readonly helpings: readonly Helping[];
  readonly servings: number;
  readonly pantry: Pantry;
  readonly cookbook: Cookbook;
  readonly seed: string;
  /** Ids of touches other recipes of the same answer have: no two alike. */
  readonly taken: ReadonlySet<string>;
  /** Ids of what the visitor has and no recipe uses: it comes first. */
  readonly unused: ReadonlySet<string>;
}

interface Candidate {
  readonly ingredient: Ingredient;
  readonly ask: Ask;
  readonly how: string;
  readonly why: string;
  readonly own: boolean;
  readonly order: number;
}

/**
 * The gourmet touch: from the own shelf first, else a small purchase. Never what is in the dish already, nor what the visitor must not eat.
 * Null only when the cookbook has nothing at all for this visitor.
 */
export function chooseTouch(scene: ExtrasScene): Extra | null {
  const written = scene.dish.touches.flatMap((touch) => candidate(scene, touch.ingredient, touch, 0));
  const general = fromShelf(scene);
  const all = [...written, ...general].filter(({ own, ingredient }) => own || affordable(ingredient, scene));
  const [best] = all.sort((a, b) => rank(a, scene) - rank(b, scene));
  return best ? toExtra(best, scene) : null;
}

/** Two to four things that would lift it, each a few dollars at most; what the visitor has and no recipe uses comes first. */
export function chooseAddOns(scene: ExtrasScene, touch: Extra | null): Extra[] {
  const written = scene.dish.addOns.flatMap((addOn) => candidate(scene, addOn.ingredient, addOn, 0));
  const seen = new Set([touch?.id]);
  const all = [...written.sort((a, b) => rank(a, scene) - rank(b, scene)), ...fromShelf(scene).sort((a, b) => rank(a, scene) - rank(b, scene))];
  const pick = (candidates: readonly Candidate[]) =>
    candidates
      .filter(({ ingredient, own }) => own || affordable(ingredient, scene))
      .filter(({ ingredient }) => !seen.has(ingredient.id) && seen.add(ingredient.id));
  const chosen = pick(all).slice(0, ADD_ONS);
  // Who may eat little still gets two: what suits other dishes of the sort.
  const others = chosen.length < FEWEST_ADD_ONS ? pick(fromShelf(scene, isOfItsSort).sort((a, b) => rank(a, scene) - rank(b, scene))) : [];
  return [...chosen, ...others.slice(0, FEWEST_ADD_ONS - chosen.length)].map((found) => toExtra(found, scene));
}

function rank(candidate: Candidate, scene: ExtrasScene): number {
  const { ingredient, own, order } = candidate;
  const saved = scene.unused.has(ingredient.id) ? -20 : 0;
  const repeated = scene.taken.has(ingredient.id) ? 30 : 0;
  return order + repeated + saved - (own ? 10 : 0) + 3 * chance(scene.seed, scene.dish.id, ingredient.id);
}

function candidate(scene: ExtrasScene, id: string, words: { ask: Ask; how: string; why: string }, order: number): Candidate[] {
  const ingredient = scene.cookbook.ingredients.get(id);
  if (!ingredient || !isWelcome(ingredient, scene)) return [];
  return [{ ingredient, ask: words.ask, how: words.how, why: words.why, own: isOwn(ingredient, scene), order }];
}

/** Touches that suit many dishes: those for what the visitor has, and the affordable others. */
function fromShelf(scene: ExtrasScene, fits: typeof suits = suits): Candidate[] {
  return scene.cookbook.touches.flatMap((touch, index) => {
    if (!fits(touch.suits, scene.dish)) return [];
    const own = scene.pantry.items.filter((item) => isA(item.ingredient, touch.what, scene.cookbook.kinds));
    const named = scene.cookbook.ingredients.get(touch.what);
    const ingredients = own.length ? own.map((item) => item.ingredient) : named ? [named] : [];
    return ingredients
      .filter((ingredient) => isWelcome(ingredient, scene))
      .map((ingredient) => ({
        ingredient,
        ask: touch.ask,
        how: touch.how.replaceAll('{it}', `the ${ingredient.short}`),
        why: touch.why.replaceAll('{it}', `the ${ingredient.short}`),
        own: isOwn(ingredient, scene),
        order: 6 + 4 * chance(scene.seed, index),
      }));
  });
}

function isWelcome(ingredient: Ingredient, scene: ExtrasScene): boolean {
  if (!isAllowed(ingredient, scene.pantry.bans, scene.cookbook)) return false;
  // Its own kind in the pot already is no touch either: not lemon on lemon, nor one soft herb on another.
  return !scene.helpings.some((helping) => helping.ingredient.id === ingredient.id) && !scene.pantry.staples.has(ingredient.id);
}

function isOwn(ingredient: Ingredient, scene: ExtrasScene): boolean {
  return scene.pantry.items.some((item) => item.ingredient.id === ingredient.id);
}

function affordable(ingredient: Ingredient, _scene: ExtrasScene): boolean {
  return ingredient.pack?.price != null && ingredient.pack.price <= AFFORDABLE;
}

/** "soups", "main", "Italian" allow; "-puddings" forbids; "savoury" is every course but the sweet ones. */
function suits(words: readonly string[], dish: Dish): boolean {
  const about = new Set([dish.family, dish.cuisine, ...dish.courses, isSweet(dish) ? 'sweet' : 'savoury']);
  return words.some((word) => about.has(word)) && !words.some((word) => word.startsWith('-') && about.has(word.slice(1)));
}

function isSweet(dish: Dish): boolean {
  return dish.courses.includes('pudding') || dish.courses.includes('sweet');
}

const OF_SWEET_DISHES = ['sweet', 'puddings', 'pancakes', 'breakfasts'];

/** Whether it suits sweet dishes where this one is sweet, savoury ones where it is not. */
function isOfItsSort(words: readonly string[], dish: Dish): boolean {
  return words.some((word) => OF_SWEET_DISHES.includes(word)) === isSweet(dish);
}

function toExtra({ ingredient, ask, how, why, own }: Candidate, scene: ExtrasScene): Extra {
  const factor = ask.unit === '' || scene.servings === scene.dish.serves ? 1 : scene.servings / scene.dish.serves;
  const amount = portion(ingredient, askedGrams(ingredient, ask) * factor, ask.unit);
  const name = fullName(ingredient, amount);
  const line = formatIngredient({ id: ingredient.id, name, amount, line: '', from: 'have', useFirst: false });
  return {
    id: ingredient.id,
    name: ingredient.name,
    line: line.replace(/, about .*$/, ''),
    amount,
    how,
    ...(why ? { why } : {}),
    price: own ? null : (ingredient.pack?.price ?? null),
    own,
    allergens: ingredient.allergens,
  };
}
