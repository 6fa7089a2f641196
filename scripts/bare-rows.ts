import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import pg from 'pg';

const READ = 'select * from recipes where id = $1';
const LIST = 'select * from recipes where "userId" = $1 order by id desc';
const KEEP = 'insert into "favoriteRecipes" ("userId", "recipeId", "createdAt") values ($1, $2, $3) on conflict do nothing';
const DROP = 'delete from "favoriteRecipes" where "userId" = $1 and "recipeId" = $2';

type Value = string | number;
type Query = (text: string, values: readonly Value[]) => Promise<unknown[]> | unknown[];

/** What the same rows cost without anything of ours: no session, no check of who may, no schema. The baseline of the bench. */
export async function bareRows(where: { readonly folder: string; readonly url: string | undefined }): Promise<number> {
  const query = where.url ? postgres(where.url) : sqlite(where.folder);
  const app = Fastify();
  app.get<{ Params: { id: string } }>('/api/recipes/:id', async ({ params }) => (await query(READ, [Number(params.id)]))[0]);
  app.get<{ Querystring: { userId: string } }>('/api/my-recipes', async ({ query: { userId } }) => query(LIST, [Number(userId)]));
  app.post<{ Body: { recipeId: number; userId: number } }>('/api/favorites', async ({ body }) => {
    await query(KEEP, [body.userId, body.recipeId, new Date().toISOString()]);
    return { message: 'kept' };
  });
  app.delete<{ Body: { recipeId: number; userId: number } }>('/api/favorites', async ({ body }) => {
    await query(DROP, [body.userId, body.recipeId]);
    return { message: 'dropped' };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

function sqlite(folder: string): Query {
  const db = new DatabaseSync(join(folder, 'pinch.db'), { timeout: 5_000 });
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  const ready = new Map([READ, LIST, KEEP, DROP].map((text) => [text, db.prepare(text.replaceAll(/\$\d/g, '?'))]));
  return (text, values) => ready.get(text)?.all(...values) ?? [];
}

function postgres(url: string): Query {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return async (text, values) => (await pool.query({ name: text.slice(0, 40), text, values: [...values] })).rows;
}
