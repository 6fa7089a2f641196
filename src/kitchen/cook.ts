import { remembered } from '#kitchen/remembered.ts';
import { isLean } from './aims.ts';
import { type Cookbook, isAnyOf } from './cookbook/cookbook.ts';
import { finishOpenPacks } from './finish/open-packs.ts';
import { inOwnWords, isInUsMeasures, ownWordsOf } from './finish/own-words.ts';
import { writeRecipe } from './finish/write-recipe.ts';
import { writeUnlock } from './finish/write-unlock.ts';
import type { Choice } from './menu/alike.ts';
import { chooseMenu, hasPlenty, scoredDishes } from './menu/choose-menu.ts';
import type { FilledDish, Pantry } from './menu/filled-dish.ts';
import { isOnlySeasoning } from './menu/meaning.ts';
import type { MenuWishes } from './menu/menu-wishes.ts';
import { STARCHES } from './menu/same-place.ts';
import { type Servings, servingsOfMenu } from './menu/servings.ts';
import { hasUse } from './menu/shortlist.ts';
import { chooseUnlocking } from './menu/unlock.ts';
import { isInTime, menuWishesOf, nutritionOfDish } from './menu-wishes-of.ts';
import { isShort, notesOn } from './notes.ts';
import { type Order, readOrder, USUAL_EQUIPMENT } from './order.ts';
import { buildShelf, type Shelf } from './pantry/shelf.ts';
import { inspect } from './pass/inspect.ts';
import type { Answer, CookRequest, Recipe } from './recipe.ts';

const MAX_TO_BUY = 2;
const ROUNDS = 4;
/** Fewer than these are no answer, however many dishes were looked at. */
const ENOUGH = 2;

/** Hears of each recipe that the pass sends back. */
type SentBack = (title: string) => void;

/**
 * Cooks: from what is typed and wished to a set of recipes, each inspected before it leaves.
 * The same request and cookbook always give the same answer. Never throws on any text; limits on sizes are the caller's.
 */
export function cook(request: CookRequest, cookbook: Cookbook, onSentBack: SentBack = () => {}): Answer {
  const shelf = shelfOf(cookbook);
  const order = readOrder(request, shelf, cookbook);
  const pantry = pantryOf(order);
  const wishes = menuWishesOf(order, request.month, cookbook);
  const recipes = order.items.length ? cookEnough(pantry, wishes, order, cookbook, shelf, onSentBack) : [];
  const unlocking = order.items.length ? chooseUnlocking(pantry, wishes, new Set(recipes.map(({ dish }) => dish)), cookbook) : null;
  return {
    recipes,
    inputs: withUses(order, cookbook),
    notes: [...order.notes, ...notesOn(recipes, wishes, order, pantry, cookbook)],
    ...(unlocking && { unlock: writeUnlock(unlocking, cookbook, ownWordsOf(order, cookbook).say) }),
    ...(isInUsMeasures(order.inputs) && { measures: 'us' as const }),
  };
}

/**
 * What dishes are worth by themselves for the things of a request, before they are put beside others. For whoever weighs the choosing:
 * nothing is written.
 *
 * @param dishes the ids of those that are asked about
 * @returns dish ids with points, without those that cannot be cooked of these things: a thing of the list is worth about four
 */
export function reckon(request: CookRequest, cookbook: Cookbook, dishes: readonly string[]): { dish: string; points: number }[] {
  const order = readOrder(request, shelfOf(cookbook), cookbook);
  const pantry = pantryOf(order);
  const wishes = menuWishesOf(order, request.month, cookbook);
  const all = new Set(cookbook.dishes.map(({ id }) => id));
  // One after the other: of many at once only a shortlist is looked at.
  return dishes.flatMap((dish) =>
    scoredDishes(pantry, { ...wishes, exclude: all.difference(new Set([dish])) }, cookbook).map(({ score }) => ({ dish, points: score })),
  );
}

function pantryOf({ items, staples, bans, wishes }: Order): Pantry {
  return { items, staples, bans, maxToBuy: wishes.maxToBuy ?? MAX_TO_BUY };
}

/**
 * First what these things make by themselves. Who has seen all of that, or has two things only, is better served by a dish that wants
 * one more; and only then by one that takes a single thing of a whole list. Where more dishes are possible than are looked at, it is not
 * for want of dishes that few are left. Who wants little carbohydrate has the rice and the bread used only where nothing comes of the rest.
 */
function cookEnough(pantry: Pantry, wishes: MenuWishes, order: Order, cookbook: Cookbook, shelf: Shelf, onSentBack: SentBack): Recipe[] {
  const lean = order.wishes.aims?.includes('low carb') ? withoutStarches(pantry, cookbook) : pantry;
  if (lean.items.length > 0 && lean.items.length < pantry.items.length) {
    const suits = (filled: FilledDish) => isLean(nutritionOfDish(filled)) && wishes.suits(filled);
    const recipes = cookEnough(lean, { ...wishes, suits }, order, cookbook, shelf, onSentBack);
    if (recipes.length >= ENOUGH) return recipes;
  }
  const buying = pantry.maxToBuy > 0 ? { ...pantry, buysStar: true, onlySeasons: isOnlySeasoning(order.items, cookbook) } : pantry;
  const ways = [
    { pantry, wishes },
    // Where nothing may be bought, this would be the first again.
    ...(buying === pantry ? [] : [{ pantry: buying, wishes }]),
    { pantry: buying, wishes: { ...wishes, besideThePoint: true } },
  ];
  // Without its potatoes a list makes few dinners, and one thing of it fried alone is none.
  const isPartial = pantry.items.length < order.items.length;
  let most: Recipe[] = [];
  for (const way of ways) {
    const recipes = cookMenu(way.pantry, way.wishes, order, cookbook, shelf, onSentBack);
    if (recipes.length > most.length) most = recipes;
    if (!isShort(most, wishes) || (most.length >= ENOUGH && (isPartial || hasPlenty(way.pantry, way.wishes, cookbook)))) break;
  }
  // One breakfast is a better answer to who wants breakfast than three dinners; three dinners are better than nothing.
  return most.length === 0 && wishes.sort ? cookEnough(pantry, { ...wishes, sort: undefined }, order, cookbook, shelf, onSentBack) : most;
}

