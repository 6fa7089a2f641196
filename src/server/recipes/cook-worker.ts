import { cook } from '#kitchen/cook.ts';
import { type Handed, judgeAll, type Prepared, prepare } from '#kitchen/draft/judge-all.ts';
import type { Judgement } from '#kitchen/draft/judge-draft.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { readCookbook } from './read-cookbook.ts';

const { cookbook } = readCookbook();
// The first visitor should not wait for the shelves to be arranged.
cook({ ingredients: ['egg'] }, cookbook);

/** What one cook made of an order, and how many recipes the pass sent back on the way. */
export interface Cooked {
  readonly answer: Answer;
  readonly sentBack: number;
}

/** One cook: a kitchen in a thread of its own. */
export default function cookOne(request: CookRequest): Cooked {
  let sentBack = 0;
  const answer = cook(request, cookbook, () => {
    sentBack += 1;
  });
  return { answer, sentBack };
}

/** The same cook, who also briefs another chef. */
export function prepareOne(request: CookRequest): Prepared {
  return prepare(request, cookbook);
}

/** The same cook at the pass, with what another chef has handed in. */
export function judgeOne(handed: Handed): Judgement[] {
  return judgeAll(handed, cookbook);
}
