import { askedGrams } from '#kitchen/cookbook/asked-grams.ts';
import { isSeasoning } from '#kitchen/cookbook/dish.ts';
import { type Ingredient, LARGE } from '#kitchen/cookbook/ingredient.ts';
import type { FilledDish, Filling } from '#kitchen/menu/filled-dish.ts';
import { type Item, isForToday } from '#kitchen/menu/item.ts';
import { FOR_TWO, MOST_SERVINGS, ONE_EACH, PORTION, SAME_TABLE } from '#kitchen/menu/servings.ts';
import { supposed } from '#kitchen/menu/supposed.ts';
import type { Amount } from '#kitchen/recipe.ts';
import { portion } from './portion.ts';
import { rolesInHalves } from './roles-in-halves.ts';

/** One ingredient of a recipe with how much of it goes in. */
export interface Helping {
  readonly role: string;
  readonly ingredient: Ingredient;
  readonly amount: Amount | null;
  readonly from: Filling['from'];
  readonly item: Item | null;
}

/** Of these each eater has the same number. */
const SERVED_WHOLE = [...ONE_EACH, 'poultry on the bone', 'chicken pieces'];
/** Grams below which half of what seasons is meant as a half: of a lemon, not of an onion. */
const A_SQUEEZE = 50;
/** Grams of half an aubergine, the most that a dish takes beyond what it asks. */
const HALF = 160;
/** So many times what is asked is still the same dish; of what drinks or binds what is measured beside it, so many. */
const [LITTLE_MORE, HARDLY_MORE] = [1.6, 1.1];
const MEASURED = [
  'rices',
  'brown rices',
  'risotto rices',
  'couscouses',
  'quick grains',
  'slow grains',
  'flours',
  'dried lentils',
  'dried beans',
  'eggs',
  'pastries',
];
/** A ragù may have twice the mince; an omelette is none then. */
const [TWICE, EGGS] = [2, 'eggs'];
/** A bag of spinach is a handful in the pan, a quarter of a cabbage two: what is left of them is not kept for tomorrow. */
const WILTING = ['tender greens', 'hardy greens', 'cabbages'];
/** Half a pack of what is weighed, in grams, at least; and how near to it an amount is as good as it. */
const [LEAST_HALF, NEARLY] = [75, 0.15];
/** How far, of itself, what was typed may be from a whole number of pieces to be said by their number. */
const ROUNDED = 0.03;
/** Raw meat and fish, in grams, that one who eats well is glad of: so much a head of what was typed goes in before any is left over. */
const GENEROUS = 230;
/** They are counted out, freeze well and fill a pan: of twelve for four, the four that make another dinner for two stay in the packet. */
const COUNTED_OUT = 'sausages';

/** The amounts of everything in the dish, for so many. What shares a role shares its amount; stated amounts are kept to. */
export function helpingsOf(filled: FilledDish, servings: number): Helping[] {
  const factor = servings / filled.dish.serves;
  const scale = { factor, servings, most: mostAmongEggs(filled, factor) };
  return filled.fillings.map((filling) => {
    const sharing = filled.fillings.filter((other) => other.role === filling.role);
    const grams = shareOf(filling, sharing, scale);
    const amount = limit(
      asSold(undivided(measuredOut(filling, perHead(grams, filling, servings)), filling, rolesInHalves(filled.dish)), filling),
      filling,
      grams,
    );
    return { role: filling.role.name, ingredient: filling.ingredient, amount, from: filling.from, item: filling.item };
  });
}

/** One potato is no dinner: of so many times one, that a dish for one asks, it takes two. */
const MORE_THAN_ONE = 1.2;
/** Of carrots no longer than a finger, several are one: they are weighed. */
const MINIATURE = /^(?:baby|mini|chantenay)\b/;

function measuredOut({ ingredient, item, option, role }: Filling, grams: number): Amount {
  const piece = ingredient.pieceGrams ?? 0;
  const isTwo = role.duty === 'star' && ingredient.kinds.includes('potatoes') && grams > piece * MORE_THAN_ONE && grams < piece * TWICE;
  if (isTwo) return portion(ingredient, piece * TWICE, option.ask.unit);
  return MINIATURE.test(item?.called?.one ?? '') ? portion({ ...ingredient, pieceGrams: null }, grams, 'g') : portion(ingredient, grams, option.ask.unit);
}

/** How much of what an omelette or a frittata asks there may be of meat in it, by the eggs there are; any amount in what is no dish of eggs. */
function mostAmongEggs({ dish, fillings }: FilledDish, factor: number): number {
  if (dish.family !== EGGS) return Number.POSITIVE_INFINITY;
  const eggs = fillings.find(({ ingredient }) => ingredient.kinds.includes(EGGS));
  const there = eggs?.item?.grams;
  return SAME_TABLE.most * (eggs && there ? Math.min(1, there / (askedGrams(eggs.ingredient, eggs.option.ask) * factor)) : 1);
}

