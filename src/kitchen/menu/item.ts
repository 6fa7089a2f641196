import { type Cookbook, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { type Ingredient, LARGE } from '#kitchen/cookbook/ingredient.ts';
import { isBrand } from '#kitchen/pantry/brands.ts';
import type { Entry } from '#kitchen/pantry/entry.ts';

/** One thing the visitor has, read and known. */
export interface Item {
  readonly ingredient: Ingredient;
  /** What the visitor calls it, where that says more than the shelf does: chopped tomatoes, kalamata olives. */
  readonly called?: Called;
  /** The words of what was typed that name it. */
  readonly said?: string;
  /** How much there is, when said. */
  readonly grams: number | null;
  /** In one of the tins or jars that were typed: a 28 oz can is two of ours. */
  readonly packGrams?: number;
  /** In how many pieces, where they were counted: two fillets. */
  readonly pieces?: number;
  /** In what slices it lies there, where those were counted: rashers of 25 g. */
  readonly slices?: { readonly word: string; readonly grams: number };
  /** Whether that was said by weight: 500 g of new potatoes, not eleven of them. */
  readonly isWeighed?: boolean;
  /** Grams that are to be supposed where nothing was said: one of what is large and was typed as one, of several two. */
  readonly supposed?: number;
  /** "stale", "frozen", "leftover", …: as typed. */
  readonly states: ReadonlySet<string>;
  readonly useFirst: boolean;
  /** Past its best, as typed: bendy carrots, stale bread. */
  readonly isFading?: true;
  /** What it is worth that a dish uses it up, on top of being used. */
  readonly urgency: number;
}

/** A name in the singular and the plural. */
export interface Called {
  readonly one: string;
  readonly many: string;
}

/**
 * What was typed, as a name of its own: where it is the shelf's name with another word before it, and no shorter. "Zucchini" is a
 * courgette in another place, and "rice" says less than white rice.
 */
export function calledAs({ name, plural }: Ingredient, said: string): Called | undefined {
  const words = said.split(' ').filter((word) => word !== LIGHTER);
  const [one, many] = [name.split(' '), plural.split(' ')];
  const isShelfName = [name, plural].some((known) => plain(known) === plain(said));
  if (isShelfName || words.length < Math.max(2, one.length) || words.some((word) => NO_NAME.test(word) || isBrand(word))) return undefined;
  const last = words.at(-1);
  if (last !== one.at(-1) && last !== many.at(-1)) return undefined;
  const capital = (word: string) => (PLACES.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word);
  const withLast = (word = '') => [...words.slice(0, -1).map(capital), word].join(' ');
  return { one: withLast(one.at(-1)), many: withLast(many.at(-1)) };
}

/** As which we read 2 % and low fat: nobody calls it that. */
const LIGHTER = 'light';
const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
/** A phrase with these in it is no name: "corn on the cob", "400 g tin". */
const NO_NAME = /^(?:of|on|in|with|and|or)$|\d/;
const PLACES = new Set(
  (
    'american asian brazilian british canadian chinese cumberland cypriot danish dutch english french german greek indian irish italian japanese kalamata ' +
    'korean lebanese lincolnshire madras mexican napa polish portuguese savoy scottish sichuan spanish swedish swiss thai toulouse turkish vietnamese welsh'
  ).split(' '),
);

/** Cooked food keeps so many days in the fridge (USDA FSIS). */
const COOKED_DAYS = 4;
const LONG = 365;

/** Grams of a piece of which two are dinner: an avocado, a courgette; and of the least that is told by the piece: a lime. */
const [MIDDLING, SMALL] = [140, 40];
const SEVERAL = /s\W*$/i;
/** What is counted, and what of it lies there by the bag, whatever is typed. */
const SMALL_AND_COUNTED = 'fresh chillies';
const COUNTED = ['citrus', 'vegetables', 'roasting vegetables', 'salad vegetables', 'avocados', 'fruit', SMALL_AND_COUNTED];
const STORED = ['onions', 'potatoes'];
const IN_A_BOWL = ['fruit'];
/** Nobody types its plural. */
const NEVER_SEVERAL = 'beetroot';

/**
 * Who types "cauliflower" or "fennel" has one, and who types "aubergines" two; of "avocado" one or two, of "peppers" three. Of onions and
 * carrots nobody can say, nor how many apples are in the bowl; but beside "2 courgettes" and "carrots", "onion" is one.
 *
 * @param said the words that name it: "potatoes" of "potatoes going soft"
 * @param isCounted whether the list tells one from several
 * @returns grams; undefined where there may be any number
 */
export function supposedGrams(ingredient: Ingredient, said: string, isCounted: boolean, kinds: Cookbook['kinds']): number | undefined {
  const { name, plural, pieceGrams } = ingredient;
  if (!pieceGrams || !isAnyOf(ingredient, COUNTED, kinds)) return undefined;
  const isSeveral = SEVERAL.test(said);
  const isPiece = pieceGrams >= SMALL || isAnyOf(ingredient, [SMALL_AND_COUNTED], kinds);
  if (isCounted && !isSeveral && plural !== name && name !== NEVER_SEVERAL && isPiece) return pieceGrams;
  if (pieceGrams < MIDDLING || isAnyOf(ingredient, STORED, kinds)) return undefined;
  if (plural === name) return pieceGrams;
  if (pieceGrams >= LARGE) return isSeveral ? 2 * pieceGrams : pieceGrams;
  if (!isSeveral) return 2 * pieceGrams;
  return isAnyOf(ingredient, IN_A_BOWL, kinds) ? undefined : 3 * pieceGrams;
}

/** Whether a list tells one from several: "2 courgettes", "carrots" or "chicken legs" is in it. */
export function tellsNumbers(typed: readonly { readonly ingredient: Ingredient; readonly entry: Pick<Entry, 'typed' | 'said' | 'amount'> }[]): boolean {
  return typed.some(({ ingredient: { name, plural, pieceGrams }, entry: { typed, said = typed, amount } }) => {
    const isCounted = (pieceGrams ?? 0) >= SMALL && plural !== name;
    return isCounted && (amount?.unit === '' || SEVERAL.test(said));
  });
}

/**
 * How much it presses: what is marked to be used first by how soon it spoils (leftover fish before carrots),
 * and a little for what spoils within three days, marked or not.
 */
export function urgencyOf(ingredient: Ingredient, states: ReadonlySet<string>, useFirst: boolean): number {
  const days = daysKept(ingredient, states);
  if (!useFirst) return days <= 2 ? 1.2 : days <= 3 ? 0.6 : 0;
  return days <= 2 ? 5 : days <= COOKED_DAYS ? 4.6 : days <= 10 ? 4 : 3.4;
}

/** Opened for this dinner: what is left of raw mince or fish keeps till tomorrow at best. */
export function isForToday({ ingredient, states, useFirst }: Item): boolean {
  return useFirst || daysKept(ingredient, states) <= 2;
}

function daysKept({ keeps }: Ingredient, states: ReadonlySet<string>): number {
  if (states.has('frozen') || states.has('tinned') || states.has('dried')) return LONG;
  if (states.has('leftover') || states.has('cooked')) return Math.min(COOKED_DAYS, keeps.fridge ?? COOKED_DAYS);
  return keeps.pantry ?? keeps.fridge ?? LONG;
}
