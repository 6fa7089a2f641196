import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { openSession } from '#server/accounts/sessions.ts';
import { type Db, openDatabase } from '#server/storage/database.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { line, load, ratio } from './bench-load.ts';
import { startServer } from './bench-process.ts';

const SAVED = 200;
const RECIPES_OF_A_COOK = 10;
const AT_A_TIME = 500;
const CONNECTIONS = 8;
const NOW = new Date().toISOString();

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
  const database = await openDatabase(where);
  const cook = await fill(database.db, rows);
  await database.close();
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

interface Cook {
  readonly id: number;
  readonly token: string;
  readonly recipes: readonly number[];
}

function tasks({ id, recipes }: Cook): Record<string, autocannon.Request[]> {
  const json = { 'content-type': 'application/json' };
  const body = (recipeId: number) => JSON.stringify({ recipeId, userId: id });
  return {
    'GET /api/recipes/{id}': recipes.map((recipe) => ({ method: 'GET', path: `/api/recipes/${recipe}` })),
    [`GET /api/my-recipes (${SAVED})`]: [{ method: 'GET', path: `/api/my-recipes?userId=${id}` }],
    'favourite on and off': recipes.flatMap((recipe) => [
      { method: 'POST' as const, path: '/api/favorites', headers: json, body: body(recipe) },
      { method: 'DELETE' as const, path: '/api/favorites', headers: json, body: body(recipe) },
    ]),
  };
}

/** Many cooks with a few recipes each, and one who is signed in and has saved more. */
async function fill(db: Db, rows: number): Promise<Cook> {
  const cooks = Math.ceil((rows - SAVED) / RECIPES_OF_A_COOK);
  for (let start = 0; start < cooks; start += AT_A_TIME)
    await db
      .insertInto('users')
      .values(Array.from({ length: Math.min(AT_A_TIME, cooks - start) }, (_, place) => aUser(start + place)))
      .execute();
  const { id } = await db.insertInto('users').values(aUser(cooks)).returning('id').executeTakeFirstOrThrow();
  const ids = (await db.selectFrom('users').select('id').where('id', '!=', id).orderBy('id').execute()).map((user) => user.id);
  const mine = Array.from({ length: SAVED }, () => id);
  const owners = [...ids.flatMap((owner) => Array.from({ length: RECIPES_OF_A_COOK }, () => owner)).slice(0, rows - SAVED), ...mine];
  for (let start = 0; start < owners.length; start += AT_A_TIME)
    await db.transaction().execute(async (trx) => {
      const some = owners.slice(start, start + AT_A_TIME).map((owner, place) => aRow(owner, start + place));
      await trx.insertInto('recipes').values(some).execute();
    });
  const { token } = await openSession(db, id, 'bench', new Date());
  const recipes = (await db.selectFrom('recipes').select('id').where('userId', '=', id).execute()).map((recipe) => recipe.id);
  return { id, token, recipes };
}

function aUser(number: number) {
  const name = `cook-${number}`;
  return {
    username: name,
    usernameKey: name,
    email: `${name}@example.org`,
    emailKey: `${name}@example.org`,
    passwordHash: 'none',
    firstName: null,
    lastName: null,
    createdAt: NOW,
    updatedAt: NOW,
  };
}

function aRow(userId: number, number: number) {
  return {
    title: `Supper number ${number}`,
    cookTime: '35 min',
    servings: 2,
    mainIngredients: JSON.stringify(Array.from({ length: 9 }, (_, place) => `${place + 1}00 g of something good`)),
    instructions: 'Warm the oil in a wide pan over medium heat and cook the onion until it is soft and golden at the edges.\n'.repeat(14),
    userId,
    createdAt: NOW,
    suggestedAddOns: '{"items":["chives"],"savings":"Stale bread toasts best."}',
    gourmetTouch: '{"ingredient":"brown butter","description":"Over the eggs."}',
    image: null,
    details: '{}',
    contentHash: createHash('sha256').update(String(number)).digest('hex'),
    sharedAt: null,
  };
}
