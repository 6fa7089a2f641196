import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { refuseNewerTables } from '../storage/migrate.ts';
import { sqliteDialect } from '../storage/sqlite.ts';
import { type Fingerprint, fingerprintsOf } from './fingerprint.ts';

/** A SQLite file that nobody writes, opened so that nothing is made beside it. Close it with `destroy`. */
export function openStill(file: string): Kysely<Record<string, never>> {
  return new Kysely({ dialect: sqliteDialect(file, { open: (path) => new DatabaseSync(path, { readOnly: true }) }) });
}

/** Reads a whole file that nobody writes: every page, every reference, every row. @throws Error with a sentence when something is wrong in it */
export async function examine(file: string): Promise<Record<string, Fingerprint>> {
  refuseBroken(file);
  const db = openStill(file);
  try {
    return await fingerprintsOf(db, 'sqlite', tablesOf(file));
  } finally {
    await db.destroy();
  }
}

/** @throws Error with a sentence when the file is of a Pinch that knows more migrations than this one */
export async function refuseNewer(file: string): Promise<void> {
  const db = openStill(file);
  try {
    await refuseNewerTables(db);
  } finally {
    await db.destroy();
  }
}

function refuseBroken(file: string): void {
  withFile(file, (database) => {
    const [first] = database.prepare('PRAGMA integrity_check(1)').all();
    if (first?.integrity_check !== 'ok') throw new Error(`SQLite finds ${file} damaged: ${String(first?.integrity_check)}`);
    const [stray] = database.prepare('PRAGMA foreign_key_check').all();
    if (stray) throw new Error(`A row of ${String(stray.table)} in ${file} belongs to a row of ${String(stray.parent)} that is not there.`);
  });
}

/** Every table that holds rows, those of the migrations too. */
function tablesOf(file: string): string[] {
  return withFile(file, (database) =>
    database
      .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`)
      .all()
      .map(({ name }) => String(name)),
  );
}

function withFile<T>(file: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}
