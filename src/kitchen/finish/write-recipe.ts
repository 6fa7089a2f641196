import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { isA } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import { suitsDiet } from '#kitchen/menu/diets.ts';
import type { FilledDish, Pantry } from '#kitchen/menu/filled-dish.ts';
import type { Servings } from '#kitchen/menu/servings.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import { bannedIn, withoutGains } from '#kitchen/pass/check-bans.ts';
import { ALLERGENS, DIETS, type Equipment, type Recipe, type RecipeIngredient, type Step } from '#kitchen/recipe.ts';
import { clock, sayMinutes } from '#kitchen/stove/clock.ts';
import { formatIngredient } from '#kitchen/stove/format-amount.ts';
import { type Helping, helpingsOf } from '#kitchen/stove/helping.ts';
import { ownName } from '#kitchen/stove/names.ts';
import { together } from '#kitchen/stove/portion.ts';
import { writeSteps } from '#kitchen/stove/write-steps.ts';
import { writeTitle } from '#kitchen/stove/write-title.ts';
import { asTold } from './as-told.ts';
import { sayAside } from './aside.ts';
import { batchTip } from './batch.ts';
import { withBroth } from './broth.ts';
import { plateOf } from './draw.ts';
import { chooseExtras } from './extras.ts';
import { fadingTips } from './fading.ts';
import { insteadOf } from './instead.ts';
import { keepingOf } from './keeping.ts';
import { labelNotes } from './labels.ts';
import { costPerServing, moneyLine, purchaseOf, sayExtraPrice } from './money.ts';
import { restTip } from './no-rest.ts';
import { nutritionOf } from './nutrition.ts';
import { isRestLeft } from './open-packs.ts';
import { prepare } from './preparation.ts';
import { safetyNotes } from './safety.ts';
import { sideInTime } from './side-in-time.ts';
import { thawedFirst } from './thaw.ts';
import { writeWhy } from './why.ts';

export interface RecipeScene {
  readonly side: FilledDish | null;
  readonly servings: Servings;
  readonly pantry: Pantry;
  /** What there is to cook on: a touch may want a pan where the dish wants none. */
  readonly equipment: readonly Equipment[];
  readonly cookbook: Cookbook;
  readonly shelf: Shelf;
  readonly seed: string;
  readonly taken: ReadonlySet<string>;
  /** The tips that an earlier recipe of the menu gave. */
  readonly told: ReadonlySet<string>;
  readonly unused: ReadonlySet<string>;
  readonly month: number | undefined;
}

/** Writes a filled dish out as a recipe, with its side, touch, add-ons, cost and all that goes with it; null when no touch is allowed. */
export function writeRecipe(filled: FilledDish, scene: RecipeScene): Recipe | null {
  const { dish } = filled;
  const { cookbook, seed } = scene;
  const servings = scene.servings.number;
  const method = writeSteps(dish, helpingsOf(filled, servings), { servings, cookbook, seed });
  const side = scene.side && sideInTime(scene.side, method.steps, { servings, cookbook, seed });
  const sideMethod = side?.method ?? NOTHING;
  const main = method.used;
  const beside = sideMethod.used;

  const all = merged([...main, ...beside, ...method.free, ...sideMethod.free]).filter(
    ({ ingredient, amount }) => ingredient.name !== 'water' || (amount?.grams ?? 0) >= LISTED_WATER,
  );
  const { steps, helpings: listed, broth } = withBroth(thawedFirst(side?.steps ?? method.steps, main, cookbook), all, scene.pantry.items, cookbook);
  const helpings = asTold(listed, steps);
  const swaps = swapsOf(filled, cookbook);
  const keeps = sayAside(dish.keeps, main, cookbook);
  const batch = scene.servings.isOwn ? batchTip(dish, keeps, main, servings) : null;
  const fading = fadingTips(helpings, cookbook);
  const hints = [
    ...fading,
    ...(batch ? [batch] : []),
    ...dish.tips.map((tip) => sayAside(tip, main, cookbook)).filter((tip) => tip !== '' && isRestLeft(tip, main)),
  ];
  // Who has read it with the first recipe reads something new with the next.
  const tips = [...hints.filter((tip) => !scene.told.has(tip)), ...hints.filter((tip) => scene.told.has(tip))];
  const headnote = sayAside(dish.headnote, main, cookbook);
  const own = [...spokenOf(dish, main), ...(side ? spokenOf(side.dish, beside) : []), ...(broth ? [broth] : [])];
  return plateUp({ ...scene, dish, title: writeTitle(dish, main, cookbook), headnote, keeps, steps, helpings, main, own, servings, swaps, tips });
}

