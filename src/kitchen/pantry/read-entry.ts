import { remembered } from '#kitchen/remembered.ts';
import { dateSaid, withoutDates } from './age.ts';
import { amountOf } from './amount-of.ts';
import { spellEmoji } from './emoji.ts';
import type { Entry } from './entry.ts';
import { beforeLink, foodNamed } from './find-food.ts';
import { namesOn } from './food-names.ts';
import { kindWithout, plantDairyKind, readFreeFrom } from './free-from.ts';
import { isNamedNotFood } from './not-food.ts';
import { plainText, wordsOf } from './plain-text.ts';
import { quoted } from './quoted.ts';
import type { ReadWish } from './read-avoided.ts';
import { type FoodReading, readFood } from './read-food.ts';
import { type Measured, readMeasures, readTails } from './read-measure.ts';
import { readWish, readWishAmong, servingsMeant } from './read-wish.ts';
import { refuseNonsense, refuseSpoilt, refuseThings, refuseUnsafe } from './refuse.ts';
import type { Shelf } from './shelf.ts';
import { splitList } from './split-list.ts';
import { isPastItsBest, stateOf, wantsUsing } from './state-words.ts';
import { tellKind } from './tell-kind.ts';
import { spelledForWishes } from './wish-words.ts';

/**
 * Reads one thing as people type it: "2 chicken thighs", "half a tub of cream cheese", "brocoli", "vegan",
 * "bleach". Never throws, and every text comes out with a status; all but the plainly recognised with a reason.
 */
export function readEntry(typed: string, shelf: Shelf): Entry {
  const entries = entriesKnown(shelf);
  const before = entries.get(typed);
  if (before) return before;
  const entry = read(typed, shelf);
  if (entries.size >= MOST_KNOWN) entries.clear();
  if (typed.length <= LONGEST_KNOWN) entries.set(typed, entry);
  return entry;
}

/** Everybody types "eggs": what was read lately is not read again. */
const MOST_KNOWN = 5_000;
const LONGEST_KNOWN = 60;
const entriesKnown = remembered((_shelf: Shelf) => new Map<string, Entry>());

function read(typed: string, shelf: Shelf): Entry {
  const plain = inOrder(plainText(spellEmoji(typed)), shelf);
  const words = wordsOf(plain);
  const nonsense = refuseNonsense(typed, words, words.length === 1 && /[aeiou]/.test(plain) && readFood(plain, shelf, true) !== null);
  if (nonsense !== null) return nonsense;
  const isName = foodNamed(words, shelf) !== null;
  // "cod liver oil" is one thing, and no food.
  const several = isName || (words.length < 5 && isNamedNotFood(words)) ? [] : splitList(typed, shelf);
  if (several.length > 1)
    return together(
      typed,
      several.map((part) => readOne(part, shelf)),
    );
  const [only] = several;
  return only === undefined || only === typed.trim()
    ? readOne(typed, shelf, plain, isName)
    : readOne(typed, shelf, inOrder(plainText(spellEmoji(only)), shelf));
}

/** "Lentils green", as lists and labels have it, is green lentils: two words that name a food only the other way round. */
function inOrder(plain: string, shelf: Shelf): string {
  const [first = '', second = '', third] = wordsOf(plain);
  if (second === '' || third !== undefined || foodNamed([first, second], shelf) !== null) return plain;
  return foodNamed([second, first], shelf) === null ? plain : `${second} ${first}`;
}

/** "Tomatillos, no, just tomatoes 1 kg": what is said last is meant. */
const CORRECTED = /^.{2,40}? no,? (?:just|only|rather|actually|i mean) (.{2,40})$/;

/** "Not too ripe bananas" are bananas, not none. */
const NOT_VERY = /^not (?:too|very|so|quite|that|yet|really|fully|all) /;

function readOne(typed: string, shelf: Shelf, plain = inOrder(plainText(spellEmoji(typed)), shelf), isName = false): Entry {
  const corrected = CORRECTED.exec(plain)?.[1];
  if (corrected !== undefined) return readOne(typed, shelf, corrected, isName);
  if (NOT_VERY.test(plain)) return readOne(typed, shelf, plain.replace(NOT_VERY, ''), isName);
  const words = wordsOf(plain);
  const unsafe = refuseUnsafe(typed, words);
  if (unsafe !== null) return unsafe;
  const wish = isName ? null : readWish(plain, namesOn(shelf));
  if (wish !== null) return { typed, status: 'kept', ...wish };
  const denied = isName ? null : readDenied(plain, shelf);
  if (denied !== null) return { typed, status: 'kept', ...denied };
  const sure = readWithout(plain, shelf) ?? readFood(plain, shelf, false);
  const thing = refuseThings(typed, plain);
  const reading = sure ?? (thing === null ? readFood(plain, shelf, true) : null);
  if (reading === null) return thing === null ? keep(typed, plain, shelf) : (heard(typed, plain, shelf, true) ?? thing);
  return refuseSpoilt(typed, plain, reading.instead?.kind ?? reading.food?.kinds[0], reading.state) ?? readAs(typed, plain, words, reading);
}

/** Honey is not for infants (FDA, NHS), whatever it is typed with. */
const FOR_BABY = / for (?:(?:my|our|the|a) )?(?:baby|babies|infants?)$/;

