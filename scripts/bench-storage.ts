import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { startPostgres } from '../tests/support/postgres.ts';
import { line, load, ratio, SECONDS } from './bench-load.ts';
import { startServer } from './bench-process.ts';
import { familyCpuMs } from './family-cpu.ts';
import { manyRows, type SignedInCook } from './many-rows.ts';

const CONNECTIONS = 8;

/** Reads, lists and favourites of one cook among many rows, on both engines, each beside a bare Fastify with the same queries. */
export async function benchStorage(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pinch-bench-'));
  await benchEngine('SQLite', { folder }, rows);
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres();
  await benchEngine('PostgreSQL', { folder: '', url: postgres.url }, rows, () => familyCpuMs(postgres.pid()));
  await postgres.stop();
}

async function benchEngine(engine: string, where: { folder: string; url?: string }, rows: number, databaseCpuMs?: () => number): Promise<void> {
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
    const before = databaseCpuMs?.() ?? 0;
    const ours = await load({ server: pinch, connections: CONNECTIONS, headers, requests });
    const spentMs = (databaseCpuMs?.() ?? 0) - before;
    const theirs = await load({ server: bare, connections: CONNECTIONS, headers, requests });
    console.log(line(`${name}, pinch`, ours));
    console.log(line(`${name}, bare Fastify`, theirs));
    console.log(ratio(ours, theirs));
    // With the second of warming up.
    if (databaseCpuMs) console.log(`  ${engine} itself: CPU ${(spentMs / (ours.perSecond * (SECONDS + 1))).toFixed(3)} ms`);
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
    'POST /api/recipes': [{ method: 'POST', path: '/api/recipes', headers: json, setupRequest: (request) => ({ ...request, body: aNewRecipe(id) }) }],
  };
}

let given = 0;

/** Each time another. */
function aNewRecipe(userId: number): string {
  given += 1;
  return JSON.stringify({
    title: `Dinner number ${given}`,
    cookTime: '35 min',
    servings: 2,
    mainIngredients: Array.from({ length: 9 }, (_, place) => `${place + 1}00 g of something good`),
    instructions: 'Warm the oil in a wide pan over medium heat and cook the onion until it is soft.\n'.repeat(14),
    suggestedAddOns: { items: ['chives'], savings: 'Stale bread toasts best.' },
    gourmetTouch: { ingredient: 'brown butter', description: 'Over the eggs.' },
    userId,
  });
}
