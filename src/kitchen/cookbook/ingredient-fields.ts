import { ALLERGENS, SHAPES } from '#kitchen/recipe.ts';
import {
  type CountingUnit,
  type Ingredient,
  KEEPING_PLACES,
  type KeepingPlace,
  ORIGINS,
  type OwnCooking,
  type Pack,
  type Per100,
  TOUCHES,
} from './ingredient.ts';
import { didYouMean, nearest } from './nearest.ts';

type Fields = Omit<Ingredient, 'id' | 'name' | 'plural' | 'also' | 'file' | 'line'>;
type Draft = { -readonly [Name in keyof Fields]: Fields[Name] };
type Report = (message: string) => void;
/** Reads what follows the field's word into the draft; gives false when it cannot be read. */
type Reader = (draft: Draft, value: string, report: Report) => boolean;

/** Reads the keyword fields of one ingredient line, in any order. What cannot be read is reported and left out. */
export function readIngredientFields(name: string, fields: readonly string[], report: Report): Fields {
  const draft: Draft = { ...NOTHING_SAID, short: name };
  const seen = new Set<string>();
  for (const field of fields) {
    if (field === '') continue;
    const word = field.split(' ', 1)[0] as string;
    const form = FORMS[word];
    if (form === undefined) {
      const known = Object.keys(FORMS);
      report(`we know no field "${word}".${didYouMean(word.toLowerCase(), known) || ` There are: ${known.join(', ')}.`}`);
      continue;
    }
    if (seen.has(word) && word !== 'unit') report(`the field "${word}" stands twice for "${name}". Keep one.`);
    seen.add(word);
    const { read, example } = form;
    if (!read(draft, field.slice(word.length).trim(), report)) report(`we cannot read "${field}". Write it like this: ${example}`);
  }
  if (draft.kinds.length === 0) report(`"${name}" has no kind. Add one of cookbook/kinds, for example: kind roots`);
  return draft;
}

const NOTHING_SAID: Omit<Fields, 'short'> = {
  kinds: [],
  of: [],
  alcohol: false,
  allergens: [],
  mayContain: [],
  pieceGrams: null,
  pieceWhole: false,
  unit: null,
  units: [],
  gramsPerMl: null,
  gramsPerTbsp: null,
  gramsPerCup: null,
  pack: null,
  keeps: {},
  season: [],
  per100: null,
  brings: [],
  fry: null,
  simmer: null,
  roast: null,
  raw: null,
  look: null,
  staple: false,
  care: null,
};

const FORMS: Record<string, { read: Reader; example: string }> = {
  short: { read: (draft, value) => (draft.short = value) !== '', example: 'short chickpea' },
  kind: { read: (draft, value) => (draft.kinds = listOf(value)).length > 0, example: 'kind summer squashes' },
  of: { read: oneOf('of', ORIGINS), example: 'of dairy, egg' },
  alcohol: { read: (draft, value) => (draft.alcohol = value === ''), example: 'alcohol' },
  allergens: { read: oneOf('allergens', ALLERGENS), example: 'allergens milk, gluten' },
  may: { read: oneOf('mayContain', ALLERGENS), example: 'may mustard, celery' },
  piece: { read: readPiece, example: 'piece 57 g whole' },
  unit: { read: readUnit, example: 'unit clove 4 g' },
  ml: { read: (draft, value) => (draft.gramsPerMl = gramsOf(value)) !== null, example: 'ml 1.03' },
  tbsp: { read: (draft, value) => (draft.gramsPerTbsp = gramsOf(value)) !== null, example: 'tbsp 15 g' },
  cup: { read: (draft, value) => (draft.gramsPerCup = gramsOf(value)) !== null, example: 'cup 240 g' },
  pack: { read: (draft, value) => (draft.pack = readPack(value)) !== null, example: 'pack tub 300 ml = 300 g $2.90 (estimate 2025)' },
  keeps: { read: readKeeps, example: 'keeps fridge 5, freezer 240' },
  season: { read: (draft, value) => (draft.season = monthsOf(value)).length > 0, example: 'season 6-9' },
  per100: { read: (draft, value) => (draft.per100 = readPer100(value)) !== null, example: 'per100 17 kcal, protein 1.2, fat 0.3 (SR 11477)' },
  brings: { read: oneOf('brings', TOUCHES), example: 'brings umami, salt' },
  fry: { read: (draft, value) => (draft.fry = readCooking(value)) !== null, example: 'fry 6; cut in half-moons; golden' },
  simmer: { read: (draft, value) => (draft.simmer = readCooking(value)) !== null, example: 'simmer 10; cut in half-moons; tender' },
  roast: { read: (draft, value) => (draft.roast = readCooking(value)) !== null, example: 'roast 25; cut in 2 cm pieces; golden' },
  raw: { read: (draft, value) => (draft.raw = value) !== '', example: 'raw thinly sliced' },
  look: { read: readLook, example: 'look #7d9a4b ring' },
  staple: { read: (draft, value) => (draft.staple = value === ''), example: 'staple' },
  care: { read: (draft, value) => (draft.care = value) !== '', example: 'care Boil them hard for ten minutes first.' },
};

