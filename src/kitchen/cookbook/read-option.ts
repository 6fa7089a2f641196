import type { Ask } from './dish.ts';
import { readAsk } from './read-ask.ts';

/** The words cooks count with, by every form they take in a dish file. */
const UNITS: Readonly<Record<string, string>> = {
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  tsp: 'tsp',
  tbsp: 'tbsp',
  clove: 'clove',
  cloves: 'clove',
  slice: 'slice',
  slices: 'slice',
  tin: 'tin',
  tins: 'tin',
  jar: 'jar',
  jars: 'jar',
  handful: 'handful',
  handfuls: 'handful',
  sprig: 'sprig',
  sprigs: 'sprig',
  stalk: 'stalk',
  stalks: 'stalk',
  bunch: 'bunch',
  rasher: 'rasher',
  rashers: 'rasher',
  fillet: 'fillet',
  fillets: 'fillet',
  sheet: 'sheet',
  sheets: 'sheet',
  knob: 'knob',
  ball: 'ball',
  balls: 'ball',
  cube: 'cube',
  cubes: 'cube',
  leaf: 'leaf',
  leaves: 'leaf',
  pinch: 'pinch',
  pinches: 'pinch',
  packet: 'packet',
  packets: 'packet',
  block: 'block',
  blocks: 'block',
  scoop: 'scoop',
  scoops: 'scoop',
  sachet: 'sachet',
};

export interface WrittenOption {
  readonly ask: Ask | null;
  /** Written with "any": the name of a kind. */
  readonly any: boolean;
  readonly name: string;
}

/** Dishes ask for the same things again and again: of nine thousand, two thousand differ. */
const READ = new Map<string, WrittenOption>();
const MOST_KEPT = 5_000;

/** Reads "400 g tinned tomatoes", "2 cloves garlic", "any soft herbs", "1½ tbsp olive oil". Kilos and litres become g and ml. */
export function readOption(source: string): WrittenOption {
  const known = READ.get(source);
  if (known) return known;
  const option = read(source);
  if (READ.size < MOST_KEPT) READ.set(source, option);
  return option;
}

function read(source: string): WrittenOption {
  const [, number = '', rest = ''] = /^((?:\d+(?:\.\d+)?(?:\/\d+)?)?\s?[½⅓⅔¼¾⅛]?)\s*(.*)$/.exec(source.trim()) ?? [];
  const [first = '', ...others] = rest.split(/\s+/);
  const unit = number.trim() !== '' && others.length > 0 ? UNITS[first] : undefined;
  const named = (unit ? others.join(' ') : rest).replace(/^of\s+/, '');
  const any = named.startsWith('any ');
  return { ask: inBaseUnits(readAsk(number.replace(/\s/g, '')), unit ?? ''), any, name: any ? named.slice(4).trim() : named.trim() };
}

function inBaseUnits(number: Ask | null, unit: string): Ask | null {
  if (!number) return null;
  if (unit === 'kg') return { quantity: number.quantity * 1000, unit: 'g' };
  if (unit === 'l') return { quantity: number.quantity * 1000, unit: 'ml' };
  return { quantity: number.quantity, unit };
}
