import { COMMON_FOODS } from '../content/common-foods.ts';
import { partAmount } from './part-amount.ts';

/** What the ingredient input asks of whoever knows food. */
export interface Larder {
  /** What somebody who has typed this much may mean, best first. */
  readonly suggest: (query: string) => readonly Suggested[];
  /** A pasted list as entries. */
  readonly split: (text: string) => readonly string[];
  /** The same for two texts that mean the same food. */
  readonly meaning: (text: string) => string;
  /** Why this cannot be cooked with, and the like; null when there is nothing to say. */
  readonly remark: (text: string) => Remark | null;
}

export interface Suggested {
  readonly name: string;
  /** Another name for it, when that is what was typed: "eggplant". */
  readonly matched?: string;
}

export interface Remark {
  readonly isRefusal: boolean;
  readonly sentence: string;
}

export const MOST_SUGGESTIONS = 8;

/** Does until the kitchen's names have come, and without them. */
export const plainLarder: Larder = {
  suggest: (query) => commonFoods(query).map((name) => ({ name })),
  split: (text) =>
    text
      .split(/[,;\n\r\t•]+/)
      .map((entry) => entry.replace(/^\s*[-*]\s+/, '').trim())
      .filter(Boolean),
  meaning: (text) => partAmount(text).name.toLowerCase(),
  remark: () => null,
};

/** Of the 40 common foods, those that hold what was typed; those that begin with it first. */
export function commonFoods(query: string): string[] {
  const typed = query.trim().toLowerCase();
  if (typed === '') return [];
  const found = COMMON_FOODS.filter((food) => food.includes(typed));
  return [...found.filter((food) => food.startsWith(typed)), ...found.filter((food) => !food.startsWith(typed))].slice(0, MOST_SUGGESTIONS);
}