/** A reader for a list of fixed words; a word not among them is reported with the nearest that is. */
function oneOf<Name extends 'of' | 'allergens' | 'mayContain' | 'brings'>(name: Name, words: readonly Fields[Name][number][]): Reader {
  return (draft, value, report) => {
    const known: Fields[Name][number][] = [];
    for (const word of listOf(value)) {
      const match = words.find((candidate) => candidate === word);
      if (match !== undefined) known.push(match);
      else report(`we know no "${word}" here. Did you mean "${nearest(word, words) ?? words.join('", "')}"?`);
    }
    draft[name] = known as unknown as Draft[Name];
    return listOf(value).length > 0;
  };
}

function readPiece(draft: Draft, value: string): boolean {
  const match = /^([\d.]+) g( whole)?$/.exec(value);
  draft.pieceGrams = match ? gramsOf(match[1] as string) : null;
  draft.pieceWhole = match?.[2] !== undefined;
  return draft.pieceGrams !== null;
}

function readUnit(draft: Draft, value: string): boolean {
  const match = /^([a-z][a-z -]*?) ([\d.]+) g$/.exec(value);
  const grams = match ? gramsOf(match[2] as string) : null;
  if (match === null || grams === null) return false;
  const unit: CountingUnit = { word: match[1] as string, grams };
  draft.units = [...draft.units, unit];
  draft.unit ??= unit;
  return true;
}

/** "tub 300 ml = 300 g $2.90 (ERS 2022)": a word, what is in it and the source may each be left out. */
function readPack(value: string): Pack | null {
  const match = /^(?:([a-z][a-z -]*?) )?(?:([\d.]+)( ml| l| g)? = )?([\d.]+) g(?: \$([\d.]+))?(?: \(([^)]*)\))?$/.exec(value);
  if (match === null) return null;
  const [, word, amount, measure, mass, price, source] = match;
  const grams = gramsOf(mass as string);
  if (grams === null || (price !== undefined && gramsOf(price) === null)) return null;
  return {
    ...(word ? { word } : {}),
    ...(amount && !measure ? { count: Number(amount) } : {}),
    ...(amount && measure ? { label: amount + measure } : {}),
    grams,
    price: price === undefined ? null : Number(price),
    ...(source ? { source } : {}),
  };
}

function readKeeps(draft: Draft, value: string): boolean {
  const keeps: Partial<Record<KeepingPlace, number>> = {};
  for (const part of listOf(value)) {
    const [word = '', days = '', ...rest] = part.split(' ');
    const place = KEEPING_PLACES.find((known) => known === word);
    if (place === undefined || !/^\d+$/.test(days) || rest.some((more) => !/^days?$/.test(more))) return false;
    keeps[place] = Number(days);
  }
  draft.keeps = keeps;
  return Object.keys(keeps).length > 0;
}

/** "11-2" → 11, 12, 1, 2; empty when it cannot be read. */
function monthsOf(value: string): number[] {
  const months = new Set<number>();
  for (const part of listOf(value)) {
    const match = /^(\d{1,2})(?:\s?[-–]\s?(\d{1,2}))?$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!(first >= 1 && first <= 12 && last >= 1 && last <= 12)) return [];
    for (let month = first; ; month = (month % 12) + 1) {
      months.add(month);
      if (month === last) break;
    }
  }
  return [...months];
}

const NUTRIENTS: Record<string, Exclude<keyof Per100, 'source'>> = {
  kcal: 'kcal',
  protein: 'protein',
  fat: 'fat',
  sat: 'saturatedFat',
  carb: 'carbohydrate',
  fibre: 'fibre',
  sugar: 'sugar',
  sodium: 'sodium',
};

function readPer100(value: string): Per100 | null {
  const source = /\(([^()]*)\)$/.exec(value)?.[1];
  const per100: { -readonly [Name in keyof Per100]: Per100[Name] } = {};
  for (const part of listOf(value.replace(/\([^()]*\)$/, ''))) {
    const match = /^(?:(\w+) ([\d.]+)(?: m?g)?|([\d.]+) (kcal))$/.exec(part);
    const nutrient = NUTRIENTS[match?.[1] ?? match?.[4] ?? ''];
    const amount = Number(match?.[2] ?? match?.[3]);
    if (nutrient === undefined || !Number.isFinite(amount)) return null;
    per100[nutrient] = amount;
  }
  if (source) per100.source = source;
  return per100;
}

function readCooking(value: string): OwnCooking | null {
  const [minutes = '', cut, cue] = value.split(';').map((part) => part.trim());
  if (!/^[\d.]+$/.test(minutes)) return null;
  return { minutes: Number(minutes), ...(cut ? { cut } : {}), ...(cue ? { cue } : {}) };
}

function readLook(draft: Draft, value: string): boolean {
  const match = /^(#[0-9a-f]{6}) ([a-z]+)$/i.exec(value);
  const shape = SHAPES.find((known) => known === match?.[2]);
  draft.look = match && shape ? { colour: match[1] as string, shape } : null;
  return draft.look !== null;
}

function gramsOf(value: string): number | null {
  const match = /^(\d+(?:\.\d+)?|\.\d+)(?: g)?$/.exec(value);
  return match && Number(match[1]) > 0 ? Number(match[1]) : null;
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
