import { cook, shelfOf } from '#kitchen/cook.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { readOrder } from '#kitchen/order.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { type Brief, writeBrief } from './brief.ts';
import type { Draft } from './draft.ts';
import { type Judgement, judgeDraft } from './judge-draft.ts';

/** What the house cooks from a request, and the brief for another chef who is to cook from it too. */
export interface Prepared {
  readonly answer: Answer;
  readonly brief: Brief;
}

export function prepare(request: CookRequest, cookbook: Cookbook): Prepared {
  const shelf = shelfOf(cookbook);
  const answer = cook(request, cookbook);
  return { answer, brief: writeBrief(readOrder(request, shelf, cookbook), answer, { cookbook, shelf, month: request.month }) };
}

export interface Handed {
  readonly request: CookRequest;
  readonly drafts: readonly Draft[];
  /** Titles, touches and add-ons that stand on the table already. */
  readonly titles: readonly string[];
  readonly taken: readonly string[];
}

/** Judges drafts one after another, so that no two that pass share a title or a touch. */
export function judgeAll({ request, drafts, titles, taken }: Handed, cookbook: Cookbook): Judgement[] {
  const shelf = shelfOf(cookbook);
  const order = readOrder(request, shelf, cookbook);
  const shown = [...titles];
  const used = new Set(taken);
  return drafts.map((draft) => {
    const judged = judgeDraft(draft, { order, cookbook, shelf, month: request.month, titles: shown, taken: used });
    if (judged.recipe) {
      shown.push(judged.recipe.title);
      for (const { id } of [judged.recipe.touch, ...judged.recipe.addOns]) used.add(id);
    }
    return judged;
  });
}
