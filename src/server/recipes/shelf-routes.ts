import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { shelfNames } from '#kitchen/pantry/shelf-names.ts';

/** The names of all ingredients, for the browser's suggestions; changes only with the cookbook. */
export async function shelfRoutes(app: FastifyInstance, { cookbook }: { readonly cookbook: Cookbook }): Promise<void> {
  const body = JSON.stringify(shelfNames([...cookbook.ingredients.values()]));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  app.get('/api/ingredients', { schema: { summary: 'The names of all ingredients', tags: ['recipes'] } }, async (request, reply) => {
    void reply.header('etag', etag).header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json').send(body);
  });
}
