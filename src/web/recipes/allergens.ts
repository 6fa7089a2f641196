import type { Allergen } from '#kitchen/recipe.ts';
import { ALLERGEN_NAMES } from '../pantry/wish-choices.ts';

/** A detector, not a clearance: what was found is named, and the label has the last word. */
export function sayAllergens(allergens: readonly Allergen[]): string {
  if (allergens.length === 0) return 'None of the 14 listed allergens found. Check labels.';
  return `Contains ${allergens.map((allergen) => ALLERGEN_NAMES[allergen]).join(', ')}. Check labels.`;
}

/** The same for an extra, short; '' when there is nothing to say. */
export function sayExtraAllergens(allergens: readonly Allergen[]): string {
  return allergens.length ? `contains ${allergens.map((allergen) => ALLERGEN_NAMES[allergen]).join(', ')}` : '';
}