function readAs(typed: string, plain: string, words: readonly string[], reading: FoodReading): Entry {
  const { food, measure, state, instead, isCorrected, said } = reading;
  const amount = measure === null ? {} : { amount: amountOf(measure, food) };
  if (instead !== undefined || food === null) {
    const { name = '', kind = '', usual = '' } = instead ?? {};
    return { typed, status: 'kept', name, kind, ...amount, reason: `We keep ${quoted(name)} apart from the usual ${usual} and use it like other ${kind}.` };
  }
  const dated = dateSaid(plain, food.kinds[0], state)?.is;
  const servings = servingsMeant(plain);
  const isForBaby = FOR_BABY.test(plain);
  const isFading = isPastItsBest(plain, words, said ?? food.name, food.kinds[0]);
  const useFirst = dated === 'near' || isFading || wantsUsing(plain, words) ? { useFirst: [food.id] } : null;
  const reasons = [
    ...(isCorrected ? [`Read as “${food.name}”.`] : []),
    ...(dated === 'fine' ? ['Past its best-before date it is still fine if it looks and smells right.'] : []),
  ];
  return {
    typed,
    status: isCorrected ? 'corrected' : 'recognised',
    id: food.id,
    name: food.name,
    ...(said && !isCorrected ? { said } : {}),
    ...amount,
    ...(state === null ? {} : { state }),
    ...(isFading ? { isFading: true as const } : {}),
    ...(useFirst || servings || isForBaby
      ? { wish: { ...useFirst, ...(servings ? { servings } : {}), ...(isForBaby ? { diet: ['no-alcohol' as const], dislikes: ['honey'] } : {}) } }
      : {}),
    ...(reasons.length === 0 ? {} : { reason: reasons.join(' ') }),
  };
}

const WITHOUT = /^(.+?)[ (]+(?:no|without|not|minus) (\w+)\)?$/;

/** "Pasta no gluten" is gluten-free pasta, "burgers (no meat)" are meat-free ones; null where there is no such food. */
function readWithout(plain: string, shelf: Shelf): FoodReading | null {
  const [, food = '', what = ''] = WITHOUT.exec(plain) ?? [];
  const free = food === '' ? null : readFood(`${food} (${what} free)`, shelf, false);
  return free?.food && free.food !== readFood(food, shelf, false)?.food ? free : null;
}

const DENIED =
  /^(?:(.+?) )?(?:no|never|without|avoid(?:ing)?|dont|doesnt|do not|does not|cant|cannot|wont|hates?|free (?:from|of)|(?:allergic|anaphylactic|intolerant|allergy|intolerance)(?: to)?) ./;

/** "Bits for the lunchbox no nuts" in one breath: what stands after the "no" is the last thing to cook with. Null where a food stands before it. */
function readDenied(plain: string, shelf: Shelf): ReadWish | null {
  const denied = DENIED.exec(spelledForWishes(wordsOf(plain), namesOn(shelf)).join(' '));
  const [, before] = denied ?? [];
  return !denied || (before !== undefined && readFood(before, shelf, false) !== null) ? null : readWishAmong(plain, namesOn(shelf));
}

/** The wish in what is no food: "dinner my son is coeliac". Of somebody or something that is not cooked only what is not eaten is heard. */
function heard(typed: string, plain: string, shelf: Shelf, isNoFood: boolean): Entry | null {
  const among = readWishAmong(plain, namesOn(shelf));
  if (among === null) return null;
  const { diet, allergies, dislikes, ...rest } = among.wish;
  return isNoFood && !diet && !allergies && !dislikes && Object.keys(rest).length > 0 ? null : { typed, status: 'kept', ...among };
}

/** Food that no line of the cookbook has: used by its kind where the words tell one, else set aside; said in both cases. */
function keep(typed: string, plain: string, shelf: Shelf): Entry {
  const wish = heard(typed, plain, shelf, false);
  if (wish?.wish && Object.keys(wish.wish).length > 0) return wish;
  const all = wordsOf(withoutDates(plain));
  const tails = readTails(all).map(({ measure, named }) => ({ measure, words: named }));
  for (const { measure, words } of [...readMeasures(all).slice(-1), ...tails]) {
    const kept = keepByKind(typed, plain, { measure, words: beforeLink(words) ?? words }, shelf);
    if (kept) return kept;
  }
  return wish ?? { typed, status: 'kept', reason: `We do not know ${quoted(typed)} and leave it aside.` };
}

function keepByKind(typed: string, plain: string, { measure, words }: Measured, shelf: Shelf): Entry | null {
  const free = readFreeFrom(words);
  const told = tellKind(free?.words ?? words, shelf);
  const kind = plantDairyKind(words) ?? (told && free ? kindWithout(told.kind, free.without) : told?.kind) ?? null;
  if (kind === null || words.length === 0) return null;
  const name = words.join(' ').replace(/^(.+) (leftovers?)$/, 'leftover $1');
  const reason = told?.isWholeKind
    ? `${quoted(typed)} may be many things; we use it as any of the ${kind}.`
    : `We do not know ${quoted(name)}, so we use it like other ${kind}.`;
  const state = words.map(stateOf).find((said) => said !== null);
  const details = { ...(measure ? { amount: amountOf(measure, null) } : {}), ...(state ? { state } : {}) };
  return refuseSpoilt(typed, plain, kind, state ?? null) ?? { typed, status: 'kept', name, kind, ...details, reason };
}

/** Several things in one text: the first food carries the others, and says what became of each. */
function together(typed: string, entries: readonly Entry[]): Entry {
  const first = entries.find(({ id }) => id !== undefined) ?? entries.find(({ kind }) => kind !== undefined) ?? (entries[0] as Entry);
  const more = entries.filter((entry) => entry !== first);
  const names = entries.flatMap(({ name }) => name ?? []);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
  const reasons = entries.filter(({ id }) => id === undefined).flatMap(({ reason }) => reason ?? []);
  return { ...first, typed, more, reason: [...(list === '' ? [] : [`Read as ${list}.`]), ...reasons].join(' ') };
}
