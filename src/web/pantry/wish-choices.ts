import { AIMS, type Aim, type Allergen, type Diet, SORTS, type Sort, type SpiceLevel } from '#kitchen/recipe.ts';
import type { Choice } from '../ui/select-field.tsx';

export const SERVINGS: readonly Choice[] = [
  { value: null, label: 'As given' },
  ...Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: index ? `${index + 1} people` : '1 person' })),
];

export const TIMES: readonly Choice[] = [
  { value: null, label: 'Any time' },
  ...[15, 20, 30, 45, 60, 90].map((minutes) => ({ value: minutes, label: `${minutes} min` })),
];

/** The most that may be asked for. */
export const MANY_TO_BUY = 5;

export const TO_BUY: readonly Choice[] = [
  { value: null, label: 'A few' },
  { value: 0, label: 'Nothing' },
  ...[1, 2, 3, MANY_TO_BUY].map((count) => ({ value: count, label: count > 1 ? `${count} things` : '1 thing' })),
];

export const SPICE: readonly Choice<SpiceLevel>[] = [
  { value: null, label: 'As it comes' },
  { value: 'mild', label: 'Mild' },
  { value: 'hot', label: 'Hot' },
];

export const KINDS_OF_DISH: readonly Choice<Sort>[] = [{ value: null, label: 'Any' }, ...SORTS.map((sort) => ({ value: sort, label: sort }))];

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Gluten-free", "No pork". */
export const dietName = (diet: Diet) => capital(diet).replace('No-', 'No ');

/** Peanuts are none of them. */
export const allergenName = (allergen: Allergen) => (allergen === 'nuts' ? 'tree nuts' : allergen);

export const AIM_CHOICES: readonly Choice<Aim>[] = [{ value: null, label: 'No preference' }, ...AIMS.map((aim) => ({ value: aim, label: capital(aim) }))];
