import type { State } from '#kitchen/cookbook/state.ts';
import { chooseState } from './choose-state.ts';
import { beforeLink, findFood, foodNamed, isAside } from './find-food.ts';
import { differs, kindWithout, ownLine, readFreeFrom, withFreeFrom } from './free-from.ts';
import { correct } from './near-miss.ts';
import { harmfulWord } from './not-food.ts';
import { type Parts, partsOf } from './parts-of.ts';
import { type Measure, type Measured, onlyMeasure, readMeasures, readTails, type Tail, withEach } from './read-measure.ts';
import type { Food, Shelf } from './shelf.ts';
import { shortenings, withoutHead } from './shorten.ts';
import { stateOf } from './state-words.ts';
import { tellKind } from './tell-kind.ts';
import { unitOf } from './units.ts';

/** A phrase read as food: an ingredient of the cookbook, or only a kind with a name of its own. */
export interface FoodReading {
  readonly food: Food | null;
  readonly measure: Measure | null;
  readonly state: State | null;
  readonly isCorrected: boolean;
  /** The words of the phrase that name it. */
  readonly said?: string;
  /** For what the cookbook has only with gluten, milk … in it. */
  readonly instead?: { readonly name: string; readonly kind: string; readonly usual: string };
}

/** The words of a phrase that name a food, those beside them, and the food. */
interface Hit extends Tail {
  readonly food: Food;
}

/** Reads a plain phrase as one food, its amount and its state; with `mayCorrect`, through slips of the keys. */
export function readFood(plain: string, shelf: Shelf, mayCorrect: boolean): FoodReading | null {
  const parts = partsOf(plain);
  const ways = readMeasures(parts.main).map((way) => ({ ...way, words: withFreeFrom(way.words, parts.asides) }));
  const tails = readTails(parts.main);
  const hit = byBracket(parts, tails, shelf) ?? byPouch(parts.main, [...tails, ...ways.map(asTail)], shelf) ?? byCount(tails, shelf) ?? byName(ways, shelf);
  if (hit) return finish(hit, parts, shelf, false);
  const free = byFreeFrom(ways, parts, shelf);
  if (free) return free;
  const found = byTail(tails, ways, shelf) ?? byDescription(ways, shelf);
  if (found) return finish(found, parts, shelf, false);
  if (!mayCorrect) return null;
  const before = tails.filter(({ rest }) => !namesFood(rest, shelf)).map(({ measure, named }) => ({ measure, words: named }));
  const mended = byCorrection(ways, shelf) ?? byCorrection(before, shelf);
  if (mended) return finish(mended, parts, shelf, true);
  const several = byPlural(ways, shelf);
  return several && finish(several, parts, shelf, false);
}

function byName(ways: readonly Measured[], shelf: Shelf): Hit | null {
  const hits = ways.flatMap(({ measure, words }) => {
    const food = foodNamed(words, shelf);
    return food ? [{ food, measure, named: words, rest: [] }] : [];
  });
  const [plainest] = hits;
  // A name may hold its own measure ("head of broccoli"): the way that parts them says more of the same food.
  const hit = hits.findLast(({ food }) => food === plainest?.food) ?? null;
  return hit && { ...hit, measure: hit.measure ?? oneContainer(hit.named) };
}

/** "Veg stock pots 2": two of what a stock pot is, not two pots of stock. */
function byCount(tails: readonly Tail[], shelf: Shelf): Hit | null {
  const [longest] = tails;
  const shorter = tails.find(({ measure }) => measure?.unit?.measure === 'container');
  if (!longest || !shorter || longest.rest.length > 0 || longest.measure?.unit !== null) return null;
  const food = foodNamed(longest.named, shelf);
  return food && food !== foodNamed(shorter.named, shelf) ? { ...longest, food } : null;
}

/** "Puy lentils 1 pouch": what comes in a pouch is cooked, and the shelf knows it by that. */
function byPouch(main: readonly string[], ways: readonly Tail[], shelf: Shelf): Hit | null {
  if (!main.some((word) => /^pouch(?:es)?$/.test(word))) return null;
  for (const way of ways) {
    if (way.measure?.unit?.measure !== 'container' || namesFood(way.rest, shelf)) continue;
    for (const named of [way.named, lastFirst(way.named)]) {
      const food = foodNamed([...named, 'pouch'], shelf);
      if (food) return { ...way, food, named };
    }
  }
  return null;
}

/** "Tin of tomatoes" is a food by that very name, and one tin of it. */
function oneContainer([first, second]: readonly string[]): Measure | null {
  const unit = second === 'of' ? unitOf(first) : null;
  return unit?.measure === 'container' ? { quantity: 1, unit } : null;
}

