import { formatAmount } from './format-amount.ts';

const NUMBER = '(\\d+(?:\\.\\d+)?[½¼¾]?|[½¼¾])';
const LENGTH = new RegExp(`${NUMBER} (cm|mm)\\b( (?:thick|long|wide|deep|apart|high|square|across|of|from|off|below|above)\\b)?`, 'g');
const MASS = new RegExp(`${NUMBER} (g|kg)\\b`, 'g');
const VOLUME = new RegExp(`${NUMBER} (ml|litres?)\\b`, 'g');
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const QUARTERS = ['', '¼', '½', '¾'];

/** A sentence with its lengths in inches and what it weighs or pours in ounces and cups: "in 2 cm dice" → "in ¾ inch dice". */
export function usText(text: string): string {
  if (!/\d|[½¼¾]/.test(text)) return text;
  return text
    .replace(LENGTH, (_, said: string, unit: string, next = '') => {
      const size = inches(numberOf(said) * (unit === 'mm' ? 0.1 : 1));
      return `${size} ${next && !/^[½¼¾]$|^1$/.test(size) ? 'inches' : 'inch'}${next}`;
    })
    .replace(MASS, (_, said: string, unit: string) => us(numberOf(said) * (unit === 'kg' ? 1000 : 1), 'g'))
    .replace(VOLUME, (_, said: string, unit: string) => us(numberOf(said) * (unit === 'ml' ? 1 : 1000), 'ml'));
}

function us(quantity: number, unit: 'g' | 'ml'): string {
  return formatAmount({ quantity, unit, grams: quantity, ...(unit === 'ml' ? { gramsPerMl: 1 } : {}) }, { system: 'us' });
}

function numberOf(said: string): number {
  const part = FRACTIONS[said.at(-1) as string];
  return part === undefined ? Number(said) : part + Number(said.slice(0, -1) || 0);
}

const CM_AN_INCH = 2.54;
/** From so many on, half an inch is near enough. */
const LONG = 5;

function inches(cm: number): string {
  const exact = cm / CM_AN_INCH;
  const step = exact >= LONG ? 2 : 4;
  const quarters = Math.max(1, Math.round(exact * step) * (4 / step));
  return `${Math.floor(quarters / 4) || ''}${QUARTERS[quarters % 4]}`;
}
