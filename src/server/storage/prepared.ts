import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands in a compiled query where a value comes. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Asks the database outside any transaction, past Kysely's line for a connection. */
type Ask = (sql: string, parameters: readonly unknown[]) => readonly unknown[] | Promise<readonly unknown[]>;

const shortcuts = new WeakMap<object, Ask>();

/** From now on prepared queries go this way; those of a transaction stay within it. */
export function shorten(db: Db, ask: Ask): void {
  shortcuts.set(db, ask);
}

/**
 * A query that is asked at nearly every request, written once for each engine: writing it takes Kysely longer than SQLite takes to answer.
 * `build` may only compare with the values it is given, not look at them.
 */
export function prepared<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>): (db: Db, values: Values) => Promise<Row | undefined> {
  const ready = new WeakMap<object, CompiledQuery<Row>>();
  const places = new Proxy({}, { get: (_target, name) => new Place(String(name)) }) as Values;
  const compiled = (db: Db) => {
    const { adapter } = db.getExecutor();
    const known = ready.get(adapter) ?? build(db, places).compile();
    ready.set(adapter, known);
    return known;
  };
  return async (db, values) => {
    const known = compiled(db);
    const parameters = known.parameters.map((value) => (value instanceof Place ? values[value.name as keyof Values] : value));
    const ask = shortcuts.get(db);
    const rows = ask ? await ask(known.sql, parameters) : (await db.executeQuery<Row>({ ...known, parameters })).rows;
    return rows[0] as Row | undefined;
  };
}
