/** What the kitchen takes to be in every house; the same as the lines marked `staple` in cookbook/ingredients. */
export const STAPLES = ['salt', 'black pepper', 'olive oil', 'vegetable oil', 'plain flour', 'sugar', 'water'] as const;
