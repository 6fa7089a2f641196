import { ALLERGENS, type Allergen } from '#kitchen/recipe.ts';
import { allergenName } from '../pantry/wish-choices.ts';

/**
 * A detector, not a clearance: what was found is named, then what this visitor asked to avoid and was not found, and the label has the last word.
 * `avoided` are the allergies of the wishes; those that are none of the 14 cannot be told from a recipe's allergens, so nothing is said of them.
 */
export function sayAllergens(allergens: readonly Allergen[], avoided: readonly string[] = []): string {
  const absent = ALLERGENS.filter((allergen) => avoided.includes(allergen) && !allergens.includes(allergen));
  const found = allergens.length ? `Contains ${names(allergens).join(', ')}.` : '';
  const missing = absent.length ? `No ${names(absent).join(', no ')} among the ingredients.` : '';
  return [found, missing || (found ? '' : 'None of the 14 listed allergens among the ingredients.'), 'Check labels.'].filter(Boolean).join(' ');
}

/** The same for an extra, short; '' when there is nothing to say. */
export function sayExtraAllergens(allergens: readonly Allergen[]): string {
  return allergens.length ? `contains ${names(allergens).join(', ')}` : '';
}

const names = (allergens: readonly Allergen[]) => allergens.map(allergenName);
