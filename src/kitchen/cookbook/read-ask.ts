import type { Ask } from './dish.ts';

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75, '⅛': 0.125 };

/** Reads a bare amount: "2", "1½ tbsp", "250 g", "2 cloves". Null when it is none. */
export function readAsk(source: string): Ask | null {
  const match = /^(\d+(?:\.\d+)?)?([½⅓⅔¼¾⅛])?(?:\/(\d+))?\s*([a-z]*)$/i.exec(source.trim());
  if (!match) return null;
  const [, whole, fraction, divisor, unit = ''] = match;
  if (whole === undefined && fraction === undefined) return null;
  const quantity = Number(whole ?? 0) / Number(divisor ?? 1) + (fraction ? (FRACTIONS[fraction] ?? 0) : 0);
  if (quantity <= 0) return null;
  const large = LARGE.get(unit.toLowerCase());
  return large ? { quantity: quantity * 1000, unit: large } : { quantity, unit: unit.toLowerCase() };
}

/** Units of a thousand of what is reckoned in. */
const LARGE = new Map([
  ['l', 'ml'],
  ['litre', 'ml'],
  ['litres', 'ml'],
  ['kg', 'g'],
]);
