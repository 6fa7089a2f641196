import { type Compilable, type CompiledQuery, PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Stands in a compiled query where a value comes. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Asks the database outside any transaction, past Kysely's line for a connection; under one name always the same words. */
export type Ask = (sql: string, parameters: readonly unknown[], name: string) => readonly unknown[] | Promise<readonly unknown[]>;

interface Shortcuts {
  readonly read: Ask;
  /** Left out: what changes something stands in line. */
  readonly change?: Ask;
}

const shortcuts = new WeakMap<object, Shortcuts>();

/** From now on prepared queries go these ways; those of a transaction stay within it. */
export function shorten(db: Db, ways: Shortcuts): void {
  shortcuts.set(db, ways);
}

type Build<Values, Row> = (db: Db, values: Values) => Compilable<Row>;
type Prepared<Values, Row> = (db: Db, values: Values) => Promise<Row | undefined>;

/**
 * A query that is asked at nearly every request, written once for each engine: writing it takes Kysely longer than SQLite takes to answer.
 * `build` may only compare with the values it is given, not look at them.
 *
 * @returns the first row
 */
export function prepared<Values extends object, Row>(build: Build<Values, Row>): Prepared<Values, Row> {
  return preparedFor('read', build);
}

/** As `prepared`, for one statement that changes something. */
export function preparedChange<Values extends object, Row>(build: Build<Values, Row>): Prepared<Values, Row> {
  return preparedFor('change', build);
}

let names = 0;

function preparedFor<Values extends object, Row>(way: keyof Shortcuts, build: Build<Values, Row>): Prepared<Values, Row> {
  const ready = new WeakMap<object, CompiledQuery<Row>>();
  const name = `pinch ${names++}`;
  const places = new Proxy({}, { get: (_target, key) => new Place(String(key)) }) as Values;
  const compiled = (db: Db) => {
    const { adapter } = db.getExecutor();
    const known = ready.get(adapter) ?? build(db, places).compile();
    ready.set(adapter, known);
    return known;
  };
  return async (db, values) => {
    const known = compiled(db);
    const parameters = known.parameters.map((value) => (value instanceof Place ? values[value.name as keyof Values] : value));
    const ask = shortcuts.get(db)?.[way];
    const rows = ask ? await ask(known.sql, parameters, name) : (await db.executeQuery<Row>({ ...known, parameters })).rows;
    return rows[0] as Row | undefined;
  };
}

/** The rows of a table are nobody else's to change until the statement, or its transaction, is over; SQLite has one writer at a time anyway. */
export function locking<TB extends keyof Schema & string, Row>(
  query: SelectQueryBuilder<Schema, TB, Row>,
  table: TB,
  db: Db,
): SelectQueryBuilder<Schema, TB, Row> {
  return isPostgres(db) ? query.forNoKeyUpdate(table) : query;
}

/** What a moment is stored as: where it comes as a value of a query, PostgreSQL wants to be told. */
export function momentOn(db: Db): 'text' | 'timestamptz' {
  return isPostgres(db) ? 'timestamptz' : 'text';
}

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;
