import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { asStored, lockRecipe, readableRecipe, sweepKeptByNobody } from '../recipes/saved-recipes.ts';
import type { Db } from '../storage/database.ts';

/**
 * Keeps a recipe among a user's favourites; twice is once. Only what they may read: else a favourite would be a key to private recipes.
 *
 * @returns null when there is no such recipe for them; else whether it is new
 */
export async function addFavorite(db: Db, recipeId: number, userId: number, now: Date): Promise<{ isNew: boolean } | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockRecipe(trx, recipeId)) || !(await readableRecipe(trx, recipeId, userId))) return null;
    const added = await trx
      .insertInto('favoriteRecipes')
      .values({ userId, recipeId, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['userId', 'recipeId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return { isNew: added !== undefined };
  });
}

/** Takes a recipe from a user's favourites; twice is once. One that nobody keeps any more goes. */
export async function removeFavorite(db: Db, recipeId: number, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockRecipe(trx, recipeId);
    await trx.deleteFrom('favoriteRecipes').where('recipeId', '=', recipeId).where('userId', '=', userId).execute();
    await sweepKeptByNobody(trx, recipeId);
  });
}

export async function isFavorite(db: Db, recipeId: number, userId: number): Promise<boolean> {
  const found = await db.selectFrom('favoriteRecipes').select('id').where('recipeId', '=', recipeId).where('userId', '=', userId).executeTakeFirst();
  return found !== undefined;
}

/** A user's favourites, the latest first. */
export async function favoritesOf(db: Db, userId: number): Promise<StoredRecipe[]> {
  const rows = await db
    .selectFrom('recipes')
    .innerJoin('favoriteRecipes', 'favoriteRecipes.recipeId', 'recipes.id')
    .selectAll('recipes')
    .where('favoriteRecipes.userId', '=', userId)
    .orderBy('favoriteRecipes.id', 'desc')
    .execute();
  return rows.map((row) => asStored(row, userId));
}
