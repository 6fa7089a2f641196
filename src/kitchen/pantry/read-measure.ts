import { isAside } from './find-food.ts';
import { figure, numberAt } from './numbers.ts';
import { type Unit, unitOf } from './units.ts';

/** So many pieces (unit null) or units; `each` is what one container holds by its label, `pieces` how many things weigh that much together. */
export interface Measure {
  readonly quantity: number;
  readonly unit: Unit | null;
  readonly each?: { readonly unit: Unit; readonly quantity: number };
  /** What a part of a container weighs, if that is no usual size of it: "half a bag of spinach 130 g". */
  readonly rest?: true;
  /** "8 pack sausages" is one pack of eight, where the food comes in pieces. */
  readonly isPackOf?: true;
  readonly pieces?: number;
}

/** One way to part the words into a measure and what is measured. */
export interface Measured {
  readonly measure: Measure | null;
  readonly words: readonly string[];
}

const FILLING = new Set(
  (
    'about around approx approximately roughly circa ca nearly almost just only some my our the of remaining leftover another more extra plus over ' +
    'at least up to maybe perhaps abt probably like last rest remains remainder most odd whats left i ive we weve have got pcs pc pce pces ea nos bottom good generous heaped heaping level scant rounded big small large medium little tiny whole full entire sized metric vac family value bumper multi x'
  ).split(' '),
);
/** These say something of the food too and are read as such; at the very start they count nothing. */
const KEPT_FILLING = new Set(['leftover', 'extra', 'whole']);

/**
 * Every sensible way to part words into measure and food, the plainest first: "2 stock cubes" may be
 * two of "stock cubes", "a tin of tomatoes" one tin of "tomatoes", "eggs x 3" three "eggs".
 */
export function readMeasures(words: readonly string[]): Measured[] {
  const found: Measured[] = [{ measure: null, words }];
  const leading = readLeading(words);
  const trailing = leading.some(({ measure }) => measure !== null) ? null : readTrailing(words);
  found.push(...leading);
  if (trailing !== null) found.push(trailing);
  found.push(...leading.flatMap(withLabel));
  return found;
}

/**
 * "Block of halloumi 225g" and "1 packet 250g halloumi" say what one holds, "2 chicken breasts 300g" what they weigh together; "pack of 6
 * sausages" is six of them.
 */
function withLabel({ measure, words }: Measured): Measured[] {
  if (!measure || measure.each || isWeighed(measure)) return [];
  const ways = readLeading(words);
  const weighed = measure.unit && ways.find((way) => way.measure !== null && isWeighed(way.measure));
  const counted = ways.find((way) => way.measure?.unit === null && way.words.length > 0);
  if (counted?.measure && !weighed && measure.unit?.measure === 'container' && words[0] !== 'a')
    return [{ ...counted, measure: { quantity: measure.quantity * counted.measure.quantity, unit: null } }];
  const last = readTrailing(words);
  // "Tin sardines x3".
  if (measure.quantity === 1 && measure.unit?.measure === 'container' && last?.measure?.unit === null)
    return [{ measure: { ...measure, quantity: last.measure.quantity }, words: last.words }];
  const label = last ?? weighed;
  if (!label?.measure?.unit || !isWeighed(label.measure)) return [];
  const { unit, quantity } = label.measure;
  return [{ measure: measure.unit === null ? { ...label.measure, pieces: measure.quantity } : withEach(measure, { unit, quantity }), words: label.words }];
}

/** A container with a label said after it. */
export function withEach(measure: Measure, each: NonNullable<Measure['each']>): Measure {
  return { ...measure, each, ...(measure.quantity < 1 ? { rest: true as const } : {}) };
}

const isWeighed = ({ unit }: Measure) => unit?.measure === 'mass' || unit?.measure === 'volume';

/** The measure that is all there is in the words, but for what describes: "400g", "x 3", "10 or so", "8 with bone", "pack of 30"; else null. */
export function onlyMeasure(words: readonly string[]): Measure | null {
  const [pack, of, count = ''] = words;
  const packed = unitOf(pack)?.measure === 'container' && of === 'of' ? figure(count) : null;
  if (packed !== null) return { quantity: packed, unit: null };
  const isAbout = (rest: readonly string[]) => rest.every((word) => word === 'or' || word === 'so' || word === 'ish' || isAside(word, false));
  const all = readLeading(words).findLast(({ measure, words: rest }) => measure !== null && isAbout(rest));
  return all?.measure ?? null;
}

