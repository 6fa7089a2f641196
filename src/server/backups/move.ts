import { type Database, openDatabase } from '../storage/database.ts';
import type { ToMake } from './make.ts';
import { backUpPostgres, fillPostgres } from './postgres.ts';
import { type Restored, restoreSqlite } from './restore.ts';

/**
 * Copies everything in `folder` into an empty PostgreSQL database, word for word and with the same ids. The folder stays as it is.
 *
 * @throws Error with a sentence when a server uses the folder, or the database holds something
 */
export async function moveToPostgres(folder: string, url: string): Promise<void> {
  const from: Database = await openDatabase({ folder });
  try {
    await fillPostgres(from, url);
  } finally {
    await from.close();
  }
}

/** Makes a backup of PostgreSQL and puts it in the place of the data in `folder`. @throws Error as backUpPostgres and restoreSqlite */
export async function moveToSqlite(url: string, folder: string, toMake: ToMake): Promise<Restored> {
  const { path } = await backUpPostgres(url, toMake);
  return restoreSqlite(path, folder, toMake.now);
}
