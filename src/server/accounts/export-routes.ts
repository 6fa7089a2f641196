import type { FastifyInstance } from 'fastify';
import type { Db } from '../storage/schema.ts';
import { exportAsJsonLd, exportAsText } from './export.ts';
import type { Viewers } from './viewers.ts';

/** Everything an account holds, to take along: as data and as text. */
export async function exportRoutes(app: FastifyInstance, { db, viewers }: { readonly db: Db; readonly viewers: Viewers }): Promise<void> {
  const schema = (summary: string) => ({ schema: { summary, tags: ['accounts'] } });

  app.get('/api/auth/export', schema('Everything the account holds, as JSON-LD'), async (request, reply) => {
    const { user } = await viewers.owner(request, reply);
    void reply.header('content-disposition', 'attachment; filename="pinch.jsonld"').type('application/ld+json; charset=utf-8');
    return JSON.stringify(await exportAsJsonLd(db, user), null, 2);
  });

  app.get('/api/auth/export.txt', schema('Everything the account holds, as text'), async (request, reply) => {
    const { user } = await viewers.owner(request, reply);
    void reply.header('content-disposition', 'attachment; filename="pinch.txt"').type('text/plain; charset=utf-8');
    return exportAsText(db, user);
  });
}