function readLeading(words: readonly string[]): Measured[] {
  let place = skipFilling(words, 0);
  const number = numberAt(words, place);
  if (number === null) {
    const measured = readUnit(words, place, 1) ?? readDescribedUnit(words, place, 1);
    const isMeasured = measured !== null && (measured.followedByOf || measured.words.length > 0);
    return isMeasured ? [isSeveral(words[place]) ? several(measured) : measured] : place > 0 ? [{ measure: null, words: words.slice(place) }] : [];
  }
  place = skipFilling(words, number.next);
  const pieces: Measured = { measure: { quantity: number.value, unit: null }, words: withoutArticle(words.slice(place)) };
  const article = /^(?:an?|the)$/.test(words[place] ?? '') ? 1 : 0;
  const second = figure(words[place + article] ?? '');
  const secondUnit = unitOf(words[place + article + 1]);
  if (second !== null && secondUnit !== null) {
    // "2 x 400 g tins", "half a 400 g tin": the inner amount is what each one holds.
    const container = readUnit(words, place + article + 2, number.value);
    const each = { unit: secondUnit, quantity: second };
    if (container?.measure) return [{ measure: { ...container.measure, each }, words: container.words }];
    return [{ measure: { quantity: number.value * second, unit: secondUnit }, words: afterOf(words, place + article + 2).words }];
  }
  const start = skipFilling(words, place + article);
  const measured = readUnit(words, start, number.value) ?? readDescribedUnit(words, start, number.value);
  return measured === null ? [pieces] : [pieces, measured];
}

const isSeveral = (word = '') => /(?:[^s]s|sses|ches|xes)$/.test(word) && unitOf(word) !== null;

/** "Bags of spinach" are two at least; how many slices, rashers or cloves there are, nobody can say. */
function several({ measure, words }: Measured): Measured {
  // "Loads" is as many as a load.
  if (measure?.unit?.unit === 'lot') return { measure, words };
  const isTold = measure?.unit?.measure === 'container' || measure?.unit?.unit === 'handful';
  return { measure: measure && isTold ? { ...measure, quantity: 2 } : null, words };
}

/** "2 pack mince" are two packs, "6 pack eggs" are six eggs. */
const FEWEST_IN_PACK = 3;

/** The unit at a place and what follows it; "400 g tin of" is one tin that holds 400 g. */
function readUnit(words: readonly string[], start: number, quantity: number): (Measured & { followedByOf: boolean }) | null {
  // "2 fl oz" is a volume, though an ounce alone is a mass.
  const fluid = words[start] === 'fl' || words[start] === 'fluid';
  const unit: Unit | null = fluid ? { measure: 'volume', unit: 'ml', per: 29.6 } : unitOf(words[start]);
  if (unit === null) return null;
  let next = start + (fluid ? 2 : 1);
  const outer = unitOf(words[skipFilling(words, next)]);
  const isLabel = (unit.measure === 'mass' || unit.measure === 'volume') && outer?.measure === 'container';
  if (isLabel) next = skipFilling(words, next) + 1;
  const isPackOf = quantity >= (words[start + 1] === 'of' ? FEWEST_IN_PACK + 1 : FEWEST_IN_PACK) && /^(?:pack|pk)$/.test(words[start] as string);
  const measure: Measure = isLabel ? { quantity: 1, unit: outer, each: { unit, quantity } } : { quantity, unit, ...(isPackOf ? { isPackOf } : {}) };
  return { measure, ...afterOf(words, next) };
}

/** "whole bulb of garlic", "opened tub of hummus", "flat tin anchovies": what describes the unit is said of the food. */
function readDescribedUnit(words: readonly string[], start: number, quantity: number): (Measured & { followedByOf: boolean }) | null {
  for (let place = start + 1; place < Math.min(words.length, start + 4); place++) {
    if (!isAside(words[place - 1] as string, false)) return null;
    const measured = readUnit(words, place, quantity);
    const isPack = measured?.measure?.unit?.measure === 'container' && measured.words.length > 0;
    if (measured && (measured.followedByOf || isPack)) return { ...measured, words: [...words.slice(start, place), ...measured.words] };
  }
  return null;
}

/** "mince 500 g", "mushrooms 250g sliced": the measure after the food, and perhaps what describes it after that. */
function readTrailing(words: readonly string[]): Measured | null {
  const all = (rest: readonly string[]) => rest.every((word, index) => isAside(word, index === rest.length - 1));
  // Of "courgettes x7 one is huge" the first figure counts them.
  const tail = readTails(words).findLast(({ named, rest }) => all(rest) && !named.some((word) => /^\d/.test(word)));
  return tail ? { measure: tail.measure, words: [...tail.named, ...tail.rest] } : null;
}

/** A food said before how much there is of it. */
export interface Tail {
  readonly measure: Measure | null;
  /** What is measured. */
  readonly named: readonly string[];
  /** What is said of it after the measure: "very brown", "from the garden", "needs using". */
  readonly rest: readonly string[];
}

