import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Amount } from '#kitchen/recipe.ts';

/** Whether the name stands in the singular beside this amount: one egg, half a cabbage; rice always. */
export function isSingular(ingredient: Ingredient, amount: Amount | null): boolean {
  if (ingredient.plural === ingredient.name) return !/[^s]s$/.test(ingredient.name) || /(hummus|couscous|asparagus|molasses|grass|watercress|cress|swiss)$/.test(ingredient.name);
  return amount?.unit === '' && amount.quantity <= 1;
}

/** The full name in the number that suits the amount. */
export function fullName(ingredient: Ingredient, amount: Amount | null): string {
  return isSingular(ingredient, amount) ? ingredient.name : ingredient.plural;
}

/** The name as a cook says it at the stove: "the chicken", "the chickpeas". */
export function shortName(ingredient: Ingredient, amount: Amount | null): string {
  const { short, name, plural } = ingredient;
  if (short === name) return fullName(ingredient, amount);
  if (isSingular(ingredient, amount)) return short;
  // "tinned chickpea" → "tinned chickpeas": the short name ends as the full one does.
  const ending = plural.startsWith(name) ? plural.slice(name.length) : '';
  return name.endsWith(short) && ending && !short.endsWith('s') ? short + ending : short;
}

/** "a", "a and b", "a, b and c". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
