import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const CONNECTIONS = 10;
/** Together with two waits for a connection, to read the session and to do what was asked, less than the 5 s a visitor waits at most. */
const STATEMENT_MS = 2500;
const CONNECT_MS = 1000;
/** Who starts may find the database starting too. */
const PATIENT_CONNECT_MS = 2000;

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
    connectionString: url,
    application_name: 'pinch',
    max: CONNECTIONS,
    connectionTimeoutMillis: isPatient ? PATIENT_CONNECT_MS : CONNECT_MS,
    statement_timeout: waitMs,
    idle_in_transaction_session_timeout: waitMs,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', onError);
  // The pool listens only to idle connections. One that breaks between two statements of a request would end the process if nobody
  // listened; the request's next statement says what happened.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool }), pool };
}

function parserOf(type: number, format?: 'text' | 'binary') {
  if (type === builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  if (type === builtins.JSON) return (text: string) => text;
  // Counts come as 64 bits; ours are far below 2^53.
  if (type === builtins.INT8) return Number;
  return pg.types.getTypeParser(type as never, format as never);
}
