import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type Database, openPatiently } from '../storage/database.ts';
import { migrate, refuseOtherTables } from '../storage/migrate.ts';
import type { Schema } from '../storage/schema.ts';
import { sqliteDialect } from '../storage/sqlite.ts';
import { copyRows } from './copy-rows.ts';
import { refuseWithoutRoom } from './disk.ts';
import { type Backup, finish, standAlone, type ToMake } from './make.ts';
import { DATA_FILE, type Manifest } from './manifest.ts';
import { refuseNewer } from './still.ts';
import { verifyBackup } from './verify.ts';

/**
 * Copies one moment of a PostgreSQL database, while servers may be using it, into a backup of the same form as SQLite's.
 *
 * @throws Error with a sentence when the tables are not of this Pinch, there is no room, or the copy is not right
 */
export async function backUpPostgres(url: string, toMake: ToMake): Promise<Backup> {
  const from = await openPatiently(url, { isBesideServer: true });
  try {
    await refuseOtherTables(from.db);
    return await finish(toMake, 'postgres', async (file) => {
      const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(from.db);
      refuseWithoutRoom(toMake.into, rows[0]?.bytes ?? 0);
      const to = await openFile(file);
      try {
        await copyRows(from, to);
      } finally {
        await to.close();
      }
      standAlone(file);
    });
  } finally {
    await from.close();
  }
}

/**
 * Fills an empty PostgreSQL database from a backup of either engine, all or nothing.
 *
 * @throws Error with a sentence when the backup is damaged or of a newer Pinch, or the database holds something
 */
export async function restorePostgres(backup: string, url: string): Promise<Manifest> {
  const manifest = await verifyBackup(backup);
  const source = join(backup, DATA_FILE);
  await refuseNewer(source);
  const work = mkdtempSync(join(tmpdir(), 'pinch-restore-'));
  try {
    refuseWithoutRoom(work, statSync(source).size);
    copyFileSync(source, join(work, DATA_FILE));
    const from = await openFile(join(work, DATA_FILE));
    try {
      await fillPostgres(from, url);
    } finally {
      await from.close();
    }
    return manifest;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Copies all rows into an empty PostgreSQL database, whose tables are made when there are none. @throws Error as copyRows */
export async function fillPostgres(from: Database, url: string): Promise<void> {
  const to = await openPatiently(url);
  try {
    await copyRows(from, to);
  } finally {
    await to.close();
  }
}

/** A SQLite file that is nobody's data folder, its tables up to date. */
async function openFile(file: string): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  await migrate(db, 'sqlite');
  return { db, engine: 'sqlite', close: () => db.destroy() };
}