/** "Sausages 6 (beef)", "beans (black)": what stands in brackets may be the first half of the name. */
function byBracket({ main, asides }: Parts, tails: readonly Tail[], shelf: Shelf): Hit | null {
  if (asides.length === 0) return null;
  for (const way of [...tails, ...readMeasures(main).map(asTail)])
    for (const aside of asides) {
      const named = [...aside, ...way.named];
      const food = foodNamed(named, shelf);
      if (food && !namesFood(way.rest, shelf)) return { ...way, food, named };
    }
  return null;
}

/**
 * A food by its very name, how much of it, and a remark that names no other food: "bananas 4 very brown". What stands after the amount may
 * be the first half of the name: "capsicum 2 green".
 */
function byTail(tails: readonly Tail[], ways: readonly Measured[], shelf: Shelf): Hit | null {
  const turned = [...tails, ...ways.map(asTail)].map((way) => ({ ...way, named: lastFirst(way.named) }));
  const placed = tails.flatMap((way) => {
    const named = way.named.some((word) => /^\d/.test(word)) ? null : beforeLink(way.named);
    return named ? [{ ...way, named }] : [];
  });
  const joined = tails.filter(({ rest }) => rest.length > 0).map((way) => ({ ...way, named: [...way.rest, ...way.named], rest: [] }));
  for (const way of [...joined, ...tails, ...turned, ...placed]) {
    const food = foodNamed(way.named, shelf);
    if (food && !namesFood(way.rest, shelf)) return { ...way, food };
  }
  return null;
}

const asTail = ({ measure, words }: Measured): Tail => ({ measure, named: words, rest: [] });

/** "Chilli powder Kashmiri", as lists and labels have it. */
function lastFirst(words: readonly string[]): readonly string[] {
  return words.length > 1 ? [...words.slice(-1), ...words.slice(0, -1)] : words;
}

const MOST_REMARKED = 3;

/** "Onions plaited", "potatoes roosters": after a plural nothing more is said of what the thing is. */
function byPlural(ways: readonly Measured[], shelf: Shelf): Hit | null {
  for (const { measure, words } of ways.toReversed())
    for (let end = words.length - 1; end > 0 && words.length - end <= MOST_REMARKED; end--) {
      const [named, after] = [words.slice(0, end), words.slice(end)];
      const food = /(?:[^su]s|sses)$/.test(named.at(-1) as string) ? foodNamed(named, shelf) : null;
      if (food && food.plural !== food.name && !namesFood(after, shelf) && tellKind(after, shelf) === null) return { food, measure, named, rest: after };
    }
  return null;
}

/** Whether a remark is more than that: it names another food, or what must never be cooked. */
function namesFood(words: readonly string[], shelf: Shelf): boolean {
  if (harmfulWord(words) !== null) return true;
  return words.some((word, index) => word === 'and' || word === 'plus' || (!isAside(word, index === words.length - 1) && foodNamed([word], shelf) !== null));
}

/** The way that measures most goes first: "a few carrots" is three, not just carrots. */
function byDescription(ways: readonly Measured[], shelf: Shelf): Hit | null {
  const tries = ways.toReversed().flatMap((way) => shortenings(way.words).map((shortened, rank) => ({ ...way, ...shortened, rank, all: way.words })));
  for (const { words, only, measure, all } of tries.sort((a, b) => a.rank - b.rank)) {
    const found = findFood(words, shelf);
    if (found === null || (only !== null && !only.test(found.food.kinds[0] ?? ''))) continue;
    const { food, start, end } = found;
    return { food, measure, named: words.slice(start, end), rest: [...words.slice(0, start), ...words.slice(end), ...all.slice(words.length)] };
  }
  return null;
}

function byCorrection(ways: readonly Measured[], shelf: Shelf): Hit | null {
  for (const { measure, words } of ways.toReversed()) {
    const shorter = beforeLink(words);
    for (const { words: phrase, only } of [{ words, only: null }, ...(shorter ? [{ words: shorter, only: null }] : []), ...withoutHead(words)]) {
      const found = correct(phrase, shelf);
      if (found && (only === null || only.test(found.food.kinds[0] ?? ''))) {
        const { food, start, end } = found;
        return { food, measure, named: found.words.slice(start, end), rest: [...found.words.slice(0, start), ...found.words.slice(end)] };
      }
    }
  }
  return null;
}

function byFreeFrom(ways: readonly Measured[], parts: Parts, shelf: Shelf): FoodReading | null {
  for (const { measure, words } of ways.toReversed()) {
    const free = readFreeFrom(words);
    if (free === null) continue;
    const own = ownLine(free, shelf);
    if (own) return finish({ food: own, measure, named: [], rest: [] }, parts, shelf, false);
    const usual = findFood(free.words, shelf);
    if (usual === null) continue;
    if (!differs(usual.food, free.without)) return finish({ food: usual.food, measure, named: [], rest: free.words }, parts, shelf, false);
    const kind = kindWithout(usual.food.kinds[0] ?? '', free.without);
    const name = `${free.label} ${free.words.slice(usual.start, usual.end).join(' ')}`;
    if (kind !== null) return { food: null, measure, state: null, isCorrected: false, instead: { name, kind, usual: usual.food.name } };
  }
  return null;
}

