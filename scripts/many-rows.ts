import { sql } from 'kysely';
import { openSession } from '#server/accounts/sessions.ts';
import { type Database, openDatabase, openPatiently } from '#server/storage/database.ts';
import type { Db } from '#server/storage/schema.ts';

/** What the cook has saved who is to be measured; everybody else has ten recipes. */
const SAVED = 200;
const RECIPES_OF_A_COOK = 10;
const SHARED_EVERY = 10;
const AT_A_TIME = 100_000;

export interface SignedInCook {
  readonly id: number;
  /** What their cookie holds. */
  readonly token: string;
  readonly recipes: readonly number[];
}

/** The numbers of shared recipes, so many of `rows` and spread over all of them. */
export function sharedAmong(rows: number, count: number): number[] {
  const shared = Math.floor(rows / SHARED_EVERY);
  return Array.from({ length: count }, (_, place) => 1 + SHARED_EVERY * Math.floor((place * shared) / count));
}

/** Where the rows go: a folder for SQLite, or a PostgreSQL. */
interface Where {
  readonly folder: string;
  readonly url?: string;
}

/** Fills an empty database with so many recipes of 2 KB and a tenth as many users, written by the database itself; one is signed in. */
export async function manyRows({ folder, url }: Where, rows: number): Promise<SignedInCook> {
  const database = url ? await openPatiently(url) : await openDatabase({ folder });
  const { db, engine } = database;
  const others = rows - SAVED;
  const cooks = Math.ceil(others / RECIPES_OF_A_COOK);
  await inParts(cooks + 1, (from, to) => insertUsers(db, from, to));
  const { id } = await db.selectFrom('users').select('id').where('username', '=', `cook-${cooks}`).executeTakeFirstOrThrow();
  await inParts(others, (from, to) => insertRecipes({ db, engine }, from, to, sql`1 + i / ${sql.lit(RECIPES_OF_A_COOK)}`));
  await insertRecipes({ db, engine }, others, rows, sql.lit(id));
  // As PostgreSQL does by itself in time; until then it would choose its ways by an empty table.
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db);
  const { token } = await openSession(db, id, 'bench', new Date());
  const recipes = (await db.selectFrom('recipes').select('id').where('userId', '=', id).execute()).map((recipe) => recipe.id);
  await database.close();
  return { id, token, recipes };
}

async function inParts(count: number, insert: (from: number, to: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += AT_A_TIME) await insert(from, Math.min(count, from + AT_A_TIME));
}

const NOW = new Date().toISOString();

const numbers = (from: number, to: number) =>
  sql`with recursive numbers (i) as (select ${sql.lit(from)} union all select i + 1 from numbers where i + 1 < ${sql.lit(to)})`;

async function insertUsers(db: Db, from: number, to: number): Promise<void> {
  await sql`insert into users (username, "usernameKey", email, "emailKey", "passwordHash", "createdAt", "updatedAt")
    ${numbers(from, to)}
    select 'cook-' || i, 'cook-' || i, 'cook-' || i || '@example.org', 'cook-' || i || '@example.org', 'none', ${sql.lit(NOW)}, ${sql.lit(NOW)} from numbers`.execute(
    db,
  );
}

async function insertRecipes({ db, engine }: Pick<Database, 'db' | 'engine'>, from: number, to: number, owner: ReturnType<typeof sql>): Promise<void> {
  const moment = engine === 'postgres' ? sql`${sql.lit(NOW)}::timestamptz` : sql.lit(NOW);
  const words = {
    mainIngredients: JSON.stringify(Array.from({ length: 9 }, (_, place) => `${place + 1}00 g of something good`)),
    instructions: 'Warm the oil in a wide pan over medium heat and cook the onion until it is soft and golden at the edges.\n'.repeat(14),
    suggestedAddOns: '{"items":["chives"],"savings":"Stale bread toasts best."}',
    gourmetTouch: '{"ingredient":"brown butter","description":"Over the eggs."}',
  };
  await sql`insert into recipes (title, "cookTime", servings, "mainIngredients", instructions, "userId", "createdAt", "suggestedAddOns", "gourmetTouch", details, "contentHash", "sharedAt")
    ${numbers(from, to)}
    select 'Supper number ' || i, '35 min', 2, ${sql.lit(words.mainIngredients)}, ${sql.lit(words.instructions)}, ${owner}, ${sql.lit(NOW)},
      ${sql.lit(words.suggestedAddOns)}, ${sql.lit(words.gourmetTouch)}, '{}', ${sql.lit('0'.repeat(55))} || (100000000 + i), case when i % ${sql.lit(SHARED_EVERY)} = 0 then ${moment} end from numbers`.execute(
    db,
  );
}
