import type { Taste } from '#kitchen/recipe.ts';
import type { Db } from '../storage/schema.ts';
import { whileStored } from '../storage/while-stored.ts';

const MOST = 50;
const RECENTLY_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What a user is known to like, for the kitchen to lean that way: the dishes among their latest 50 favourites, and, so that they do
 * not come again at once, those they saved within a week.
 */
export async function tasteOf(db: Db, userId: number, now: Date): Promise<Taste | undefined> {
  return whileStored(readTaste(db, userId, now), undefined);
}

async function readTaste(db: Db, userId: number, now: Date): Promise<Taste> {
  const favourites = await db
    .selectFrom('favoriteRecipes')
    .innerJoin('recipes', 'recipes.id', 'favoriteRecipes.recipeId')
    .select('recipes.details')
    .where('favoriteRecipes.userId', '=', userId)
    .orderBy('favoriteRecipes.id', 'desc')
    .limit(MOST)
    .execute();
  const saved = await db
    .selectFrom('recipes')
    .select('details')
    .where('userId', '=', userId)
    .where('createdAt', '>', new Date(now.getTime() - RECENTLY_MS).toISOString())
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return { loved: favourites.flatMap(dishIn), recent: saved.flatMap(dishIn) };
}

/** A recipe that came from elsewhere has no dish of ours. */
function dishIn({ details }: { readonly details: string }): string[] {
  const { dish } = JSON.parse(details) as { readonly dish?: unknown };
  return typeof dish === 'string' ? [dish] : [];
}
