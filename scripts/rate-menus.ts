import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cook } from '#kitchen/cook.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { CookRequest } from '#kitchen/recipe.ts';

/** A list of what somebody has, as it is asked for, and the marks from 0 to 10 that a cook gave dishes for it. */
interface RatedList {
  readonly request: CookRequest;
  readonly marks: ReadonlyMap<string, number>;
}

/** When the lists were marked. */
const NOVEMBER = 11;
const A_MENU = 3;
/** What is marked lower should not have been offered. */
const POOR = 4;

export interface MenuMarks {
  readonly lists: number;
  /** Mean mark of the first three dishes of each list. */
  readonly chosen: number;
  /** Mean mark of the best three that were marked. */
  readonly best: number;
  /** Mean mark of everything that was marked: what choosing blindly would get. */
  readonly any: number;
  /** The share of the chosen that was marked poor, 0 to 1. */
  readonly poor: number;
  /** How many of the chosen nobody has marked: they were written or reworked since. */
  readonly unmarked: number;
}

/**
 * What cooks think of the menus that this cookbook gets: how the dishes chosen for 280 lists were marked by cooks who saw 21 for each.
 * A change of the choosing that agrees with them less is no better, however it looks.
 */
export function rateMenus(cookbook: Cookbook): MenuMarks {
  const lists = readRatedLists();
  const chosen = lists.flatMap(({ request, marks }) =>
    cook(request, cookbook)
      .recipes.slice(0, A_MENU)
      .map(({ dish }) => marks.get(dish)),
  );
  const marked = chosen.filter((mark) => mark !== undefined);
  const best = lists.flatMap(({ marks }) => [...marks.values()].sort((a, b) => b - a).slice(0, A_MENU));
  return {
    lists: lists.length,
    chosen: mean(marked),
    best: mean(best),
    any: mean(lists.flatMap(({ marks }) => [...marks.values()])),
    poor: marked.filter((mark) => mark <= POOR).length / marked.length,
    unmarked: chosen.length - marked.length,
  };
}

export function readRatedLists(): RatedList[] {
  const text = readFileSync(join(import.meta.dirname, 'rated-lists.txt'), 'utf8');
  return text.split('\n\n').flatMap((block) => {
    const [list = '', ...lines] = block.split('\n').filter((line) => !line.startsWith('#') && line !== '');
    const marks = new Map<string, number>();
    for (const line of lines) {
      const [mark, dishes = ''] = line.split(':');
      for (const dish of dishes.trim().split(' ')) marks.set(dish, Number(mark));
    }
    return list ? [{ request: { ingredients: list.split(', '), month: NOVEMBER }, marks }] : [];
  });
}

export const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
