import type { Generated, Insertable, Kysely, Selectable } from 'kysely';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Schema>;

/** Moments are ISO 8601 in UTC, to the millisecond, on both engines; JSON is its text. */
export interface Schema {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly recipes: Recipes;
  readonly favoriteRecipes: FavoriteRecipes;
  readonly passwordResets: PasswordResets;
  readonly contactMessages: ContactMessages;
  readonly turns: TurnsTable;
  readonly secrets: { readonly name: string; readonly value: string };
}

interface Users {
  readonly id: Generated<number>;
  readonly username: string;
  /** The username in lower case: two that differ in case alone are one. */
  readonly usernameKey: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Wrong passwords in a row. */
  readonly failedSignIns: Generated<number>;
  readonly createdAt: string;
  readonly updatedAt: string;
}
export type UserRow = Selectable<Users>;

interface Sessions {
  /** SHA-256 of what the cookie holds, in hex. */
  readonly sid: string;
  /** JSON: {"device": string, "usedAt": string}. */
  readonly sess: string;
  readonly expire: string;
  readonly userId: number;
  readonly createdAt: string;
}

interface Recipes {
  readonly id: Generated<number>;
  readonly title: string;
  readonly cookTime: string;
  readonly servings: number;
  readonly mainIngredients: string;
  readonly instructions: string;
  /** null: its owner has deleted it, and others keep it. */
  readonly userId: number | null;
  readonly createdAt: string;
  readonly suggestedAddOns: string;
  readonly gourmetTouch: string;
  readonly image: string | null;
  /** JSON: what the kitchen adds to the specification's fields. */
  readonly details: string;
  /** Of what was saved: the same recipe saved twice is one. */
  readonly contentHash: string;
  readonly sharedAt: string | null;
}
export type RecipeRow = Selectable<Recipes>;
export type NewRecipe = Insertable<Recipes>;

interface FavoriteRecipes {
  readonly id: Generated<number>;
  readonly userId: number;
  readonly recipeId: number;
  readonly createdAt: string;
}

interface PasswordResets {
  /** SHA-256 of what was mailed, in hex. */
  readonly tokenHash: string;
  readonly userId: number;
  readonly expire: string;
}

interface ContactMessages {
  readonly id: Generated<number>;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: string;
  /** When it was mailed; null: not yet, or mail is not set up. */
  readonly sentAt: string | null;
  readonly attempts: Generated<number>;
  /** When to try next; null: never again. */
  readonly retryAt: string | null;
  readonly lastError: string | null;
}
export type MessageRow = Selectable<ContactMessages>;

interface TurnsTable {
  /** An HMAC of whose turns they are. */
  readonly key: string;
  readonly count: number;
  /** When the window ends. */
  readonly until: string;
}
