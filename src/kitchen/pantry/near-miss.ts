import { remembered } from '#kitchen/remembered.ts';
import { type FoundFood, findFood, isAside } from './find-food.ts';
import { figure } from './numbers.ts';
import { stem } from './plain-text.ts';
import { lettersOf, type Shelf } from './shelf.ts';
import { beginningsOf, slipCost } from './slip-cost.ts';
import { LOOK_LIKE_FOOD } from './words-that-look-like-food.ts';

/** How much worse the second-best reading must be before the best counts as certain. */
const MARGIN = 0.35;
const CANDIDATES_PER_WORD = 6;
/** How much nearer a word counts for each doubling of the names it stands in: "chiken" is chicken, not the rare "chikn". */
const FOR_USE = 0.15;
const MOST_FOR_USE = 0.6;

export interface Correction extends FoundFood {
  readonly words: readonly string[];
}

/**
 * The phrase with its slips put right, where it is certain which food was meant; null where another
 * food is nearly as near, for a wrong guess is worse than an honest "we do not know".
 */
export function correct(words: readonly string[], shelf: Shelf): Correction | null {
  return correctWords(words, shelf) ?? correctJoined(words, shelf);
}

function correctWords(words: readonly string[], shelf: Shelf): Correction | null {
  // A word alone is no name even where it is part of one ("pain au chocolat") or describes ("bred").
  const strange = words.length === 1 ? [0] : words.flatMap((word, index) => (isStrange(word, index === words.length - 1, shelf) ? [index] : []));
  if (strange.length === 0 || strange.length > 2) return null;
  const isAlone = words.length === 1;
  const choices = strange.map((index) => wordsNear(words[index] as string, shelf, isAlone));
  if (choices.some((near) => near.length === 0)) return null;
  const [first = [], second = [{ word: '', cost: 0 }]] = choices;
  const readings: { cost: number; reading: Correction }[] = [];
  for (const one of first) {
    for (const two of second) {
      const mended = words.slice();
      mended[strange[0] as number] = one.word;
      if (strange.length === 2) mended[strange[1] as number] = two.word;
      const found = findFood(mended, shelf);
      if (
        found !== null &&
        strange.every((index) => index >= found.start && index < found.end && (found.end - found.start > 1 || maySlip(words[index] as string)))
      ) {
        readings.push({ cost: one.cost + two.cost, reading: { ...found, words: mended } });
      }
    }
  }
  readings.sort((a, b) => a.cost - b.cost);
  const [best, ...others] = readings;
  if (best === undefined) return null;
  const rival = others.find(({ reading }) => reading.food.id !== best.reading.food.id);
  return rival !== undefined && rival.cost - best.cost < MARGIN ? null : best.reading;
}

/** "chick pees": two words that are one in the cookbook, with a slip in it. */
function correctJoined(words: readonly string[], shelf: Shelf): Correction | null {
  if (words.length !== 2 || words.every((word, index) => !isStrange(word, index === 1, shelf))) return null;
  const [best, next] = wordsNear(words.join(''), shelf);
  if (best === undefined || (next !== undefined && next.cost - best.cost < MARGIN)) return null;
  const found = findFood([best.word], shelf);
  return found && { ...found, words: [best.word] };
}

export interface NearWord {
  readonly word: string;
  /** The slips between, less what a common word has before a rare one. */
  readonly cost: number;
}

/** The words of the cookbook near enough to have been meant, nearest first. */
export function wordsNear(typed: string, shelf: Shelf, isAlone = true): NearWord[] {
  if (typed.length < 3 || (isAlone && !maySlip(typed))) return [];
  const limit = tolerance(typed.length);
  const short = stem(typed);
  const letters = lettersOf(typed);
  const near: NearWord[] = [];
  for (const candidate of candidatesFor(typed, shelf)) {
    if (Math.abs(candidate.stem.length - typed.length) > 3) continue;
    // Each slip changes at most two letters of the set, and few slips are allowed.
    if (bitCount(candidate.letters ^ letters) > 2 + limit * 2) continue;
    const most = tolerance(Math.ceil((typed.length + candidate.stem.length) / 2));
    const cost = Math.min(slipCost(short, candidate.stem, most), short === typed ? Infinity : slipCost(typed, candidate.stem, most));
    if (cost > 0 && cost < Infinity) near.push({ word: candidate.stem, cost: cost - Math.min(MOST_FOR_USE, FOR_USE * Math.log2(candidate.uses)) });
  }
  return near.sort((a, b) => a.cost - b.cost).slice(0, CANDIDATES_PER_WORD);
}

const byLetter = remembered(
  (vocabulary: Shelf['vocabulary']): ReadonlyMap<string, Shelf['vocabulary']> => Map.groupBy(vocabulary, (word) => word.stem[0] ?? ''),
);

/** The words of the cookbook that begin as what was meant may begin. */
function candidatesFor(typed: string, shelf: Shelf): Shelf['vocabulary'] {
  return [...beginningsOf(typed)].flatMap((letter) => byLetter(shelf.vocabulary).get(letter) ?? []);
}

/** Whether a word alone is long enough, and no word of its own, to be a food with a slip in it: "beens" is one only in "kidney beens". */
function maySlip(word: string): boolean {
  return word.length > 3 && !LOOK_LIKE_FOOD.has(word) && !LOOK_LIKE_FOOD.has(stem(word));
}

/** The longer the word, the more slips leave it certain. */
function tolerance(length: number): number {
  if (length < 4) return length === 3 ? 0.8 : 0;
  if (length === 4) return 0.95;
  if (length === 5) return 0.9;
  if (length === 6) return 1.25;
  if (length === 7) return 1.6;
  return length < 10 ? 1.7 : 2.1;
}

function isStrange(word: string, isLast: boolean, shelf: Shelf): boolean {
  return !shelf.words.has(stem(word)) && !isAside(word, isLast) && figure(word) === null;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
