import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { addFavorite, checkFavorite, listFavorites, removeFavorite, removeFavoriteById } from '#contract/favorites.ts';
import { idOf } from '../recipes/recipe-id.ts';
import { noSuchRecipe, type SavedRecipeRoutes } from '../recipes/saved-routes.ts';
import { routeOf } from '../route-of.ts';
import * as favorites from './favorites.ts';

const ADDED = { message: 'Recipe has been added to your favorites' };
const REMOVED = { message: 'Recipe has been removed from your favorites' };

/** What people love. Both ways to remove a favourite mean the viewer's own favourite of that recipe. */
export async function favoriteRoutes(app: FastifyInstance, { db, viewers, now }: SavedRecipeRoutes): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const remove = async (request: FastifyRequest, reply: FastifyReply, recipeId: number) => {
    if (await viewers.acting(request, (session) => favorites.letGoAs(db, { ...session, recipeId }))) return;
    const { userId } = await viewers.signedIn(request, reply);
    await favorites.removeFavorite(db, recipeId, userId);
  };

  routes.route({
    ...routeOf(addFavorite, 'favorites'),
    handler: async (request, reply) => {
      const recipeId = idOf(String(request.body.recipeId)) ?? 0;
      const at = now();
      if (await viewers.acting(request, (session) => favorites.keepAs(db, { ...session, recipeId, createdAt: at.toISOString() })))
        return reply.status(201).send(ADDED);
      const { userId } = await viewers.signedIn(request, reply);
      const kept = await favorites.addFavorite(db, recipeId, userId, at);
      if (!kept) throw noSuchRecipe();
      return reply.status(kept.isNew ? 201 : 200).send(ADDED);
    },
  });

  routes.route({
    ...routeOf(removeFavorite, 'favorites'),
    handler: async (request, reply) => {
      await remove(request, reply, idOf(String(request.body.recipeId)) ?? 0);
      return REMOVED;
    },
  });

  routes.route({
    ...routeOf(removeFavoriteById, 'favorites'),
    handler: async (request, reply) => {
      await remove(request, reply, idOf(request.params.id) ?? 0);
      return REMOVED;
    },
  });

  routes.route({
    ...routeOf(checkFavorite, 'favorites'),
    handler: async (request, reply) => {
      const viewer = await viewers.of(request, reply);
      const id = idOf(String(request.query.recipeId));
      return { isFavorite: viewer !== null && id !== null && (await favorites.isFavorite(db, id, viewer.userId)) };
    },
  });

  routes.route({
    ...routeOf(listFavorites, 'favorites'),
    handler: async (request, reply) => favorites.favoritesOf(db, (await viewers.signedIn(request, reply)).userId),
  });
}
