import type { FastifyInstance } from 'fastify';

/** live: the loop turns. ready: new visitors may come; not before the cooks are there, and not while stopping. */
export async function healthRoutes(app: FastifyInstance, { state }: { readonly state: () => 'ok' | 'starting' | 'stopping' }): Promise<void> {
  app.get('/api/health', { schema: { summary: 'Whether the server is well', tags: ['operation'] } }, async () => ({ status: 'ok' }));
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const status = state();
    return reply.status(status === 'ok' ? 200 : 503).send({ status });
  });
}
