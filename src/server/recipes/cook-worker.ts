import { cook } from '#kitchen/cook.ts';
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
