import { type Kysely, sql } from 'kysely';
import type { Engine } from '../schema.ts';

/** Who had how many turns, for processes that count together. Lost in a crash at no harm, so PostgreSQL writes no log of it. */
export async function turns(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isSqlite = engine === 'sqlite';
  await sql`create ${sql.raw(isSqlite ? '' : 'unlogged')} table turns (
    key text not null primary key,
    count integer not null check (count >= 0),
    until ${sql.raw(isSqlite ? 'text' : 'timestamptz')} not null
  ${sql.raw(isSqlite ? ') strict' : ')')}`.execute(db);
  await sql`create index "turnsByUntil" on turns (until)`.execute(db);
}
