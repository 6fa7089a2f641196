/** Every limit of the wire in one place; each has a message that names it. */
export const LIMITS = {
  ingredients: 50,
  ingredientLength: 80,
  bodyBytes: 64 * 1024,
  recipes: 6,
  servings: 12,
  maxMinutes: 24 * 60,
  wishNames: 50,
  exclude: 200,
  titleLength: 200,
} as const;
