import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresReader } from './postgres-reader.ts';
import type { Ask } from './prepared.ts';

/** Of the ten that a process takes, without the one that reads for all requests at once. */
const POOLED = 9;
/** Together with two waits for a connection, to read the session and to do what was asked, no more than the 5 s a visitor waits at most. */
const STATEMENT_MS = 2000;
const CONNECT_MS = 1500;
/** Who starts may find the database starting too. */
const PATIENT_CONNECT_MS = 2000;
/** too_many_connections. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const NONE_LEFT = '53300';
/** For so long it gets by with the connections it has. */
const MODEST_MS = 5000;

const { builtins } = pg.types;

interface Pooled {
  /** Hears of connections that break while idle. */
  readonly onError?: (error: Error) => void;
  /** For work that nobody waits for in front of a page: changing tables, copying all there is. */
  readonly isPatient?: boolean;
}

/** Kysely over PostgreSQL, with moments and JSON in the same form as on SQLite, and its connections. */
export function postgres(url: string, { onError = () => {}, isPatient = false }: Pooled = {}): { dialect: Dialect; pool: pg.Pool } {
  const waitMs = isPatient ? 0 : STATEMENT_MS;
  const pool = new pg.Pool({
    ...connection(url, waitMs),
    max: POOLED,
    connectionTimeoutMillis: isPatient ? PATIENT_CONNECT_MS : CONNECT_MS,
    idle_in_transaction_session_timeout: waitMs,
  });
  pool.on('error', onError);
  // The pool listens only to idle connections. One that breaks between two statements of a request would end the process if nobody
  // listened; the request's next statement says what happened.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool: { connect: modestly(pool), end: () => pool.end(), options: pool.options } }), pool };
}

/** The two ways of prepared statements: reads go over a connection of their own, what changes something takes one of the pool's. */
export function shortcutsOf(url: string, pool: pg.Pool): { readonly read: Ask; readonly change: Ask; readonly close: () => Promise<void> } {
  const change: Ask = async (text, values, name) => (await pool.query({ name, text, values: [...values] })).rows;
  // A connection that has gone silent holds up all that was sent over it: the driver gives it up a little after the database should have answered.
  const { ask, close } = postgresReader({ ...connection(url, STATEMENT_MS), query_timeout: STATEMENT_MS + 500, connectionTimeoutMillis: CONNECT_MS }, change);
  return { read: ask, change, close };
}

function connection(url: string, statementMs: number): pg.ClientConfig {
  return { connectionString: url, application_name: 'pinch', statement_timeout: statementMs, types: { getTypeParser: parserOf } };
}

/** Where the database has no more connections for us, requests take turns with those we have, and now and then we ask for more. */
function modestly(pool: pg.Pool): () => Promise<pg.PoolClient> {
  const { options } = pool;
  let open = 0;
  let asking: NodeJS.Timeout | undefined;
  pool.on('connect', () => {
    open += 1;
    options.max = Math.max(options.max, open);
  });
  pool.on('remove', () => {
    open -= 1;
  });
  return async () => {
    try {
      return await pool.connect();
    } catch (error) {
      if ((error as { code?: string }).code !== NONE_LEFT) throw error;
      options.max = Math.max(1, open);
      clearTimeout(asking);
      asking = setTimeout(() => {
        options.max = POOLED;
      }, MODEST_MS).unref();
      return pool.connect();
    }
  };
}

function parserOf(type: number, format?: 'text' | 'binary') {
  if (type === builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  if (type === builtins.JSON) return (text: string) => text;
  // Counts come as 64 bits; ours are far below 2^53.
  if (type === builtins.INT8) return Number;
  return pg.types.getTypeParser(type as never, format as never);
}
