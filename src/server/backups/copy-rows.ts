import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Db, Engine, Schema } from '../storage/schema.ts';
import { type Fingerprint, fingerprintsOf, lastIdOf, type Row, rowsOf } from './fingerprint.ts';

/** Turns are of the last hour and of no use anywhere else. */
type Kept = Exclude<keyof Schema, 'turns'>;

/** Every table, those first that others refer to; one that is forgotten does not compile. */
const EVERY_TABLE: Readonly<Record<Kept, true>> = {
  users: true,
  sessions: true,
  recipes: true,
  favoriteRecipes: true,
  passwordResets: true,
  contactMessages: true,
  secrets: true,
};
export const TABLES = Object.keys(EVERY_TABLE) as Kept[];

/** Far below what either engine allows in values of one statement (PostgreSQL 65,535, SQLite 32,766), with 14 columns. */
const ROWS_AT_A_TIME = 200;

/**
 * Copies every row of every table, ids and moments as they are, into tables that are empty, in one transaction; and counts both
 * sides before it counts.
 *
 * @throws Error with a sentence when the other has rows already, or what was written does not read back the same
 */
export async function copyRows(from: Database, to: Database): Promise<Record<string, Fingerprint>> {
  return snapshotOf(from, async (source) =>
    to.db.transaction().execute(async (target) => {
      await refuseFull(target);
      // A server that has been started once has made its keys; those of the data are the right ones.
      await target.deleteFrom('secrets').execute();
      for (const table of TABLES) await copyTable({ db: source, engine: from.engine }, { db: target, engine: to.engine }, table);
      const [before, after] = [await fingerprintsOf(source, from.engine, TABLES), await fingerprintsOf(target, to.engine, TABLES)];
      if (!isDeepStrictEqual(before, after)) throw new Error('What was written does not read back the same. Nothing was changed.');
      return after;
    }),
  );
}

/** One moment of all tables, however long the reading takes. */
async function snapshotOf<T>({ db, engine }: Database, read: (db: Db) => Promise<T>): Promise<T> {
  if (engine === 'sqlite') return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

async function refuseFull(db: Db): Promise<void> {
  for (const table of TABLES.filter((name) => name !== 'secrets')) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new Error(`The database to be written holds ${table} already. Give an empty one; nothing was changed.`);
  }
}

interface Side {
  readonly db: Db;
  readonly engine: Engine;
}

async function copyTable(from: Side, to: Side, table: keyof Schema): Promise<void> {
  const target = to.db as unknown as Kysely<Record<string, Row>>;
  let batch: Row[] = [];
  const write = async () => {
    if (batch.length > 0) await target.insertInto(table).values(batch).execute();
    batch = [];
  };
  for await (const row of rowsOf(from.db, from.engine, table)) if (batch.push(row) === ROWS_AT_A_TIME) await write();
  await write();
  const lastId = await lastIdOf(from.db, from.engine, table);
  if (lastId !== null) await setLastId(to, table, lastId);
}

async function setLastId({ db, engine }: Side, table: string, lastId: number): Promise<void> {
  if (engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${lastId})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(db);
}
