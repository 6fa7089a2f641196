import { cook } from '#kitchen/cook.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { readCookbook } from './read-cookbook.ts';

const { cookbook } = readCookbook();
// The first visitor should not wait for the shelves to be arranged.
cook({ ingredients: ['egg'] }, cookbook);

/** One cook: a kitchen in a thread of its own. */
export default function cookOne(request: CookRequest): Answer {
  return cook(request, cookbook);
}