/** Grams of water that one measures before one cooks: a spoonful comes from the tap. */
const LISTED_WATER = 50;

/** Letters that still say something of a dish. */
const SHORTEST_HEADNOTE = 40;

/** The headnote, or as much of its beginning as names nothing that must not be eaten. */
function headnoteOf(headnote: string, isSaid: (words: string) => boolean): { headnote?: string } {
  if (headnote === '' || isSaid(headnote)) return headnote === '' ? {} : { headnote };
  const ends = [...headnote.matchAll(/[.:;](?= )/g)].map(({ index }) => index).filter((end) => end >= SHORTEST_HEADNOTE);
  const said = ends.map((end) => `${headnote.slice(0, end)}.`).findLast((beginning) => isSaid(beginning));
  return said === undefined ? {} : { headnote: said };
}

const NOTHING: ReturnType<typeof writeSteps> = { steps: [], used: [], free: [] };
export interface Plate extends Omit<RecipeScene, 'side' | 'servings' | 'told'> {
  readonly dish: Dish;
  readonly title: string;
  /** Empty where nothing is to be said. */
  readonly headnote: string;
  readonly keeps: string;
  readonly steps: readonly Step[];
  /** Everything that goes in; `main` leaves out what is only beside it. */
  readonly helpings: readonly Helping[];
  readonly main: readonly Helping[];
  /** What of the visitor's own is spoken of, that of the side with it. */
  readonly own: readonly Helping[];
  readonly servings: number;
  readonly swaps: readonly string[];
  readonly tips: readonly string[];
}

/**
 * Finishes what is written: touch, add-ons, cost, nutrition, allergens, keeping, safety, the why-line and the drawing, all counted from
 * the helpings; null when no touch is allowed.
 */
export function plateUp(plate: Plate): Recipe | null {
  const { dish, title, helpings, main, servings, pantry, equipment, cookbook, shelf, seed, taken, unused, month } = plate;
  /** "Fried with an egg it is tomorrow's lunch" is no tip for a vegan. */
  const listed = helpings.map(({ ingredient }) => ingredient.id);
  const isSaid = (words: string, beside?: string) =>
    bannedIn(words, pantry.bans, cookbook, shelf, { title, there: beside === undefined ? listed : [...listed, beside] }).length === 0;
  const told = plate.tips.filter((tip) => isSaid(tip));
  const tips = told.length > 0 ? told : restTip(dish, main).filter((tip) => isSaid(tip));
  const swaps = plate.swaps.filter((swap) => isSaid(swap));
  const own = new Set(main.map(({ ingredient }) => ingredient.id));
  const beside = helpings.filter(({ ingredient }) => !own.has(ingredient.id));
  const extrasScene = { dish, helpings, beside, servings, pantry, equipment, cookbook, seed, taken, unused, isSaid };
  const extras = chooseExtras(extrasScene);
  if (!extras) return null;
  const { touch, addOns } = extras;
  const { notes, steps } = prepare(helpings, plate.steps);
  const ingredients = helpings.map((helping) => toLine(helping, notes.get(helping.ingredient.id)));
  const minutes = clock(steps);
  const counted = helpings.filter((helping) => helping.from !== 'staple');
  const needed = counted.filter((helping) => helping.from === 'needed').map(({ ingredient, amount }) => purchaseOf(ingredient, amount?.grams));
  const have = { count: counted.length - needed.length, of: counted.length };
  const cost = costPerServing(helpings, servings);

  return {
    dish: dish.id,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    cookTime: sayMinutes(minutes.total),
    servings,
    mainIngredients: ingredients.map(({ line }) => line),
    instructions: steps.map(({ text }) => text).join('\n'),
    suggestedAddOns: {
      items: addOns.map((extra) => (extra.price === null ? extra.line : `${extra.line} (${sayExtraPrice(extra)})`)),
      savings: savingsLine(tips, moneyLine(helpings, needed)),
    },
    gourmetTouch: { ingredient: touch.line, description: [touch.how, touch.why].filter(Boolean).join(' ') },
    ingredients,
    steps,
    addOns,
    touch,
    minutes,
    cuisine: dish.cuisine,
    family: dish.family,
    courses: dish.courses,
    pan: dish.pan,
    equipment: dish.equipment,
    uses: [...new Set(helpings.flatMap(({ item }) => (item ? [item.ingredient.id] : [])))],
    usesFirst: [...new Set(helpings.flatMap(({ item }) => (item?.useFirst ? [item.ingredient.id] : [])))],
    needed,
    have,
    swaps,
    instead: insteadOf(extrasScene).filter((sentence) => isSaid(withoutGains(sentence))),
    ...headnoteOf(plate.headnote, isSaid),
    why: writeWhy(plate.own, have, needed, swaps),
    costPerServing: cost,
    nutrition: nutritionOf(helpings, servings),
    allergens: ALLERGENS.filter((allergen) => helpings.some(({ ingredient }) => ingredient.allergens.includes(allergen))),
    diets: DIETS.filter((diet) => helpings.every(({ ingredient }) => suitsDiet(ingredient, diet))),
    keeps: keepingOf(plate.keeps, pantry, listed, cookbook, shelf),
    safety: [...safetyNotes(helpings, steps, cookbook), ...labelNotes(helpings, pantry.bans, cookbook)],
    tips,
    season: month === undefined ? [] : helpings.filter(({ ingredient }) => ingredient.season.includes(month)).map(({ ingredient }) => ingredient.id),
    plate: plateOf(dish, main, touch, cookbook),
  };
}

