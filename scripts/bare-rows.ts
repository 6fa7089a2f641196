import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import pg from 'pg';

const READ = 'select * from recipes where id = $1';
const LIST = 'select * from recipes where "userId" = $1 order by id desc';
const KEEP = 'insert into "favoriteRecipes" ("userId", "recipeId", "createdAt") values ($1, $2, $3) on conflict do nothing';
const DROP = 'delete from "favoriteRecipes" where "userId" = $1 and "recipeId" = $2';

const SAVE = `insert into recipes (title, "cookTime", servings, "mainIngredients", instructions, "userId", "createdAt", "suggestedAddOns", "gourmetTouch", details, "contentHash")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '{}', $10) returning *`;

type Value = string | number;
interface Saved {
  readonly title: string;
  readonly cookTime: string;
  readonly servings: number;
  readonly mainIngredients: unknown;
  readonly instructions: string;
  readonly userId: number;
  readonly suggestedAddOns: unknown;
  readonly gourmetTouch: unknown;
}
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
  app.post<{ Body: Saved }>('/api/recipes', async ({ body }) => {
    const { title, cookTime, servings, mainIngredients, instructions, userId, suggestedAddOns, gourmetTouch } = body;
    const json = [mainIngredients, suggestedAddOns, gourmetTouch].map((value) => JSON.stringify(value)) as [string, string, string];
    const values = [title, cookTime, servings, json[0], instructions, userId, new Date().toISOString(), json[1], json[2], `bare ${title}`];
    return (await query(SAVE, values))[0];
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

function sqlite(folder: string): Query {
  const db = new DatabaseSync(join(folder, 'pinch.db'), { timeout: 5_000 });
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  const ready = new Map([READ, LIST, KEEP, DROP, SAVE].map((text) => [text, db.prepare(text.replaceAll(/\$\d+/g, '?'))]));
  return (text, values) => ready.get(text)?.all(...values) ?? [];
}

function postgres(url: string): Query {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return async (text, values) => (await pool.query({ name: text.slice(0, 40), text, values: [...values] })).rows;
}
