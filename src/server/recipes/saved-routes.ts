import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { deleteRecipe, listRecipes, readRecipe, saveRecipe, shareRecipe, stopSharing } from '#contract/saved-recipes.ts';
import type { Viewers } from '../accounts/viewers.ts';
import { AppError } from '../app-error.ts';
import { routeOf } from '../route-of.ts';
import type { Db } from '../storage/schema.ts';
import { writtenOnce } from '../written-once.ts';
import { idOf } from './recipe-id.ts';
import * as recipes from './saved-recipes.ts';

export interface SavedRecipeRoutes {
  readonly db: Db;
  readonly viewers: Viewers;
  readonly now: () => Date;
}

/** One answer for a recipe that is somebody else's and for one that never was: nobody learns which. */
export const noSuchRecipe = () => new AppError('not_found', 'There is no such recipe.');

/** What people keep: saving, reading, listing, deleting, sharing. */
export async function savedRecipeRoutes(app: FastifyInstance, { db, viewers, now }: SavedRecipeRoutes): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.route({
    ...routeOf(saveRecipe, 'recipes'),
    handler: async (request, reply) => {
      const { userId } = await viewers.signedIn(request, reply);
      const { recipe, isNew } = await recipes.saveRecipe(db, userId, request.body, now());
      return reply.status(isNew ? 201 : 200).send(recipe);
    },
  });

  routes.route({
    ...routeOf(readRecipe, 'recipes'),
    serializerCompiler: writtenOnce,
    handler: async (request, reply) => {
      const viewer = await viewers.of(request, reply);
      const recipe = await recipes.readableRecipe(db, idOf(request.params.id) ?? 0, viewer?.userId ?? null);
      if (!recipe) throw noSuchRecipe();
      return recipe;
    },
  });

  routes.route({
    ...routeOf(listRecipes, 'recipes'),
    handler: async (request, reply) => recipes.recipesOf(db, (await viewers.signedIn(request, reply)).userId),
  });

  routes.route({
    ...routeOf(deleteRecipe, 'recipes'),
    handler: async (request, reply) => {
      const { userId } = await viewers.signedIn(request, reply);
      if (!(await recipes.deleteRecipe(db, idOf(request.params.id) ?? 0, userId))) throw noSuchRecipe();
      return { message: 'Your recipe has been successfully deleted.' };
    },
  });

  for (const [endpoint, isToBeShared] of [
    [shareRecipe, true],
    [stopSharing, false],
  ] as const)
    routes.route({
      ...routeOf(endpoint, 'recipes'),
      handler: async (request, reply) => {
        const { userId } = await viewers.signedIn(request, reply);
        const recipe = await recipes.setShared(db, idOf(request.params.id) ?? 0, userId, isToBeShared ? now() : null);
        if (!recipe) throw noSuchRecipe();
        return recipe;
      },
    });
}
