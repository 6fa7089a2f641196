import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { listIngredients } from '#contract/shelf.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { shelfNames } from '#kitchen/pantry/shelf-names.ts';
import { routeOf } from '../route-of.ts';

/** The names of all ingredients, for the browser's suggestions; they change only with the cookbook. */
export async function shelfRoutes(app: FastifyInstance, { cookbook }: { readonly cookbook: Cookbook }): Promise<void> {
  const names = JSON.stringify(shelfNames([...cookbook.ingredients.values()]));
  const etag = `W/"${createHash('sha256').update(names).digest('base64url').slice(0, 16)}"`;
  app.route({
    ...routeOf(listIngredients, 'recipes'),
    handler: async (request, reply) => {
      void reply.header('etag', etag).header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400');
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('application/json').send(names);
    },
  });
}
