import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { startPostgres } from '../tests/support/postgres.ts';
import { line, load, ratio } from './bench-load.ts';
import { startServer } from './bench-process.ts';
import { manyRows, type SignedInCook } from './many-rows.ts';

const CONNECTIONS = 8;

/** Reads, lists and favourites of one cook among many rows, on both engines, each beside a bare Fastify with the same queries. */
export async function benchStorage(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pinch-bench-'));
  await benchEngine('SQLite', { folder }, rows);
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres();
  await benchEngine('PostgreSQL', { folder: '', url: postgres.url }, rows);
  await postgres.stop();
}

async function benchEngine(engine: string, where: { folder: string; url?: string }, rows: number): Promise<void> {
  const from = performance.now();
  const cook = await manyRows(where, rows);
  console.log(
    `\n${engine}, ${rows.toLocaleString('en')} recipes of 2 KB, ${CONNECTIONS} connections (filled in ${((performance.now() - from) / 1000).toFixed(0)} s)`,
  );
  const env = { BENCH_FOLDER: where.folder, ...(where.url ? { BENCH_URL: where.url } : {}) };
  const pinch = await startServer('pinch', env);
  const bare = await startServer('bare rows', env);
  const headers = { cookie: `pinch-session=${cook.token}`, 'sec-fetch-site': 'same-origin' };
  for (const server of [pinch, bare]) {
    const read = await (await fetch(`${server.url}/api/recipes/${cook.recipes[0]}`, { headers })).text();
    if (!read.includes('Supper number')) throw new Error(`The recipe to be measured is not there: ${read}`);
  }
  for (const [name, requests] of Object.entries(tasks(cook))) {
    const ours = await load({ server: pinch, connections: CONNECTIONS, headers, requests });
    const theirs = await load({ server: bare, connections: CONNECTIONS, headers, requests });
    console.log(line(`${name}, pinch`, ours));
    console.log(line(`${name}, bare Fastify`, theirs));
    console.log(ratio(ours, theirs));
  }
  await pinch.stop();
  await bare.stop();
}

function tasks({ id, recipes }: SignedInCook): Record<string, autocannon.Request[]> {
  const json = { 'content-type': 'application/json' };
  const body = (recipeId: number) => JSON.stringify({ recipeId, userId: id });
  return {
    'GET /api/recipes/{id}': recipes.map((recipe) => ({ method: 'GET', path: `/api/recipes/${recipe}` })),
    [`GET /api/my-recipes (${recipes.length})`]: [{ method: 'GET', path: `/api/my-recipes?userId=${id}` }],
    'favourite on and off': recipes.flatMap((recipe) => [
      { method: 'POST' as const, path: '/api/favorites', headers: json, body: body(recipe) },
      { method: 'DELETE' as const, path: '/api/favorites', headers: json, body: body(recipe) },
    ]),
  };
}
