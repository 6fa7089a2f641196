import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { checkDish, everyDish } from './taste-dish.ts';

const { cookbook } = readCookbook(process.env.COOKBOOK_ROOT);

/** Cooks the dishes from one place in the book to another over the pass, in a thread of their own. @returns the faults, in words */
export default function checkDishes({ from, to, rounds }: { from: number; to: number; rounds: number }): string[] {
  return everyDish(cookbook)
    .slice(from, to)
    .flatMap((dish) => checkDish(dish, cookbook, { rounds, show: false }));
}
