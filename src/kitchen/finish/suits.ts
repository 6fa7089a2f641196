import type { Dish } from '#kitchen/cookbook/dish.ts';

type About = Pick<Dish, 'family' | 'cuisine' | 'courses'>;

/** Cuisines are written with a capital. */
const CUISINE = /^\p{Lu}/u;
const OF_SWEET_DISHES = ['sweet', 'puddings', 'pancakes', 'breakfasts'];

/**
 * Whether a touch that says what it suits goes with a dish. "soups", "main", "Italian" allow; "-puddings" forbids;
 * "savoury" is every course but the sweet ones; "stews" is a word of "stews and braises".
 */
export function suits(all: readonly string[], dish: About): boolean {
  // A cuisine alone is no reason: parmesan is Italian and goes on no tiramisu.
  const words = isSweet(dish) ? all.filter((word) => !CUISINE.test(word)) : all;
  const about = new Set([dish.family, dish.cuisine, ...dish.courses, isSweet(dish) ? 'sweet' : 'savoury']);
  const partly = dish.family.split(' and ');
  if (words.some((word) => word.startsWith('-') && (about.has(word.slice(1)) || partly.includes(word.slice(1))))) return false;
  // "Pancakes and fritters" are sweet and savoury: mayonnaise suits fritters, and no apple fritters.
  return words.some((word) => about.has(word)) || (isOfItsSort(words, dish) && words.some((word) => partly.includes(word)));
}

/** Whether it suits sweet dishes where this one is sweet, savoury ones where it is not. */
export function isOfItsSort(words: readonly string[], dish: About): boolean {
  return words.some((word) => OF_SWEET_DISHES.includes(word)) === isSweet(dish);
}

function isSweet({ courses }: About): boolean {
  return courses.includes('pudding') || courses.includes('sweet');
}
