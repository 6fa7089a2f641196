import { isUnitOf, unitGrams } from '#kitchen/cookbook/asked-grams.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { type Ingredient, idOf } from '#kitchen/cookbook/ingredient.ts';
import { hasBans, isAllowed } from '#kitchen/menu/diets.ts';
import type { Item } from '#kitchen/menu/item.ts';
import type { Order } from '#kitchen/order.ts';
import type { Entry, EntryAmount } from '#kitchen/pantry/entry.ts';
import { mentions } from '#kitchen/pantry/mentions.ts';
import { readEntry } from '#kitchen/pantry/read-entry.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import type { Fault } from '#kitchen/pass/fault.ts';
import type { Amount } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { portion } from '#kitchen/stove/portion.ts';

export interface LinesScene {
  readonly order: Order;
  readonly cookbook: Cookbook;
  readonly shelf: Shelf;
}

/** Nobody weighs more than this much more than there is. */
const A_LITTLE_MORE = 1.3;
const NEEDS_NO_AMOUNT = ['spices', 'herbs', 'oils', 'salts', 'waters'];

/** Reads the ingredient list of a draft as the pantry reads what visitors type: what it cannot tell for sure is a fault. */
export function readLines(lines: readonly string[], scene: LinesScene): { helpings: Helping[]; faults: Fault[] } {
  const helpings = new Map<string, Helping>();
  const faults: Fault[] = [];
  for (const line of lines) {
    const read = readLine(line, scene);
    if ('rule' in read) faults.push(read);
    else if (helpings.has(read.ingredient.id)) faults.push({ rule: 'listing', words: `"${line}" stands twice in the list.` });
    else helpings.set(read.ingredient.id, read);
  }
  return { helpings: [...helpings.values()], faults };
}

function readLine(line: string, scene: LinesScene): Helping | Fault {
  const { order, cookbook, shelf } = scene;
  const whole = readEntry(line, shelf);
  // "½ lemon, juiced": what comes after the comma is done to it. What may not be eaten is looked for in the whole line elsewhere.
  const entry = whole.more?.length && line.includes(',') ? readEntry(line.split(',')[0] ?? '', shelf) : whole;
  if (entry.status === 'refused') return { rule: 'safety', words: entry.reason ?? `"${line}" is no food.` };
  if (entry.more?.length) return { rule: 'food', words: `"${line}" names several foods. Put one on a line.` };
  const found = foodOf(line, entry, scene);
  // A slip of the pen may be another food: with an allergy nobody guesses.
  if (!found || (entry.status === 'corrected' && hasBans(order.bans)))
    return { rule: 'food', words: `We know no "${line}". Use the names of the pantry, or plain names of foods.` };
  const { ingredient, item } = found;
  if (!isAllowed(ingredient, order.bans, cookbook)) return { rule: 'ban', words: `"${line}" breaks a diet, an allergy or a dislike.` };
  const amount = entry.amount ? amountOf(ingredient, entry.amount) : null;
  const isStaple = order.staples.has(ingredient.id) || ingredient.name === 'water';
  if (!amount && !isStaple && !isAnyOf(ingredient, NEEDS_NO_AMOUNT, cookbook.kinds)) return { rule: 'amounts', words: `"${line}" does not say how much.` };
  if (item?.grams && amount && amount.grams > item.grams * A_LITTLE_MORE)
    return { rule: 'amounts', words: `"${line}" is more than there is: only about ${Math.round(item.grams)} g.` };
  return { role: isStaple && !item ? 'staple' : 'main', ingredient, amount, from: item ? 'have' : isStaple ? 'staple' : 'needed', item: item ?? null };
}

/** The food of a line; the visitor's own where the line says no more than its general name ("rice" of basmati rice). */
function foodOf(line: string, entry: Entry, { order, cookbook, shelf }: LinesScene): { ingredient: Ingredient; item?: Item } | null {
  const named = entry.id ? cookbook.ingredients.get(entry.id) : undefined;
  if (!named) {
    const item = entry.name ? order.items.find(({ ingredient }) => ingredient.id === idOf(entry.name as string)) : undefined;
    return item ? { ingredient: item.ingredient, item } : null;
  }
  const meant = new Set([named.id, ...mentions(line, shelf).flatMap(({ ids }) => ids)]);
  const item =
    order.items.find(({ ingredient }) => ingredient.id === named.id) ??
    order.items.find(({ ingredient }) => meant.has(ingredient.id)) ??
    order.items.find(({ ingredient }) => ingredient.kinds[0] === named.kinds[0] && ingredient.short === named.short);
  return item ? { ingredient: item.ingredient, item } : { ingredient: named };
}

/** An amount as the house measures it out. */
export function amountOf(ingredient: Ingredient, { quantity, unit, grams }: EntryAmount): Amount {
  const mass = grams ?? quantity * unitGrams(ingredient, unit);
  const word = isUnitOf(ingredient, unit) ? unit : ingredient.pieceGrams ? '' : 'g';
  return portion(ingredient, mass, word);
}