/** Every way in which words may be a food, how much of it there is, and a remark: "bananas 4 very brown", "ginger a knob", "passata carton". */
export function readTails(words: readonly string[]): Tail[] {
  const tails: Tail[] = [];
  for (let place = 1; place < words.length; place++) {
    const measured = measureAt(words, place);
    const { measure, words: rest } = measured ? withLastLabel(measured) : { measure: null, words: [] };
    if (measured) tails.push(inParts({ measure, named: withoutFilling(words.slice(0, place)), rest }));
  }
  // "Artichoke hearts 1 jar": the longest name is what it is.
  return tails.filter(({ named }) => named.length > 0).reverse();
}

/** "Slices of bread 3" are three slices. */
function inParts(tail: Tail): Tail {
  const [first, of, ...food] = tail.named;
  const unit = of === 'of' && food.length > 0 ? unitOf(first) : null;
  return tail.measure?.unit === null && unit?.measure === 'part' ? { ...tail, measure: { ...tail.measure, unit }, named: food } : tail;
}

/** "Potatoes 1 pack 1000 g": what one holds, said last of all. */
function withLastLabel({ measure, words }: Measured): Measured {
  const label = measure?.unit?.measure === 'container' && !measure.each ? readLeading(words).findLast((way) => way.words.length === 0)?.measure : null;
  if (!measure || !label?.unit || !isWeighed(label)) return { measure, words };
  return { measure: withEach(measure, { unit: label.unit, quantity: label.quantity }), words: [] };
}

/** Words that count a thing even where no number stands before them: "double cream small carton", "cashews handful". */
const COUNTS_BY_ITSELF = new Set('bunch head bulb knob handful ball end pinch splash portion bowl lot'.split(' '));

/** The measure that stands at a place, and what is said after it. */
function measureAt(words: readonly string[], place: number): Measured | null {
  const counts = (ways: readonly Measured[]) => ways.findLast(({ measure }) => measure !== null) ?? null;
  const isArticle = /^an?$/.test(words[place] ?? '') && words[place + 1] !== 'dozen';
  if (!isArticle && numberAt(words, words[place] === 'x' ? place + 1 : place) !== null) return counts(readLeading(words.slice(place)));
  const start = isArticle ? skipFilling(words, place + 1) : place;
  const measured = readUnit(words, start, 1);
  const unit = measured?.measure?.unit;
  if (!measured?.measure || !unit) return isArticle && numberAt(words, place)?.next === place + 2 ? counts(readLeading(words.slice(place))) : null;
  if (!isArticle && unit.measure !== 'container' && !COUNTS_BY_ITSELF.has(unit.unit)) return null;
  // "Chicken carcass and scraps" is more than a carcass, and not an end of one.
  if (unit.unit === 'end' && words[start - 1] === 'and') return null;
  if (unit.unit === 'end') return endOf({ ...measured, measure: measured.measure }, words[start] as string);
  const number = onlyNumber(measured.words);
  if (number !== null) return { measure: { ...measured.measure, quantity: number }, words: [] };
  return isSeveral(words[start]) ? several(measured) : measured;
}

/** "Punnets 2", "sachets x3": how many there are, said last. */
function onlyNumber(words: readonly string[]): number | null {
  const number = numberAt(words, words[0] === 'x' ? 1 : 0);
  return number?.next === words.length ? number.value : null;
}

/** "The end of a jar" is no jar of it, and "a bit stale" nothing of it at all. */
function endOf(measured: Measured & { followedByOf: boolean }, said: string): Measured | null {
  const [first] = measured.words;
  if (said.startsWith('bit') && first !== undefined && !measured.followedByOf) return null;
  return unitOf(first)?.measure === 'container' ? { ...measured, words: measured.words.slice(1) } : measured;
}

function withoutFilling(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 0 && FILLING.has(words[end - 1] as string) && !KEPT_FILLING.has(words[end - 1] as string)) end--;
  return words.slice(0, end);
}

function afterOf(words: readonly string[], start: number): { words: readonly string[]; followedByOf: boolean } {
  const followedByOf = words[start] === 'of';
  return { followedByOf, words: withoutArticle(words.slice(followedByOf ? start + 1 : start)) };
}

function withoutArticle(words: readonly string[]): readonly string[] {
  let start = 0;
  while (/^(?:an?|the|my|some|of|this|that|these|those)$/.test(words[start] ?? '')) start++;
  return start === 0 ? words : words.slice(start);
}

function skipFilling(words: readonly string[], start: number): number {
  let place = start;
  while (FILLING.has(words[place] ?? '') && !KEPT_FILLING.has(words[place] as string)) place++;
  return place;
}
