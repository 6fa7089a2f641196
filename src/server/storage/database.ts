import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { backUpSqlite } from '../backups/make.ts';
import { openingFaultOf } from './faults.ts';
import { holdFolder } from './lock.ts';
import { MIGRATIONS, type Migrations, migrate } from './migrate.ts';
import { postgres, shortcutsOf } from './postgres.ts';
import { shorten } from './prepared.ts';
import type { Db, Engine, Schema } from './schema.ts';
import { type SqliteReader, sqliteDialect, sqliteReader } from './sqlite.ts';

/** For `folder`: nothing outlives the process. */
export const IN_MEMORY = ':memory:';

export interface Database {
  readonly db: Db;
  readonly engine: Engine;
  /** Of PostgreSQL's pool: how many connections are open, how many of them idle, how many requests wait for one. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

interface Where {
  /** postgres://…; left out: SQLite in `folder`. */
  readonly url?: string | undefined;
  readonly folder: string;
  /** Where the copy goes that is made before tables change; left out: beside the data. */
  readonly backups?: string;
  /** Hears of trouble that belongs to no request. */
  readonly onError?: (error: Error) => void;
  /** Left out: those of this Pinch. */
  readonly migrations?: Migrations;
  /** For a command beside the running server, which holds the folder; it finds the tables as they are. */
  readonly isBesideServer?: boolean;
}

/**
 * Opens what Pinch keeps and brings its tables up to date; of SQLite a copy is made before they change.
 *
 * @throws Error with a sentence when the folder cannot be written or its disk is full, the data are damaged, another server holds
 * it, the tables are of a newer Pinch, or there is no room for the copy; the driver's own error when PostgreSQL does not answer.
 */
export async function openDatabase({
  url,
  folder,
  backups = join(folder, 'backups'),
  migrations = MIGRATIONS,
  onError = () => {},
  isBesideServer = false,
}: Where): Promise<Database> {
  if (url) {
    if (!isBesideServer) await (await openPatiently(url, { migrations })).close();
    const { dialect, pool } = postgres(url, { onError });
    const db = new Kysely<Schema>({ dialect });
    const { read, change, close: closeReader } = shortcutsOf(url, pool);
    shorten(db, { read, change });
    const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
    const close = async () => {
      await closeReader();
      await db.destroy();
    };
    return { db, engine: 'postgres', close, connections };
  }
  if (folder === IN_MEMORY) {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(IN_MEMORY) });
    await migrate(db, 'sqlite', { migrations });
    return { db, engine: 'sqlite', close: () => db.destroy() };
  }
  makeFolder(folder);
  try {
    return await openFolder({ folder, backups, migrations, isBesideServer });
  } catch (error) {
    throw openingFaultOf(error, folder) ?? error;
  }
}

async function openFolder({
  folder,
  backups,
  migrations,
  isBesideServer,
}: Required<Pick<Where, 'folder' | 'backups' | 'migrations' | 'isBesideServer'>>): Promise<Database> {
  const letGo = isBesideServer ? () => {} : holdFolder(folder);
  const file = join(folder, 'pinch.db');
  let reader: SqliteReader | undefined;
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file, { onStatement: () => reader?.doubt() }) });
  const close = async () => {
    await db.destroy();
    letGo();
  };
  const before = async () => void (await backUpSqlite(folder, { into: backups, kind: 'before-migration', now: new Date() }));
  try {
    if (!isBesideServer) await migrate(db, 'sqlite', { migrations, before });
  } catch (error) {
    await close();
    throw error;
  }
  const second = sqliteReader(file);
  reader = second;
  shorten(db, { read: second.all });
  return {
    db,
    engine: 'sqlite',
    close: async () => {
      second.close();
      await close();
    },
  };
}

/**
 * PostgreSQL for work that nobody waits for in front of a page: changing tables, waiting until another process has, copying.
 *
 * @throws as openDatabase
 */
export async function openPatiently(
  url: string,
  { migrations = MIGRATIONS, isBesideServer = false }: Pick<Where, 'migrations' | 'isBesideServer'> = {},
): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: postgres(url, { isPatient: true }).dialect });
  const close = () => db.destroy();
  try {
    if (!isBesideServer) await migrate(db, 'postgres', { migrations });
  } catch (error) {
    await close();
    throw error;
  }
  return { db, engine: 'postgres', close };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`The folder for the data, ${folder}, cannot be made: ${(error as Error).message}. Name another: DATA_DIR=./data npm start`);
  }
  // SQLite opens what it cannot write, to be read, and says so only at the first save.
  const file = join(folder, 'pinch.db');
  for (const path of [folder, ...(existsSync(file) ? [file] : [])]) refuseUnwritable(path);
}

function refuseUnwritable(path: string): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new Error(`${path} cannot be written: ${(error as Error).message}. Allow it, or name another folder: DATA_DIR=./data npm start`);
  }
}
