import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands in a compiled query where a value comes. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is asked at nearly every request, written once for each engine: writing it takes Kysely longer than SQLite takes to answer.
 * `build` may only compare with the values it is given, not look at them.
 */
export function prepared<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>): (db: Db, values: Values) => Promise<Row | undefined> {
  const ready = new WeakMap<object, CompiledQuery<Row>>();
  const places = new Proxy({}, { get: (_target, name) => new Place(String(name)) }) as Values;
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const known: CompiledQuery<Row> = ready.get(adapter) ?? build(db, places).compile();
    ready.set(adapter, known);
    const parameters = known.parameters.map((value) => (value instanceof Place ? values[value.name as keyof Values] : value));
    const { rows } = await db.executeQuery<Row>({ ...known, parameters });
    return rows[0];
  };
}
