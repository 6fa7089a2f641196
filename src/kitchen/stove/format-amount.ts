import type { Amount, RecipeIngredient } from '#kitchen/recipe.ts';

export interface AmountStyle {
  /** How many times the recipe's own servings. */
  readonly factor?: number;
  readonly system?: 'metric' | 'us';
}

const FRACTIONS = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
] as const;

/**
 * An amount as a cook reads it: "2", "1½ tbsp", "250 g", "2 tins"; US: "9 oz", "1¼ cups".
 * What cannot be split stays whole; spoons, pieces and cups come in friendly fractions; grams are rounded to what a scale shows.
 */
export function formatAmount(amount: Amount, { factor = 1, system = 'metric' }: AmountStyle = {}): string {
  const times = amount.scales === false ? 1 : factor;
  const quantity = amount.quantity * times;
  if (amount.unit === 'g' || amount.unit === 'ml') return system === 'us' ? usMeasure(amount, amount.grams * times) : measured(quantity, amount.unit);
  if (amount.unit === 'tsp' || amount.unit === 'tbsp') return spoons(quantity, amount.unit);
  const pieces = amount.whole ? Math.max(1, Math.round(quantity)) : quantity;
  const said = pieces > 1 ? (amount.units ?? amount.unit) : amount.unit;
  const word = system === 'us' ? said.replace(/^tin\b/, 'can').replace(/^tins\b/, 'cans') : said;
  return `${fraction(pieces, quantity >= 3 ? 1 : 0.5)}${word ? ` ${word}` : ''}`;
}

/** Up to three things lighter than this, in grams, nobody weighs: a lemon, a chilli. Of nine new potatoes one wants to know. */
const [FEW, SMALL] = [3, 75];

/** A whole line of the ingredient list: "2 carrots, about 160 g, thinly sliced"; "1 tin chickpeas (400 g)". */
export function formatIngredient(ingredient: RecipeIngredient, style: AmountStyle = {}): string {
  const { amount, name, note } = ingredient;
  if (!amount) return note ? `${name}, ${note}` : name;
  const times = amount.scales === false ? 1 : (style.factor ?? 1);
  const count = amount.whole ? Math.max(1, Math.round(amount.quantity * times)) : amount.quantity * times;
  const counted = amount.unit === '' ? (count > 1 ? (amount.many ?? name) : (amount.one ?? name)) : name;
  const mass = amount.grams * times;
  const weight = style.system === 'us' ? ounces(mass) : metric(mass, 'g');
  const isSmall = count <= FEW && mass < SMALL * count;
  const about = amount.unit === '' && !amount.whole && !isSmall ? `, about ${weight}` : '';
  const isTin = amount.unit === 'tin' || amount.unit === 'jar';
  // Drained beans weigh half of what stands on the can.
  const isKnown = style.system !== 'us' || mass / count >= LEAST_ON_A_CAN;
  const inside = style.system === 'us' ? `${fraction(mass / OUNCE, 1)} oz` : weight;
  const each = isTin && isKnown ? ` (${inside}${count > 1 ? ' in all' : ''})` : '';
  return `${formatAmount(amount, style)} ${counted}${each}${about}${note ? `, ${note}` : ''}`;
}

/** "200 °C (180 °C fan, 400 °F)" with both scales, or one. */
export function formatCelsius(celsius: number, scale: 'both' | 'celsius' | 'fahrenheit' = 'both', fan?: number): string {
  const fahrenheit = Math.round((celsius * 9) / 5 + 32);
  // Ovens and hobs are marked in steps of 25 °F; what is safe inside is exact.
  const shown = celsius >= 120 ? Math.round(fahrenheit / 25) * 25 : fahrenheit;
  const inFan = fan ? `, ${fan} °C fan` : '';
  if (scale === 'celsius') return `${celsius} °C${fan ? ` (${fan} °C fan)` : ''}`;
  if (scale === 'fahrenheit') return `${shown} °F`;
  return `${celsius} °C (${shown} °F${inFan})`;
}

/** The 225 g on a packet are 225 g; only what is worked out is rounded to what is easily weighed. */
function measured(quantity: number, unit: 'g' | 'ml'): string {
  return quantity < 1000 && Number.isInteger(quantity / 5) ? `${quantity} ${unit}` : metric(quantity, unit);
}

function metric(quantity: number, unit: 'g' | 'ml'): string {
  if (quantity >= 1000) return `${trim(Math.round(quantity / 50) / 20)} ${unit === 'g' ? 'kg' : 'litres'}`.replace(/^1 litres$/, '1 litre');
  const step = quantity < 15 ? 1 : quantity < 100 ? 5 : quantity < 500 ? 10 : 25;
  return `${Math.max(1, Math.round(quantity / step) * step)} ${unit}`;
}

function usMeasure(amount: Amount, grams: number): string {
  if (!amount.gramsPerMl) return ounces(grams);
  const cups = grams / amount.gramsPerMl / 236.6;
  if (cups < 0.2) return spoons(cups * 16, 'tbsp');
  const shown = fraction(cups, 0.25);
  return `${shown} ${cups > 1 && shown !== '1' ? 'cups' : 'cup'}`;
}

/** Grams that a can holds, undrained. */
const LEAST_ON_A_CAN = 300;
const OUNCE = 28.35;
/** Ounces in one. */
const POUND = 16;

function ounces(grams: number): string {
  const oz = grams / OUNCE;
  return oz >= POUND - 0.5 ? `${fraction(oz / POUND, 0.25)} lb` : `${fraction(oz, oz < 4 ? 0.5 : 1)} oz`;
}

/** Where a tablespoon shows them only by a half too much or too little: 4 tsp are not 1½ tbsp. */
const TEASPOONS = [4, 5];

function spoons(quantity: number, unit: 'tsp' | 'tbsp'): string {
  const small = unit === 'tsp' ? quantity : quantity * 3;
  const exact = TEASPOONS.find((count) => Math.abs(count - small) < 0.05);
  if (exact) return `${exact} tsp`;
  if (unit === 'tsp' && quantity >= 3) return spoons(quantity / 3, 'tbsp');
  if (unit === 'tbsp' && quantity < 0.5) return spoons(quantity * 3, 'tsp');
  // What two steps take adds up: ¾ and 1½ teaspoons are 2¼, of which the half too much would be a pinch of salt.
  const isQuarters = unit === 'tsp' && Math.abs(Math.round(quantity * 4) - quantity * 4) < 0.01;
  return `${fraction(quantity, quantity < 1 || isQuarters ? 0.25 : 0.5)} ${unit}`;
}

/** To the nearest step, but never to nothing; below one, to the nearest fraction people have a spoon for. */
function fraction(value: number, step: number): string {
  if (value < 0.95) {
    const [, sign] = FRACTIONS.slice(1).reduce((best, next) => (Math.abs(next[0] - value) < Math.abs(best[0] - value) ? next : best));
    return sign || '1';
  }
  const rounded = Math.round(value / step) * step;
  const whole = Math.floor(rounded + 1e-9);
  const part = FRACTIONS.find(([size]) => Math.abs(size - (rounded - whole)) < 0.01)?.[1] ?? '';
  return `${whole}${part}`;
}

function trim(value: number): string {
  return String(Math.round(value * 100) / 100);
}