/** How a dish is scaled. */
interface Scale {
  /** How many times the dish as it is written, and for how many. */
  readonly factor: number;
  readonly servings: number;
  /** How many times what is asked of meat may go in. */
  readonly most: number;
}

function shareOf(filling: Filling, sharing: readonly Filling[], { factor, servings, most: mostTimes }: Scale): number {
  const isMeasured = filling.ingredient.kinds.some((kind) => MEASURED.includes(kind));
  const asked = askedGrams(filling.ingredient, filling.option.ask) * factor * strength(filling);
  // What others lack of their share, this one makes up.
  const missing = sharing.reduce((sum, other) => {
    const share = (askedGrams(other.ingredient, other.option.ask) * factor) / sharing.length;
    return sum + Math.max(0, 1 - (other.item?.grams ?? share) / share);
  }, 0);
  const plenty = sharing.filter(
    (other) => !other.item?.grams || other.item.grams > (askedGrams(other.ingredient, other.option.ask) * factor) / sharing.length,
  ).length;
  const share = (asked / sharing.length) * (1 + (plenty ? missing / plenty : 0));
  const there = filling.item?.grams;
  if (!there) return filling.item ? Math.min(share, supposed(filling, factor)) : share;
  if (isSeasoning(filling.role)) return Math.min(there, share);
  if (filling.ingredient.kinds.includes(COUNTED_OUT) && !filling.item.useFirst && there - share >= FOR_TWO) return share;
  // Half a kilo of mince is not halved because beans came to share its place, nor a breast of chicken for the bacon beside it.
  const generous = filling.item.useFirst ? 0 : Math.min(servings * GENEROUS, asked * TWICE);
  // In an omelette it crowds out the egg all the same.
  const wilts = filling.ingredient.kinds.some((kind) => WILTING.includes(kind)) && !Number.isFinite(mostTimes);
  const most = Math.min(asked * mostTimes, Math.max(asked * (wilts ? TWICE : SAME_TABLE.most), generous));
  if (Number.isFinite(mostTimes) && isForToday(filling.item)) return Math.min(there, most);
  if (isForToday(filling.item) && (there <= most || sharing.length > 1)) return Math.min(there, most);
  // Using up a little more than asked beats leaving an end behind.
  return there <= share * (isMeasured ? HARDLY_MORE : wilts ? TWICE : LITTLE_MORE) ? there : share;
}

/** Where a dish asks for any spice of a kind, of cloves or saffron it means a fraction of what it would take of cumin; of a Scotch bonnet, half. */
function strength({ ingredient, option }: Filling): number {
  if (!option.kind || !ingredient.kinds.includes('strong spices')) return 1;
  return ingredient.kinds[0] === 'fresh chillies' ? 0.5 : 0.25;
}

/** Twice the lime is another dish; what is squeezed by halves comes whole. */
const SHARP = 'sharp citrus';

/** Half a potato, half an onion or one and a half leeks leave a half that nobody asked for: a dish takes the whole, where that is not much more. */
function undivided(amount: Amount, { role, item, ingredient }: Filling, inHalves: ReadonlySet<string>): Amount {
  const isPinch = ingredient.kinds.includes(SHARP) ? !inHalves.has(role.name) : isSeasoning(role) && amount.grams < A_SQUEEZE;
  if (isPinch || !item || amount.unit !== '' || Number.isInteger(amount.quantity)) return amount;
  const quantity = Math.ceil(amount.quantity);
  const grams = (amount.grams * quantity) / amount.quantity;
  const there = item.grams ?? item.supposed ?? grams;
  if (grams - amount.grams > HALF || grams > there * 1.02 || ingredient.of.length > 0) return amount;
  return { ...amount, quantity, grams };
}

/** Three salmon fillets are no dinner for two: where nobody said how many there are, each eater has as many as the next. */
function perHead(grams: number, { role, item, ingredient: { pieceGrams, kinds } }: Filling, servings: number): number {
  const isPortion = pieceGrams !== null && pieceGrams >= PORTION && pieceGrams < FOR_TWO && kinds.some((kind) => SERVED_WHOLE.includes(kind));
  if (!isPortion || role.duty !== 'star' || item?.grams || servings > MOST_SERVINGS) return grams;
  return pieceGrams * servings * Math.max(1, Math.round(grams / (pieceGrams * servings) - 0.1));
}

/** 525 g of mince is the pack of 500, 190 g of tofu the half of one: nobody buys or keeps the rest. Only of what the dish may take more or less of. */
function asSold(amount: Amount, { role, item, ingredient }: Filling): Amount {
  const half = (ingredient.pack?.grams ?? 0) / 2;
  if ((role.duty !== 'star' && role.duty !== 'welcome') || item?.grams || amount.unit !== 'g' || half < LEAST_HALF) return amount;
  const grams = Math.round(amount.grams / half) * half;
  return grams > 0 && Math.abs(grams - amount.grams) <= NEARLY * grams ? { ...amount, quantity: grams, grams } : amount;
}

