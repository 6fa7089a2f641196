import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { holdFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { postgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Schema>;

/** For `folder`: nothing outlives the process. */
export const IN_MEMORY = ':memory:';

export interface Database {
  readonly db: Db;
  readonly engine: Engine;
  /** Of PostgreSQL: how many connections are open, how many of them idle, how many requests wait for one. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

interface Where {
  /** postgres://…; left out: SQLite in `folder`. */
  readonly url?: string | undefined;
  readonly folder: string;
  /** Hears of trouble that belongs to no request. */
  readonly onError?: (error: Error) => void;
  /** For a command beside the running server, which holds the folder; it finds the tables as they are. */
  readonly isBesideServer?: boolean;
}

/**
 * Opens what Pinch keeps and brings its tables up to date.
 *
 * @throws Error with a sentence when the folder cannot be written, another server holds it, or the tables are of a newer Pinch;
 * the driver's own error when PostgreSQL does not answer.
 */
export async function openDatabase({ url, folder, onError = () => {}, isBesideServer = false }: Where): Promise<Database> {
  if (url) {
    const { dialect, pool } = postgres(url, onError);
    const db = new Kysely<Schema>({ dialect });
    const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
    return { ...(await upToDate(db, 'postgres', () => db.destroy(), isBesideServer)), connections };
  }
  if (folder === IN_MEMORY) {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(IN_MEMORY) });
    return upToDate(db, 'sqlite', () => db.destroy(), isBesideServer);
  }
  makeFolder(folder);
  const letGo = isBesideServer ? () => {} : holdFolder(folder);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(join(folder, 'pinch.db')) });
  const close = async () => {
    await db.destroy();
    letGo();
  };
  return upToDate(db, 'sqlite', close, isBesideServer);
}

async function upToDate(db: Db, engine: Engine, close: () => Promise<void>, isBesideServer: boolean): Promise<Database> {
  try {
    if (!isBesideServer) await migrate(db, engine);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, engine, close };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`The folder for the data, ${folder}, cannot be made: ${(error as Error).message}. Name another: DATA_DIR=./data npm start`);
  }
}
