import type { EntryAmount } from './entry.ts';
import type { Measure } from './read-measure.ts';
import type { Food } from './shelf.ts';
import type { Unit } from './units.ts';

/** What was measured, as an amount of this food; `grams` is left out where nobody knows what a unit of it weighs. */
export function amountOf(measure: Measure, food: Food | null): EntryAmount {
  const { quantity, unit } = measure;
  const grams = gramsOf(measure, food);
  const mass = { ...(grams === null ? {} : { grams: round(grams) }), ...(measure.pieces ? { pieces: measure.pieces } : {}) };
  if (unit === null) return { quantity: round(quantity), unit: countedAs(food), ...mass };
  if (unit.measure !== 'mass' && unit.measure !== 'volume') return { quantity: round(quantity), unit: unit.unit, ...mass };
  if (unit.unit === 'g' || unit.unit === 'ml') return { quantity: round(quantity * unit.per), unit: unit.unit, ...mass };
  return { quantity: round(quantity), unit: unit.unit, ...mass };
}

function gramsOf({ quantity, unit, each, rest }: Measure, food: Food | null): number | null {
  if (each !== undefined) {
    const label = labelled(each.unit, each.quantity, food);
    if (label === null) return null;
    // Half a tin (400 g) is 200 g; who has half a bag of spinach, 130 g, has weighed what is left.
    return rest && unit !== null && !isUsualPack(label, food) ? label : quantity * label;
  }
  if (unit === null && quantity < 1 && food?.facts?.kinds[0] === 'cooked poultry') return quantity * WHOLE_BIRD;
  // Half a Camembert is half of what is sold, not of a slice.
  const isPartOfPack = unit === null && quantity < 1 && !food?.facts?.pieceGrams;
  const one = unit === null ? (isPartOfPack && food?.facts?.pack?.grams) || gramsOfPiece(food) : gramsOfUnit(unit, food);
  return one === null ? null : quantity * one;
}

/** Half a rotisserie chicken is half of a bird, and not of a pack of cooked slices: grams of meat on a whole one. */
const WHOLE_BIRD = 650;

const isUsualPack = (grams: number, food: Food | null) => Math.abs((food?.facts?.pack?.grams ?? Number.POSITIVE_INFINITY) - grams) <= 0.2 * grams;

/** What one container with this label gives: a 400 g tin of chickpeas holds 240 g of them. */
function labelled(unit: Unit, quantity: number, food: Food | null): number | null {
  const pack = food?.facts?.pack;
  const measured = unit.measure === 'mass' || unit.measure === 'volume' ? quantity * unit.per : null;
  const label = /^([\d.]+) (g|ml)$/.exec(pack?.label ?? '');
  // Labels differ by a few grams from land to land (400 g, 14 oz); the share that is food does not.
  if (pack && label && measured !== null && Math.abs(Number(label[1]) - measured) < 0.2 * measured) return (pack.grams * measured) / Number(label[1]);
  const one = gramsOfUnit(unit, food);
  return one === null ? null : quantity * one;
}

function gramsOfUnit(unit: Unit, food: Food | null): number | null {
  if (unit.measure === 'mass') return unit.per;
  const facts = food?.facts;
  if (unit.measure === 'volume') {
    if (unit.unit === 'tbsp' && facts?.gramsPerTbsp) return facts.gramsPerTbsp;
    const perMl = facts?.gramsPerMl ?? (facts?.gramsPerCup ? facts.gramsPerCup / 240 : facts?.gramsPerTbsp ? facts.gramsPerTbsp / 15 : null);
    return perMl === null ? null : perMl * unit.per;
  }
  const usual = unit.measure === 'part' ? (unit.grams ?? null) : null;
  if (!facts) return usual;
  const own = facts.units.find(({ word }) => word === unit.unit);
  if (own) return own.grams;
  const pack = facts.pack;
  if (unit.measure === 'container' || unit.unit === 'bunch') return pack?.grams ?? null;
  if (unit.unit === pack?.word) return pack.grams;
  // US butter comes in sticks of a quarter pound.
  if (unit.unit === 'stick' && facts.kinds[0] === 'butters') return 113;
  if (unit.unit === 'handful' && facts.pieceGrams && facts.pieceGrams >= HANDFUL.lightest && facts.pieceGrams <= HANDFUL.heaviest) return HANDFUL.grams;
  if (unit.unit === 'splash' && POURED.includes(facts.kinds[0] ?? '')) return LAST_OF_IT;
  if (unit.unit === 'ring') return /sausage|cured|pudding/.test(facts.kinds.join()) ? SAUSAGE_RING : facts.pieceGrams;
  if (unit.unit === 'bowl') return bowlOf(facts.pieceGrams);
  const isSmall = facts.pieceGrams !== null && facts.pieceGrams < SMALL;
  if (unit.unit === 'lot') return facts.pieceGrams ? Math.min(LOT, isSmall ? LOT / 2 : LOT_PIECES * facts.pieceGrams) : pack ? 2 * pack.grams : LOT / 2;
  if (unit.unit === 'end') return facts.pieceGrams && !(isSmall && pack) ? facts.pieceGrams / 4 : pack ? pack.grams / 4 : null;
  return usual ?? facts.pieceGrams;
}

/** "A glut of tomatoes": no more than a kilo is meant, of cherry tomatoes half of one. */
const [LOT, LOT_PIECES] = [1000, 8];
/** Of what is lighter nobody keeps the end: that of olives is the end of the jar. */
const SMALL = 60;

/** Who lists a drop of cream or milk has the last of it, and not ten grams. */
const LAST_OF_IT = 60;
const POURED = ['milks', 'creams', 'plant milks', 'plant creams', 'coconut milks', 'stocks', 'wines'];

/** Kielbasa and black pudding are sold in rings of about so many grams. */
const SAUSAGE_RING = 300;

/** A handful of leaves weighs next to nothing; of what comes in pieces like cherry tomatoes and mushrooms it weighs so much. */
const HANDFUL = { lightest: 8, heaviest: 60, grams: 100 };

/** Six apples fill a bowl, and half a kilo of cherries; of rice it holds a helping. */
function bowlOf(piece: number | null): number {
  if (!piece) return 250;
  return piece < 60 ? 500 : Math.min(900, 6 * piece);
}

function gramsOfPiece(food: Food | null): number | null {
  const facts = food?.facts;
  if (!facts) return null;
  if (facts.pieceGrams && !isByTheTin(food)) return facts.pieceGrams;
  if (facts.pack?.count) return facts.pack.grams / facts.pack.count;
  const rasher = rasherOf(food);
  if (rasher) return rasher.grams;
  if (facts.pack?.word) return facts.pack.grams;
  return facts.unit?.grams ?? null;
}

/** "Tinned sardines 2" are two tins. */
function isByTheTin(food: Food | null): boolean {
  return food?.facts?.pack?.word === 'tin' && food.name.startsWith('tinned ');
}

/** "Streaky bacon 6" are rashers, no packs. */
function rasherOf(food: Food | null) {
  return food?.facts?.units.find(({ word }) => word === 'rasher');
}

/** What bare pieces of it are: tins of tinned tomatoes, else just pieces. */
function countedAs(food: Food | null): string {
  const facts = food?.facts;
  if (!facts || (facts.pieceGrams && !isByTheTin(food)) || facts.pack?.count) return '';
  const rasher = rasherOf(food);
  if (rasher) return rasher.word;
  return facts.pack?.word ?? facts.unit?.word ?? '';
}

function round(value: number): number {
  return value >= 10 ? Math.round(value) : Math.round(value * 100) / 100;
}