/** What the visitor hears is used: the oil of the pan is not among it, unless it is to be used first; what seasons comes last. */
function spokenOf({ roles }: Dish, helpings: readonly Helping[]): Helping[] {
  const duties = new Map(roles.map(({ name, duty }) => [name, duty]));
  const own = helpings.filter(({ role, item }) => item?.useFirst || (item && duties.get(role) !== 'staple'));
  return own.sort((a, b) => Number(duties.get(a.role) === 'season') - Number(duties.get(b.role) === 'season'));
}

/** One line an ingredient: salt in two steps, or lemon in the dish and its side, is listed once with the whole amount. */
function merged(helpings: readonly Helping[]): Helping[] {
  const byId = new Map<string, Helping>();
  for (const helping of helpings) {
    const before = byId.get(helping.ingredient.id);
    const amount = before?.amount && helping.amount ? together(helping.ingredient, before.amount, helping.amount) : (before?.amount ?? helping.amount);
    byId.set(helping.ingredient.id, before ? { ...before, amount } : helping);
  }
  return [...byId.values()];
}

function toLine(helping: Helping, note: string | undefined): RecipeIngredient {
  const { ingredient, amount, from, item } = helping;
  const line: RecipeIngredient = {
    id: ingredient.id,
    name: ownName(helping),
    amount: amount?.unit === '' && item?.called ? { ...amount, ...item.called } : amount,
    line: '',
    from,
    useFirst: item?.useFirst ?? false,
  };
  const whole = note ? { ...line, note } : line;
  return { ...whole, line: formatIngredient(whole) };
}

/** "leek instead of onion": where something of the visitor's own stands in for what the dish would have first. */
function swapsOf(filled: FilledDish, cookbook: Cookbook): string[] {
  return filled.fillings.flatMap(({ role, option, ingredient, item }) => {
    // What the dish is made of stands in its title, and what seasons it is nobody's concern.
    if (role.duty === 'star' || role.duty === 'season') return [];
    const [first] = role.options;
    const preferred = first?.ingredient ? cookbook.ingredients.get(first.ingredient) : undefined;
    if (!item || option.rank === 0 || !preferred || preferred.short === ingredient.short || role.duty === 'welcome') return [];
    // A form of the same thing is no swap: passata for tinned tomatoes is said by the list.
    if (isA(ingredient, preferred.kinds[0] ?? '', cookbook.kinds)) return [];
    return [`${ingredient.short} instead of ${preferred.short}`];
  });
}

function savingsLine(tips: readonly string[], money: string): string {
  return [tips[0] ?? '', money].filter(Boolean).join(' ');
}
