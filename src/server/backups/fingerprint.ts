import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../storage/schema.ts';

export type Row = Readonly<Record<string, unknown>>;
type AnyDb = Kysely<Record<string, Row>>;

/** What a table holds, in few words that are the same on both engines. */
export interface Fingerprint {
  readonly rows: number;
  /** The highest id ever given: a deleted recipe's id must not come back with another recipe. null: the table counts no ids. */
  readonly lastId: number | null;
  /** Of all rows, whatever their order. */
  readonly sha256: string;
}

const ROWS_AT_A_TIME = 500;

/** What each of the tables holds. On PostgreSQL `db` must be a transaction; one that reads a snapshot tells of one moment. */
export async function fingerprintsOf(db: unknown, engine: Engine, tables: readonly string[]): Promise<Record<string, Fingerprint>> {
  const result: Record<string, Fingerprint> = {};
  for (const table of tables) {
    const sum = Buffer.alloc(32);
    let rows = 0;
    for await (const row of rowsOf(db, engine, table)) {
      rows++;
      // Rows differ by their key, so no two can cancel each other out.
      const digest = createHash('sha256').update(textOf(row)).digest();
      for (const [place, byte] of digest.entries()) sum[place] = (sum[place] ?? 0) ^ byte;
    }
    result[table] = { rows, lastId: await lastIdOf(db, engine, table), sha256: sum.toString('hex') };
  }
  return result;
}

/** All rows of a table, a few hundred at a time in memory. On PostgreSQL `db` must be a transaction. */
export async function* rowsOf(db: unknown, engine: Engine, table: string): AsyncGenerator<Row> {
  const any = db as AnyDb;
  if (engine === 'sqlite') {
    yield* any.selectFrom(table).selectAll().stream();
    return;
  }
  await sql`declare every_row no scroll cursor for select * from ${sql.table(table)}`.execute(any);
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_A_TIME)} from every_row`.execute(any);
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    await sql`close every_row`.execute(any);
  }
}

/** The highest id a table has ever given; null when it counts none. */
export async function lastIdOf(db: unknown, engine: Engine, table: string): Promise<number | null> {
  const query =
    engine === 'sqlite'
      ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`
      : sql<{ last: number }>`select last_value as last from pg_sequences where schemaname = current_schema() and sequencename = ${`${table}_id_seq`}`;
  const { rows } = await query.execute(db as AnyDb);
  return rows[0]?.last || null;
}

function textOf(row: Row): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}
