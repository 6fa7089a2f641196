import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { firstTables } from './migrations/0001-first-tables.ts';
import { turns } from './migrations/0002-turns.ts';
import type { Engine } from './schema.ts';

export type Change = (db: Kysely<unknown>, engine: Engine) => Promise<void>;
export type Migrations = Readonly<Record<string, Change>>;

/** Forward only, never changed once released; the next one gets the next number. */
export const MIGRATIONS: Migrations = {
  '0001-first-tables': firstTables,
  '0002-turns': turns,
};

interface Migrating {
  /** Left out: those of this Pinch. */
  readonly migrations?: Migrations;
  /** Called before tables change that hold something already. */
  readonly before?: () => Promise<void>;
}

/**
 * Brings the tables up to date, all or nothing; of several processes at once one does it and the others wait.
 *
 * @throws Error with a sentence when the tables are of a newer Pinch; else what went wrong.
 */
export async function migrate<T>(db: Kysely<T>, engine: Engine, { migrations = MIGRATIONS, before }: Migrating = {}): Promise<void> {
  await refuseNewerTables(db, migrations);
  const migrator = migratorOf(db, engine, migrations);
  const all = await migrator.getMigrations();
  const isUpToDate = all.every(({ executedAt }) => executedAt !== undefined);
  if (isUpToDate) return;
  if (before && all.some(({ executedAt }) => executedAt !== undefined)) await before();
  // SQLite rebuilds a table by dropping the old one, which would take along every row that belongs to its rows.
  const heedReferences = async (heed: boolean) => engine === 'sqlite' && (await sql`pragma foreign_keys = ${sql.raw(heed ? 'on' : 'off')}`.execute(db));
  await heedReferences(false);
  const { error } = await migrator.migrateToLatest();
  await heedReferences(true);
  if (error) throw error;
}

/** @throws Error with a sentence unless the tables are exactly those of this Pinch */
export async function refuseOtherTables<T>(db: Kysely<T>): Promise<void> {
  await refuseNewerTables(db);
  if ((await migratorOf(db, 'postgres', MIGRATIONS).getMigrations()).some(({ executedAt }) => executedAt === undefined))
    throw new Error('The tables are of an older Pinch. Start this one once, which brings them up to date.');
}

/** @throws Error with a sentence when the tables are of a Pinch that has migrations this one does not know */
export async function refuseNewerTables<T>(db: Kysely<T>, migrations: Migrations = MIGRATIONS): Promise<void> {
  const all = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!all.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.some(({ name }) => !Object.hasOwn(migrations, name)))
    throw new Error('The data was written by a newer Pinch. Start that one, or give this one a folder of its own with DATA_DIR.');
}

function migratorOf<T>(db: Kysely<T>, engine: Engine, migrations: Migrations): Migrator {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(migrations).map(([name, change]): [string, Migration] => [name, { up: (on) => checked(on, engine, change) }])),
  };
  // The order is that of the names: a clock that was set back between two of them is no reason not to start.
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
}

/** What SQLite did not heed during the change it looks at before the change counts. */
async function checked(db: Kysely<unknown>, engine: Engine, change: Change): Promise<void> {
  await change(db, engine);
  if (engine === 'postgres') return;
  const { rows } = await sql<{ table: string; parent: string }>`select "table", parent from pragma_foreign_key_check limit 1`.execute(db);
  const [stray] = rows;
  if (stray) throw new Error(`After the change a row of ${stray.table} would belong to a row of ${stray.parent} that is not there. Nothing was changed.`);
}
