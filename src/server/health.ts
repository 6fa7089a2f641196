import type { FastifyInstance } from 'fastify';

/** live: the loop turns. ready: new visitors may come; false while stopping. */
export async function healthRoutes(app: FastifyInstance, { isStopping }: { readonly isStopping: () => boolean }): Promise<void> {
  app.get('/api/health', { schema: { summary: 'Whether the server is well', tags: ['operation'] } }, async () => ({ status: 'ok' }));
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (!isStopping()) return { status: 'ok' };
    return reply.status(503).send({ status: 'stopping' });
  });
}
