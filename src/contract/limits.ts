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
  partner: 300,
  saved: { cookTime: 40, servings: 100, ingredients: 60, ingredientLength: 200, instructions: 20_000, image: 2_000 },
  username: { min: 3, max: 40 },
  password: { min: 6, max: 200 },
  personName: 100,
  contact: { name: 100, email: 254, subject: 200, message: 5_000 },
} as const;
