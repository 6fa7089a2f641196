import type { Ingredient } from './ingredient.ts';

/** "A few dollars": who is offered something beside the recipe pays no more for a pack of it, US dollars. */
export const AFFORDABLE = 6;

/** Whether it may be offered as a touch or an add-on to who has none; what has no price may not. */
export function isAffordable({ pack }: Pick<Ingredient, 'pack'>): boolean {
  return pack?.price != null && pack.price <= AFFORDABLE;
}
