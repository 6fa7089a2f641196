import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { listIngredients } from '#contract/shelf.ts';
import type { ShelfNames } from '#kitchen/pantry/shelf-names.ts';
import { routeOf } from '../route-of.ts';

/**
 * The names of all ingredients, for the browser's suggestions; they change only with the cookbook. Packed once, and the same bytes
 * for everybody: it is the largest answer that anybody may have.
 */
export async function shelfRoutes(app: FastifyInstance, { shelf }: { readonly shelf: ShelfNames }): Promise<void> {
  const names = Buffer.from(JSON.stringify(shelf));
  const packed = { br: brotliCompressSync(names, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }), gzip: gzipSync(names) };
  const etag = `W/"${createHash('sha256').update(names).digest('base64url').slice(0, 16)}"`;
  app.route({
    ...routeOf(listIngredients, 'recipes'),
    compress: false,
    handler: async (request, reply) => {
      void reply.header('etag', etag).header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400').header('vary', 'accept-encoding');
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      const form = acceptedForm(request.headers['accept-encoding']);
      if (form) void reply.header('content-encoding', form);
      return reply.type('application/json; charset=utf-8').send(form ? packed[form] : names);
    },
  });
}

function acceptedForm(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}
