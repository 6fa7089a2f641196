import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Run } from './check.ts';

/** What SQLite finds wrong in a folder that no server uses: on a copy, so that the next server does its own recovering. */
export function damageOf(run: Run, folder: string): string[] {
  const copy = run.folder();
  for (const file of ['pinch.db', 'pinch.db-wal']) if (existsSync(join(folder, file))) cpSync(join(folder, file), join(copy, file));
  const database = new DatabaseSync(join(copy, 'pinch.db'));
  try {
    const pages = database.prepare('PRAGMA integrity_check').all();
    const strays = database.prepare('PRAGMA foreign_key_check').all();
    return [
      ...pages.map(({ integrity_check }) => String(integrity_check)).filter((word) => word !== 'ok'),
      ...strays.map(({ table, parent }) => `A row of ${table} belongs to a row of ${parent} that is not there.`),
    ];
  } finally {
    database.close();
  }
}