/** Never more pieces than were typed: two eggs stay two. And 600 g of thighs that go in whole are not five of them, nor 500 g of new potatoes eleven. */
function limit(amount: Amount, filling: Filling, grams: number): Amount {
  const there = filling.item?.grams;
  // What is left of a ratatouille is in no tin, though one can buy it in one.
  if (amount.unit === 'tin' && filling.item?.states.has('leftover')) return weighed(Math.min(amount.grams, there ?? amount.grams));
  if (!there || amount.grams <= 0) return amount;
  if (amount.unit === 'tin' && isOtherTin(amount, filling)) return ofOtherTin(amount, Math.min(grams, there), filling.item?.packGrams as number);
  const typed = inTypedPieces(amount, filling, Math.min(grams, there)) ?? inSlices(amount, filling, Math.min(grams, there));
  if (typed) return typed;
  // A kielbasa that was weighed is one ring, whatever ours weighs.
  const isRing = filling.ingredient.kinds.includes(RINGS);
  const isHandful = amount.unit === '' && !amount.whole && (isRing || amount.grams / amount.quantity < PORTION);
  const weight = Math.min(grams, there);
  if (filling.item?.isWeighed && isHandful) return weighed(weight);
  if (filling.item?.isWeighed && amount.unit === 'g' && grams >= there) return { ...amount, quantity: there, grams: there };
  if (amount.grams > there * 1.02) return portionAtMost(amount, weight);
  const isRounded = amount.unit === '' && amount.grams >= PORTION * amount.quantity && Math.abs(amount.grams - grams) > ROUNDED * grams;
  return isRounded && grams >= there ? weighed(grams) : amount;
}

const RINGS = 'cooked sausages';

function weighed(grams: number): Amount {
  return { quantity: grams, unit: 'g', grams };
}

/** Half a lemon stays half a lemon; of carrots one and a half are two. */
const ALMOST_ONE = 0.75;
/** How far, of itself, a piece that was counted and weighed is from ours to be of another size. */
const OTHER_SIZE = 0.05;

/** "4 salmon fillets 400 g" are four where ours would be three: as many of those that lie there as the dish takes; null where ours are as large. */
function inTypedPieces(amount: Amount, { item, ingredient }: Filling, grams: number): Amount | null {
  if (!item?.pieces || !item.grams || amount.unit !== '' || !ingredient.pieceGrams) return null;
  const each = item.grams / item.pieces;
  if (Math.abs(each - ingredient.pieceGrams) <= OTHER_SIZE * ingredient.pieceGrams) return null;
  const exact = grams / each;
  const isHalved = !amount.whole && (each >= LARGE || exact < ALMOST_ONE);
  const quantity = Math.min(item.pieces, isHalved ? Math.max(0.5, Math.round(exact * 2) / 2) : Math.max(1, Math.round(exact)));
  return { ...amount, quantity, grams: quantity * each };
}

/** Who has four rashers takes two of them, and weighs none; null where nobody counted slices. */
function inSlices(amount: Amount, { item }: Filling, grams: number): Amount | null {
  if (!item?.slices || amount.unit !== 'g') return null;
  const { word, grams: each } = item.slices;
  const quantity = Math.max(1, Math.round(grams / each));
  return { quantity, unit: word, units: `${word}s`, grams: quantity * each, whole: true };
}

/** How far the tin that was typed may be from ours to be the same. */
const SAME_TIN = 0.25;

function isOtherTin({ grams, quantity }: Amount, { item }: Filling): boolean {
  const each = grams / quantity;
  return item?.packGrams !== undefined && Math.abs(item.packGrams - each) > SAME_TIN * each;
}

/** Of a 28 oz can 400 g are half, and no tin. */
function ofOtherTin(amount: Amount, grams: number, each: number): Amount {
  const quantity = Math.round(grams / each);
  if (Math.abs(quantity * each - grams) <= SAME_TIN * each && quantity > 0) return { ...amount, quantity, grams: quantity * each };
  return weighed(grams);
}

/** What is at least so much of a tin is called one. */
const MOST_OF_ONE = 0.8;

function portionAtMost(amount: Amount, grams: number): Amount {
  const each = amount.grams / amount.quantity;
  // Half a tin that is there is not a whole one.
  if (amount.unit === 'tin' && grams < each * MOST_OF_ONE)
    return { ...amount, quantity: Math.max(0.25, Math.round((4 * grams) / each) / 4), grams, whole: false };
  const step = amount.whole ? 1 : amount.unit === '' ? 0.5 : 0.25;
  const quantity = Math.max(step, Math.floor(grams / each / step + 1e-6) * step);
  // 400 g of thighs were weighed, not counted.
  const isWeighed = quantity * each < grams * (1 - ROUNDED) || (quantity > 1 && !Number.isInteger(quantity));
  if (amount.unit === '' && each >= PORTION && isWeighed) return weighed(grams);
  return amount.unit === 'g' || amount.unit === 'ml'
    ? { ...amount, quantity: Math.max(1, Math.floor(grams / each)), grams }
    : { ...amount, quantity, grams: quantity * each };
}
