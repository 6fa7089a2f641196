import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './database.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { turns } from './migrations/0002-turns.ts';

/** Forward only, never changed once released; the next one gets the next number. */
const MIGRATIONS: Readonly<Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>> = {
  '0001-first-tables': firstTables,
  '0002-turns': turns,
};

/**
 * Brings the tables up to date, each migration whole or not at all; of several processes at once one does it and the others wait.
 *
 * @throws Error with a sentence when the tables are of a newer Pinch; else what went wrong.
 */
export async function migrate<T>(db: Kysely<T>, engine: Engine): Promise<void> {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(MIGRATIONS).map(([name, change]): [string, Migration] => [name, { up: (on) => inTime(on, engine, change) }])),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new Error('The data was written by a newer Pinch. Start that one, or give this one a folder of its own with DATA_DIR.', { cause: error });
  if (error) throw error;
}

/** A migration may take longer than any visitor would wait. */
async function inTime(db: Kysely<unknown>, engine: Engine, change: (db: Kysely<unknown>, engine: Engine) => Promise<void>): Promise<void> {
  if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
  await change(db, engine);
}
