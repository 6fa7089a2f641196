import type { Dish, DishStep } from '#kitchen/cookbook/dish.ts';
import { saysWait } from '#kitchen/cookbook/says-wait.ts';
import { remembered } from '#kitchen/remembered.ts';

/** Minutes that a dish takes whatever fills it: its steps that are always there, one after another, without what is done meanwhile. */
export const leastMinutes = remembered((dish: Dish): number =>
  dish.steps.filter((step) => step.during === null && isAlwaysThere(step)).reduce((sum, step) => sum + ownMinutes(step), 0),
);

/** A step that is all conditions may fall away; plain words stay. */
function isAlwaysThere({ text }: DishStep): boolean {
  return text.some((node) => typeof node === 'string' && node.trim() !== '');
}

function ownMinutes({ active, wait, text }: DishStep): number {
  const isWaitSure = saysWait(text, true) || !saysWait(text);
  return [...active, ...(isWaitSure ? wait : [])].reduce((sum, term) => sum + ('minutes' in term ? term.minutes : 0), 0);
}
