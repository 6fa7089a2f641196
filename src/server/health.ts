import type { FastifyInstance } from 'fastify';

/** live: the loop turns. ready: new visitors may come; false while stopping. */
export async function healthRoutes(app: FastifyInstance, { isStopping }: { readonly isStopping: () => boolean }): Promise<void> {
  const ok = { config: { rateLimit: false as const }, schema: { summary: 'Whether the server is well', tags: ['operation'] } };
  app.get('/api/health', ok, async () => ({ status: 'ok' }));
  app.get('/health/live', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { rateLimit: false } }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    return { status: 'ok' };
  });
}
