import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import type { Chef } from './chef.ts';

/** The kitchen of the house: always there, at once, and asked alone unless a model is configured. */
export function houseChef(cook: (request: CookRequest) => Answer | Promise<Answer>): Chef {
  return { cook: async (request) => cook(request) };
}