/** What a word means when it is counted: "half a pepper" is none of the pepper that is ground, "1 chicken" is a bird. */
const COUNTED: ReadonlyMap<string, { readonly name: string; readonly most: number }> = new Map([
  ['pepper', { name: 'red pepper', most: 1 }],
  ['chicken', { name: 'whole chicken', most: 1 }],
  ['corn', { name: 'corn cob', most: 12 }],
  ['sweetcorn', { name: 'corn cob', most: 12 }],
]);

/** And so many grams of one thing are no breasts any more but a bird. */
const BIRDS: ReadonlyMap<string, { readonly name: string; readonly least: number }> = new Map([
  ['chicken', { name: 'whole chicken', least: 1100 }],
  ['duck', { name: 'whole duck', least: 1300 }],
]);

/** "Lentils (tin)". */
const IN_TIN = /^(?:tin|tins|can|cans)$/;

function finish(hit: Hit, parts: Parts, shelf: Shelf, isCorrected: boolean): FoodReading {
  const { measure, named, rest } = hit;
  const food = foodOfSo(measure, named.join(' '), shelf) ?? hit.food;
  const { state, form } = chooseState(
    { food, measure, named, rest: [...rest, ...parts.asides.flat().map((word) => (IN_TIN.test(word) ? 'tinned' : word))] },
    shelf,
  );
  const full = fullMeasure(measure, named.at(-1), parts, form);
  return { food: form, measure: full && inPieces(full, form, form === food ? withoutState(named, shelf) : food), state, isCorrected, said: named.join(' ') };
}

/** An 8 pack of sausages is eight. Three leftover thighs, three frozen onions: their other form is not counted, so they weigh what the usual one does. */
function inPieces(measure: Measure, form: Food, usual: Food | null): Measure {
  if (measure.isPackOf && form.facts?.pieceGrams) return { quantity: measure.quantity, unit: null };
  const piece = usual?.facts?.pieceGrams;
  if (form === usual || measure.unit !== null || measure.each || !piece || form.facts?.pieceGrams) return measure;
  return { quantity: measure.quantity * piece, unit: unitOf('g'), pieces: measure.quantity };
}

const NOT_COUNTED: readonly (State | null)[] = ['leftover', 'cooked', 'frozen'];

/** The onions of "frozen onions"; half a roast chicken is of a bird, and no breast. */
function withoutState(named: readonly string[], shelf: Shelf): Food | null {
  const plain = named.filter((word) => !NOT_COUNTED.includes(stateOf(word)));
  return plain.length < named.length && !BIRDS.has(plain.join(' ')) ? foodNamed(plain, shelf) : null;
}

/** What a word means of which there is so much; undefined where it means what it always means. */
function foodOfSo(measure: Measure | null, name: string, shelf: Shelf): Food | undefined {
  if (measure === null) return undefined;
  const { quantity, unit } = measure;
  if (unit === null) {
    const counted = COUNTED.get(name);
    return counted && quantity <= counted.most ? shelf.byName.get(counted.name) : undefined;
  }
  if (unit.unit === 'cob') return shelf.byName.get(COUNTED.get(name)?.name ?? '');
  const bird = BIRDS.get(name);
  return bird && unit.measure === 'mass' && quantity * unit.per >= bird.least ? shelf.byName.get(bird.name) : undefined;
}

/** The measure with what brackets and the name itself add: "1 can (400 g)", "3 garlic cloves". */
function fullMeasure(measure: Measure | null, last: string | undefined, { asides }: Parts, food: Food): Measure | null {
  const aside = asides.map(onlyMeasure).find((found) => found !== null) ?? null;
  if (measure === null || aside === null) {
    const said = measure ?? aside;
    const unit = said !== null && said.unit === null ? unitOf(last) : null;
    const counts = unit?.measure === 'part' && (food.facts === null || food.facts.units.some(({ word }) => word === unit.unit));
    return said !== null && counts ? { ...said, unit } : said;
  }
  // "Family pack (8)" are eight of them.
  if (aside.unit === null && measure.quantity === 1 && measure.unit?.measure === 'container') return aside;
  if (aside.unit?.measure !== 'mass' && aside.unit?.measure !== 'volume') return measure;
  return measure.unit === null || measure.unit.measure === 'container'
    ? withEach(measure, measure.each ?? { unit: aside.unit, quantity: measure.unit === null ? aside.quantity / measure.quantity : aside.quantity })
    : measure;
}
