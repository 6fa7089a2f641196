import type { StoredRecipe } from '#contract/saved-recipes.ts';
import type { NamedSession } from '../accounts/sessions.ts';
import { asStored, lockRecipe, readableBy, readableRecipe, sweepKeptByNobody } from '../recipes/saved-recipes.ts';
import { locking, momentOn, preparedChange } from '../storage/prepared.ts';
import type { Db } from '../storage/schema.ts';

/**
 * Keeps a recipe among a user's favourites; twice is once. Only what they may read: else a favourite would be a key to private recipes.
 *
 * @returns null when there is no such recipe for them; else whether it is new
 */
export function addFavorite(db: Db, recipeId: number, userId: number, now: Date): Promise<{ isNew: boolean } | null> {
  return db.transaction().execute(async (trx) => {
    // Nobody deletes the recipe between the look at it and the favourite.
    if (!(await lockRecipe(trx, recipeId)) || !(await readableRecipe(trx, recipeId, userId))) return null;
    const kept = await trx
      .insertInto('favoriteRecipes')
      .values({ userId, recipeId, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['userId', 'recipeId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return { isNew: kept !== undefined };
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

/**
 * As `addFavorite`, for whoever holds a session, who need not be looked up before: one statement, in which the recipe is locked as well.
 *
 * @returns whose favourite it is now; undefined where nothing is new, for whatever reason: to be asked of the session and `addFavorite`
 */
export const keepAs = preparedChange((db, { recipeId, sid, endsAfter, createdAt }: NamedSession & { recipeId: number; createdAt: string }) =>
  db
    .insertInto('favoriteRecipes')
    .columns(['userId', 'recipeId', 'createdAt'])
    .expression((eb) =>
      locking(
        eb
          .selectFrom(['sessions', 'recipes'])
          .select(({ val, cast }) => ['sessions.userId', 'recipes.id', cast(val(createdAt), momentOn(db)).as('createdAt')])
          .where('sessions.sid', '=', sid)
          .where('sessions.expire', '>', endsAfter)
          .where('recipes.id', '=', recipeId)
          .where((of) => readableBy(of.ref('sessions.userId'))(of)),
        'recipes',
        db,
      ),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'recipeId']).doNothing())
    .returning('userId'),
);

/**
 * As `removeFavorite`, for whoever holds a session.
 *
 * @returns whose favourite it was; undefined where nothing was taken away: to be asked of the session and `removeFavorite`
 */
export const letGoAs = preparedChange((db, { recipeId, sid, endsAfter }: NamedSession & { recipeId: number }) =>
  db
    .deleteFrom('favoriteRecipes')
    .where('userId', '=', (eb) => eb.selectFrom('sessions').select('sessions.userId').where('sid', '=', sid).where('expire', '>', endsAfter))
    // While the recipe has an owner, and only then: nobody lets go of it in between, so that it would be left to nobody.
    .where('recipeId', '=', (eb) =>
      locking(eb.selectFrom('recipes').select('recipes.id').where('recipes.id', '=', recipeId).where('recipes.userId', 'is not', null), 'recipes', db),
    )
    .returning('userId'),
);

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
