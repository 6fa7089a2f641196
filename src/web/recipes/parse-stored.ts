import type { StoredRecipe } from '#contract/saved-recipes.ts';

const LISTS = ['mainIngredients', 'suggestedAddOns', 'gourmetTouch'] as const;

/** A recipe as it came: three of its fields may have come as the text of their JSON. */
export function parseStored(found: StoredRecipe): StoredRecipe {
  const parsed = LISTS.map((field) => {
    const value: unknown = found[field];
    return [field, typeof value === 'string' ? JSON.parse(value) : value] as const;
  });
  return { ...found, ...Object.fromEntries(parsed) } as StoredRecipe;
}
