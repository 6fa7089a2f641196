import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { type Ingredient, LARGE } from '#kitchen/cookbook/ingredient.ts';
import { type Item, isForToday } from '#kitchen/menu/item.ts';
import { isLeftOpen } from '#kitchen/menu/open-pack.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { inTin, shortName } from '#kitchen/stove/names.ts';

/** What is left must be at least so much of what the other recipe takes. */
const WORTH_SAYING = 0.8;

/**
 * A set finishes what it opens: half a tin of coconut milk in one recipe goes into another, and the first of the two says so.
 *
 * @param items what lies there: of the 400 g of mince that were typed nothing is left after 400 g
 * @returns the same recipes in the same order, some with a tip more
 */
export function finishOpenPacks(recipes: readonly Recipe[], items: readonly Item[], cookbook: Cookbook): Recipe[] {
  const told = new Set<string>();
  const own = new Map(items.map((item) => [item.ingredient.id, item]));
  const there = (id: string) => own.get(id)?.grams ?? own.get(id)?.supposed;
  /** Whether one of the two takes so much of another thing that nothing would be left to cook the other from. */
  const isEatenUp = (other: Recipe, one: Recipe, id: string) =>
    other.ingredients.some((line) => {
      const item = own.get(line.id);
      const taken = one.ingredients.find(({ id: same }) => same === line.id)?.amount?.grams ?? 0;
      if (!item || line.id === id || !line.amount || taken === 0) return false;
      const lies = there(line.id) ?? (isForToday(item) ? taken : Number.POSITIVE_INFINITY);
      return lies - taken < line.amount.grams * WORTH_SAYING;
    });
  return recipes.map((recipe, place) => {
    const tips = recipe.ingredients.flatMap(({ id, amount }) => {
      const shelved = cookbook.ingredients.get(id);
      const ingredient = shelved && inItsTin(shelved, own.get(id)?.packGrams);
      if (!ingredient || !amount || told.has(id) || !isLeftOpen(ingredient, amount.grams)) return [];
      const left = (there(id) ?? ingredient.pack?.grams ?? 0) - amount.grams;
      const isEnoughFor = (other: Recipe) => other.ingredients.some((line) => line.id === id && line.amount && left >= line.amount.grams * WORTH_SAYING);
      const next = left > 0 ? recipes.slice(place + 1).find((other) => isEnoughFor(other) && !isEatenUp(other, recipe, id)) : undefined;
      if (next) {
        told.add(id);
        return [`What is left of the ${restOf(ingredient)} goes into the other recipe here, ${next.title}.`];
      }
      // Of a tin of beer the rest is drunk.
      return left > amount.grams / 2 && ingredient.pack?.word === 'tin' && !ingredient.alcohol
        ? [`Tip the rest of the tin of ${inTin(ingredient)} into a jar: ${KEPT}.`]
        : [];
    });
    return tips.length === 0 ? recipe : { ...recipe, tips: [...recipe.tips, ...tips.slice(0, 1)] };
  });
}

/** The ingredient in the tin that was typed: of 425 g tuna 150 g leave most of a tin, though the usual one is empty then. */
function inItsTin(ingredient: Ingredient, packGrams: number | undefined): Ingredient {
  const { pack } = ingredient;
  return packGrams && pack ? { ...ingredient, pack: { ...pack, grams: packGrams } } : ingredient;
}

/** USDA FSIS: opened tins of what is sour keep five to seven days in the fridge, others three to four. */
const KEPT = 'it keeps 3 days in the fridge, 3 months in the freezer';

/** "the cabbage", of which one lies there; "the olives". */
export function restOf(ingredient: Ingredient): string {
  return (ingredient.pieceGrams ?? 0) >= LARGE ? ingredient.short : shortName(ingredient, null);
}

const REST = /\b(?:left|rest|remains|last|half)\b[^.;:]*?\b(tin|can|jar|packet|pack|pot|tub|carton|bottle|block)\b/i;
const SAME_PACK: Readonly<Record<string, string>> = { can: 'tin', pack: 'packet', pot: 'tub' };
const packOf = (word: string) => SAME_PACK[word] ?? word;
/** Of a pack, in parts: less is what clings to the sides. */
const NOTHING_LEFT = 0.06;

/** Whether a tip is true that speaks of the rest of a tin or a block: one of that sort that goes in must not go in whole. */
export function isRestLeft(tip: string, helpings: readonly Helping[]): boolean {
  const word = packOf(REST.exec(tip)?.[1]?.toLowerCase() ?? '');
  const packed = helpings.filter(({ ingredient: { pack }, amount }) => amount && pack?.word && packOf(pack.word) === word);
  return packed.length === 0 || packed.some(leavesSome);
}

function leavesSome({ ingredient: { pack }, amount, item }: Helping): boolean {
  if (!pack || !amount) return false;
  const there = item?.grams ?? item?.supposed ?? pack.grams * Math.ceil(amount.grams / pack.grams - NOTHING_LEFT);
  return there - amount.grams > pack.grams * NOTHING_LEFT;
}
