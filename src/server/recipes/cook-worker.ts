import { setImmediate as fetched } from 'node:timers/promises';
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

/**
 * One cook: a kitchen in a thread of its own. With two orders at hand the first is served before the second is begun, as each
 * begins in a turn of the loop of its own.
 */
export default async function cookOne(request: CookRequest): Promise<Cooked> {
  await fetched();
  let sentBack = 0;
  const answer = cook(request, cookbook, () => {
    sentBack += 1;
  });
  return { answer, sentBack };
}

/** The same cook, who also briefs another chef. */
export async function prepareOne(request: CookRequest): Promise<Prepared> {
  await fetched();
  return prepare(request, cookbook);
}

/** The same cook at the pass, with what another chef has handed in. */
export async function judgeOne(handed: Handed): Promise<Judgement[]> {
  await fetched();
  return judgeAll(handed, cookbook);
}
