import { foodNamed } from './find-food.ts';
import { wordsOf } from './plain-text.ts';
import { readFood } from './read-food.ts';
import type { Shelf } from './shelf.ts';

/** What the shelf calls the food in some words; null where they name none. */
export interface FoodNames {
  /** Where every word is of the name: "egg noodles". */
  exactly(words: string): string | null;
  /** Where other words describe it: "some old egg noodles". */
  roughly(words: string): string | null;
  /** Where it may be misspelt: "penuts". */
  nearly(words: string): string | null;
}

export const namesOn = (shelf: Shelf): FoodNames => ({
  exactly: (words) => foodNamed(wordsOf(words), shelf)?.name ?? null,
  roughly: (words) => readFood(words, shelf, false)?.food?.name ?? null,
  nearly: (words) => readFood(words, shelf, true)?.food?.name ?? null,
});

/** For whoever asks only whether something is a wish at all. */
export const NO_NAMES: FoodNames = { exactly: () => null, roughly: () => null, nearly: () => null };