/** What there is but the rice, the potatoes and the bread, which are not bought again either. */
function withoutStarches(pantry: Pantry, cookbook: Cookbook): Pantry {
  const items = pantry.items.filter(({ ingredient }) => !isAnyOf(ingredient, STARCHES, cookbook.kinds));
  return { ...pantry, items, bans: { ...pantry.bans, foods: [...pantry.bans.foods, ...STARCHES] } };
}

/** What the pass sends back is replaced: the menu is chosen again without it, a few times at most. */
function cookMenu(pantry: Pantry, wishes: MenuWishes, order: Order, cookbook: Cookbook, shelf: Shelf, onSentBack: SentBack): Recipe[] {
  const sentBack = new Set(wishes.exclude);
  let recipes: Recipe[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const menu = chooseMenu(pantry, { ...wishes, exclude: sentBack }, cookbook);
    recipes = write(menu, pantry, order, wishes.month, cookbook, shelf, onSentBack);
    if (recipes.length === menu.length) break;
    const left = new Set(recipes.map(({ dish }) => dish));
    for (const { dish } of menu) if (!left.has(dish.id)) sentBack.add(dish.id);
  }
  const { say } = ownWordsOf(order, cookbook);
  // What a recipe was told about its open packs is new; the rest of it is in their words.
  return finishOpenPacks(recipes, pantry.items, cookbook).map((recipe, place) => (recipe === recipes[place] ? recipe : inOwnWords(recipe, say)));
}

const arranged = remembered((ingredients: Cookbook['ingredients']): Shelf => buildShelf([...ingredients.values()]));

/** The cookbook's names arranged for reading; built once per cookbook. */
export function shelfOf(cookbook: Cookbook): Shelf {
  return arranged(cookbook.ingredients);
}

function write(
  menu: readonly Choice[],
  pantry: Pantry,
  order: Order,
  month: number | undefined,
  cookbook: Cookbook,
  shelf: Shelf,
  onSentBack: SentBack,
): Recipe[] {
  const seed = `${order.wishes.seed ?? 0}:${pantry.items.map(({ ingredient }) => ingredient.id).join()}`;
  const unused = new Set(pantry.items.map(({ ingredient }) => ingredient.id));
  for (const choice of menu) for (const { item } of [...choice.fillings, ...(choice.side?.fillings ?? [])]) if (item) unused.delete(item.ingredient.id);
  const taken = new Set<string>();
  const told = new Set<string>();
  const servings = servingsOfMenu(menu, order.wishes.servings, cookbook, (filled, number) => isInTime(filled, number, order.wishes.maxMinutes, cookbook));
  const recipes: Recipe[] = [];
  const { say } = ownWordsOf(order, cookbook);
  for (const choice of menu) {
    const scene = {
      servings: servings.get(choice) as Servings,
      pantry,
      equipment: order.wishes.equipment ?? USUAL_EQUIPMENT,
      cookbook,
      shelf,
      seed,
      taken,
      told,
      unused,
      month,
    };
    const whole = writeRecipe(choice, { ...scene, side: choice.side });
    // A side that makes dinner late stays off the table.
    const isLate = whole !== null && choice.side !== null && whole.minutes.total > (order.wishes.maxMinutes ?? Number.POSITIVE_INFINITY);
    const written = isLate ? writeRecipe(choice, { ...scene, side: null }) : whole;
    const recipe = written && inOwnWords(written, say);
    const isShown = (title: string) => order.wishes.exclude?.includes(title) || recipes.some((other) => other.title === title);
    if (!recipe || isShown(recipe.title)) continue;
    if (inspect(recipe, { bans: pantry.bans, cookbook, shelf }).length > 0) {
      onSentBack(recipe.title);
      continue;
    }
    recipes.push(recipe);
    for (const tip of written.tips) told.add(tip);
    for (const extra of [recipe.touch, ...recipe.addOns]) {
      taken.add(extra.id);
      unused.delete(extra.id);
    }
  }
  return recipes;
}

/** A food that goes into no dish is told so where it stands. */
function withUses(order: Order, cookbook: Cookbook): Answer['inputs'] {
  const useless = new Set(order.items.filter(({ ingredient }) => !hasUse(ingredient, cookbook)).map(({ ingredient }) => ingredient.id));
  return order.inputs.map((input) =>
    input.status === 'recognised' && input.id && useless.has(input.id)
      ? { ...input, reason: `We know ${input.name}, but none of these recipes calls for it.` }
      : input,
  );
}
