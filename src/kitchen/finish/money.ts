import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Extra, Purchase } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';

/** Unknown prices may make up this part of the food before we say nothing. */
const UNKNOWN_SHARE = 0.2;

/** Estimated US dollars a serving, everything counted by what goes in; null when too many prices are unknown. */
export function costPerServing(helpings: readonly Helping[], servings: number): number | null {
  let known = 0;
  let unknownGrams = 0;
  let grams = 0;
  for (const { ingredient, amount } of helpings) {
    if (!amount || ingredient.name === 'water') continue;
    grams += amount.grams;
    const pack = ingredient.pack;
    if (pack?.price) known += (amount.grams / pack.grams) * pack.price;
    else unknownGrams += amount.grams;
  }
  if (grams === 0 || unknownGrams / grams > UNKNOWN_SHARE) return null;
  return Math.max(0.1, Math.round((known / servings) * 20) / 20);
}

/** All prices on the shelves are US averages in the money of this year. */
const PRICES_OF = 2025;

/**
 * What is spent now, apart from what the food rescued is worth: "Nothing to buy. It uses about $3.40 worth of what you have (average US
 * prices of 2025)." Packs are bought whole, food is rescued by what goes in. What has no price is said to be missing.
 */
export function moneyLine(helpings: readonly Helping[], needed: readonly Purchase[]): string {
  const own = helpings.filter(({ item, amount }) => item && amount);
  const priced = own.flatMap(({ ingredient: { pack }, amount }) => (pack?.price && amount ? [(amount.grams / pack.grams) * pack.price] : []));
  const worth = priced.reduce((sum, price) => sum + price, 0);
  const spent = needed.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const isShort = needed.some(({ price }) => price === null);
  const buying =
    needed.length === 0
      ? 'Nothing to buy.'
      : spent === 0
        ? 'What there is to buy has no price known to us.'
        : `You spend ${sayPrice(spent)}${isShort ? ', and what has no price here' : ''}.`;
  if (priced.length === 0) return buying;
  const missing = priced.length < own.length ? ', not counting what has no price here' : '';
  return `${buying} It uses ${sayPrice(Math.max(0.05, Math.round(worth * 20) / 20))} worth of what you have${missing} (average US prices of ${PRICES_OF}).`;
}

/** A little more than a pack is no reason to open another. */
const NEARLY_A_PACK = 0.15;

/**
 * What is bought when this is lacking: as many usual packs as the dish takes, and their price.
 *
 * @param grams how much goes in; left out: one pack
 */
export function purchaseOf(ingredient: Ingredient, grams = 0): Purchase {
  const { pack } = ingredient;
  const packs = pack ? Math.max(1, Math.ceil(grams / pack.grams - NEARLY_A_PACK)) : 1;
  const price = pack?.price ? Math.round(pack.price * packs * 100) / 100 : null;
  return { id: ingredient.id, name: asBought(ingredient), price, pack: pack ? `${packs > 1 ? `${packs} × ` : ''}${packWords(pack)}` : '' };
}

/** "a lemon", "onions", "feta": as one would write it on a shopping list. */
function asBought({ name, plural, pack, pieceGrams }: Ingredient): string {
  const isOne = pack?.count === 1 || (pieceGrams !== null && pack !== null && !pack.word && pack.grams < pieceGrams * 1.5);
  if (isOne && plural !== name) return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  return plural;
}

/** "about $0.70". */
export function sayPrice(price: number): string {
  return `about $${price.toFixed(2)}`;
}

/** "about $0.20 of a $6.00 jar", or the whole price where most of it goes in; '' when it is unknown. */
export function sayExtraPrice({ price, portion }: Pick<Extra, 'price' | 'portion'>): string {
  if (price === null) return '';
  return portion ? `${sayPrice(portion.price)} of a $${price.toFixed(2)} ${portion.pack}` : sayPrice(price);
}

function packWords(pack: NonNullable<Ingredient['pack']>): string {
  const weight = pack.label ?? (pack.grams >= 1000 ? `${pack.grams / 1000} kg` : `${pack.grams} g`);
  if (pack.count) return pack.count === 1 ? 'one' : `${pack.count}`;
  return pack.word ? `${pack.word}, ${weight}` : weight;
}
