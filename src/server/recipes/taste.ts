import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Taste } from '#kitchen/recipe.ts';
import type { Viewers } from '../accounts/viewers.ts';
import type { Db } from '../storage/database.ts';

const MOST = 50;
const RECENTLY_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What a user is known to like, for the kitchen to lean that way: the dishes among their latest 50 favourites, and, so that they do
 * not come again at once, those they saved within a week.
 */
async function tasteOf(db: Db, userId: number, now: Date): Promise<Taste> {
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

/** The taste of who asks; undefined for a visitor, and where it cannot be read: dinner does not wait for a database. */
export function tasteFor(viewers: Viewers, db: Db, now: () => Date) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Taste | undefined> => {
    try {
      const viewer = await viewers.of(request, reply);
      return viewer ? await tasteOf(db, viewer.user.id, now()) : undefined;
    } catch (error) {
      request.log.warn({ err: error }, 'taste unread');
      return undefined;
    }
  };
}

/** A recipe that came from elsewhere has no dish of ours. */
function dishIn({ details }: { readonly details: string }): string[] {
  const { dish } = JSON.parse(details) as { readonly dish?: unknown };
  return typeof dish === 'string' ? [dish] : [];
}
