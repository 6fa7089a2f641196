import { foodNamed, isAside } from './find-food.ts';
import { KIND_BY_ENDING, KIND_BY_ITS_NAMES, KIND_BY_LAST_WORD, READY_DISH } from './kind-words.ts';
import { stem } from './plain-text.ts';
import type { Shelf } from './shelf.ts';

/** A kind told by the words, and whether the words are just the kind's own name. */
export interface ToldKind {
  readonly kind: string;
  readonly isWholeKind: boolean;
}

/**
 * The kind that unknown words tell by what stands last: "boar sausages" are sausages, "loganberries"
 * are berries, "smoked trout pâté" is ready fish. Null when the words tell nothing.
 */
export function tellKind(words: readonly string[], shelf: Shelf): ToldKind | null {
  const fresh = words.filter((word) => !LEFTOVER.has(word));
  if (fresh.length > 0 && fresh.length < words.length) {
    const kind = byLastFood(fresh, shelf, 'leftover') ?? tellKind(fresh, shelf)?.kind;
    return kind === undefined ? null : { kind, isWholeKind: false };
  }
  const stems = words.map(stem);
  const whole = wholeKind(words, shelf);
  if (whole !== null) return { kind: whole, isWholeKind: true };
  if (READY_DISH.test(stems.join(' '))) return { kind: 'ready meals', isWholeKind: false };
  const last = stems.at(-1);
  if (last === undefined) return null;
  if (BURGERS.has(last)) return { kind: burgerKind(words, shelf), isWholeKind: false };
  if (PASTES.has(last)) return { kind: pasteKind(words, shelf), isWholeKind: false };
  const bird = stems.some((word) => BIRDS.has(word)) ? birdKind(last) : null;
  if (bird !== null) return { kind: bird, isWholeKind: false };
  const kind = byHead(last) ?? byLastFood(words, shelf) ?? byEnding(last);
  return kind === null ? null : { kind, isWholeKind: false };
}

/** "leftover veg", "root vegetables": the kind's own name, after words that only describe. */
function wholeKind(words: readonly string[], shelf: Shelf): string | null {
  for (let start = 0; start < words.length; start++) {
    const name = words.slice(start).map(stem).join(' ');
    const kind = shelf.kinds.get(name) ?? KIND_BY_ITS_NAMES.get(name);
    if (kind !== undefined) return kind;
    if (!isAside(words[start] as string, false)) return null;
  }
  return null;
}

/** What is said of food that was cooked before: the saffron rice of yesterday is kept and warmed like any cooked rice, and never boiled. */
const LEFTOVER = new Set(['leftover', 'leftovers']);

/** A steak is of beef, unless a bird is named: poultry is safe at another heat. */
const CUTS = new Set([
  'steak',
  'chop',
  'cutlet',
  'escalope',
  'schnitzel',
  'fillet',
  'medallion',
  'strip',
  'goujon',
  'chunk',
  'piece',
  'kebab',
  'skewer',
  'tenderloin',
]);
const BIRDS = new Set([
  'chicken',
  'turkey',
  'duck',
  'goose',
  'quail',
  'pheasant',
  'partridge',
  'pigeon',
  'poussin',
  'guineafowl',
  'fowl',
  'hen',
  'poultry',
  'ostrich',
]);

const MINCED = new Set(['mince', 'meatball', 'kofta', 'kofte']);

function birdKind(last: string): string | null {
  if (MINCED.has(last)) return 'minced poultry';
  return CUTS.has(last) ? 'chicken pieces' : null;
}

const PASTES = new Set(['pate', 'terrine', 'mousse', 'rillette', 'paste', 'spread']);

/** A paste is as ready as what is in it: fish, meat, else something to dip into. */
function pasteKind(words: readonly string[], shelf: Shelf): string {
  if (words.includes('curry')) return 'curry pastes';
  if (words.includes('chilli') || words.includes('chili')) return 'chilli pastes';
  if (words.some((word) => /^(?:trout|salmon|mackerel|tuna|sardine|anchovy|crab|prawn|shrimp|cod|taramasalata|kipper|fish)s?$/.test(word))) return 'ready fish';
  const inside = byLastFood(words.slice(0, -1), shelf) ?? '';
  if (/fish|prawn|shell|anchov|tuna/.test(inside)) return 'ready fish';
  if (/nut/.test(inside)) return 'nut butters';
  if (/meat|poultry|chicken|bird|liver|ham|game|bacon|sausage/.test(inside)) return 'ready meats';
  return words.at(-1) === 'pate' && inside === '' ? 'ready meats' : 'dips';
}

const BURGERS = new Set(['burger', 'patty', 'pattie']);

/** A burger is what it is made of: "fish burgers", "lentil burgers", "turkey burgers". */
function burgerKind(words: readonly string[], shelf: Shelf): string {
  const inside = byLastFood(words.slice(0, -1), shelf) ?? '';
  if (/fish|prawn|shell|tuna/.test(inside)) return 'ready fish';
  if (/chicken|poultry|bird/.test(inside)) return 'minced poultry';
  return inside === '' || /meat|steak|chop|joint|sausage|mince|game|bacon|ham/.test(inside) ? 'minced red meats' : 'meat substitutes';
}

function byHead(last: string): string | null {
  return KIND_BY_LAST_WORD.get(last) ?? null;
}

/** The kind of the longest known food at the end of the words; with a word before it, of such food alone. */
function byLastFood(words: readonly string[], shelf: Shelf, before?: string): string | null {
  for (let start = Math.max(0, words.length - shelf.longestName); start < words.length; start++) {
    const kind = foodNamed([...(before ? [before] : []), ...words.slice(start)], shelf)?.kinds[0];
    if (kind !== undefined) return kind;
  }
  return null;
}

function byEnding(last: string): string | null {
  return KIND_BY_ENDING.find(([ending]) => last.endsWith(ending) && last.length > ending.length + 2)?.[1] ?? null;
}
