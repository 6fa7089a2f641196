import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { postgres } from '#server/storage/postgres.ts';
import type { Engine, Schema } from '#server/storage/schema.ts';
import { someRows } from '#server/storage/some-rows.ts';
import { sqliteDialect } from '#server/storage/sqlite.ts';

const FOLDER = join(import.meta.dirname, '../../src/server/storage/released');

/** The names of all released migrations, the first first. A schema was released with each. */
export function releasedMigrations(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sqlite.sql'))
    .map((name) => name.replace('.sqlite.sql', ''))
    .sort();
}

interface Old {
  readonly where: { readonly DATA_DIR?: string; readonly DATABASE_URL?: string };
  /** The last migration that Pinch had. */
  readonly upTo: string;
  readonly cooks: number;
}

/** Makes a database as a Pinch of then left it, from what it told the engine, with 50 recipes a cook. */
export async function anOldDatabase({ where, upTo, cooks }: Old): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = where;
  const engine: Engine = DATABASE_URL ? 'postgres' : 'sqlite';
  if (DATA_DIR) mkdirSync(DATA_DIR, { recursive: true });
  const dialect = DATABASE_URL ? postgres(DATABASE_URL, { isPatient: true }).dialect : sqliteDialect(join(DATA_DIR ?? '', 'pinch.db'));
  const db = new Kysely<Schema>({ dialect });
  await sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(db);
  await sql`create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer not null default 0)`.execute(db);
  for (const [place, name] of releasedMigrations().entries()) {
    if (name > upTo) break;
    for (const statement of readFileSync(join(FOLDER, `${name}.${engine}.sql`), 'utf8')
      .split(/;\n+/)
      .filter(Boolean))
      await sql.raw(statement).execute(db);
    await sql`insert into kysely_migration values (${name}, ${new Date(Date.UTC(2026, 0, 1 + place)).toISOString()})`.execute(db);
  }
  await someRows(db, { cooks, recipesEach: 50 });
  await db.destroy();
}
