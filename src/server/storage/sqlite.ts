import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';
import { rememberAnswer } from './answers.ts';

/** Before it, a crash between two checkpoints could lose a page. https://sqlite.org/releaselog/3_51_3.html */
const OLDEST_SQLITE = [3, 51, 3];
const BUSY_TIMEOUT_MS = 5000;
/** Statements kept ready: our queries are a few dozen. */
const MOST_STATEMENTS = 200;

interface Opening {
  readonly open?: (path: string) => DatabaseSync;
  /** Hears after each statement that it may have changed something. */
  readonly onStatement?: () => void;
}

/** Kysely over Node's own SQLite: an acknowledged write survives power loss (WAL, synchronous FULL), unless `open` opens it otherwise. */
export function sqliteDialect(path: string, { open = openSqlite, onStatement = () => {} }: Opening = {}): Dialect {
  const config = { database: async () => asKyselyExpects(open(path), onStatement) };
  const dialect = new SqliteDialect(config);
  return {
    createDriver: () => new ImmediateDriver(config),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** Opens the file, made when it is not there. @throws Error when this SQLite is too old to be trusted. */
export function openSqlite(path: string): DatabaseSync {
  const version = process.versions.sqlite ?? '0';
  if (isOlder(version.split('.').map(Number), OLDEST_SQLITE))
    throw new Error(`SQLite ${version} is too old: Pinch needs ${OLDEST_SQLITE.join('.')} or later. Run it with the Node it brings along (npm start).`);
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true, defensive: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA mmap_size = 0;');
  return database;
}

/** A second look at a file that is open already. */
export interface SqliteReader {
  /** The rows are not to be changed: who asks again may get the same ones. */
  readonly all: (sql: string, parameters: readonly unknown[]) => readonly unknown[];
  /** Somebody in this process may have changed something: what is remembered is looked at again before it is believed. */
  readonly doubt: () => void;
  readonly close: () => void;
}

/**
 * Opens a file a second time, for reading alone: it sees what is committed and waits for no transaction. What was answered is remembered
 * until anybody, here or in another process, commits a change. SQLite counts those that other connections made, and this one makes none
 * (https://sqlite.org/pragma.html#pragma_data_version); the count is asked for once in each turn of the loop, and after each doubt: to ask
 * costs as much as a query. To be closed first: the last to close tidies up, and must be able to write.
 */
export function sqliteReader(path: string): SqliteReader {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true, defensive: true });
  database.exec('PRAGMA trusted_schema = OFF; PRAGMA mmap_size = 0;');
  const ready = new Map<string, { readonly statement: StatementSync; readonly answers: Map<string, readonly unknown[]> }>();
  const changes = database.prepare('PRAGMA data_version');
  let version: unknown;
  let isSure = false;
  const doubt = () => {
    isSure = false;
  };
  const lookAgain = () => {
    const [current] = Object.values(changes.get() as object);
    if (current !== version) for (const { answers } of ready.values()) answers.clear();
    version = current;
    isSure = true;
    setImmediate(doubt);
  };
  const preparedOnce = (sql: string) => {
    const known = ready.get(sql);
    if (known) return known;
    const fresh = { statement: database.prepare(sql), answers: new Map<string, readonly unknown[]>() };
    ready.set(sql, fresh);
    return fresh;
  };
  return {
    all: (sql, parameters) => {
      if (!isSure) lookAgain();
      const { statement, answers } = preparedOnce(sql);
      const question = JSON.stringify(parameters);
      const known = answers.get(question);
      if (known) return known;
      return rememberAnswer(answers, question, statement.all(...(parameters as SQLInputValue[])));
    },
    doubt,
    close: () => database.close(),
  };
}

/** A transaction takes the right to write at once: one that asks for it halfway cannot wait for another. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back already; to complain about that would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    }
  }
}

/** SQLite changes tables in transactions as well as rows, so each migration is all or nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function asKyselyExpects(database: DatabaseSync, onStatement: () => void): SqliteDatabase {
  // Whether it answers with rows is asked once: making the list of columns takes longer than most of our queries.
  const ready = new Map<string, { statement: StatementSync; reader: boolean }>();
  const statementOf = (sql: string) => {
    const known = ready.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const fresh = { statement, reader: statement.columns().length > 0 };
    if (ready.size >= MOST_STATEMENTS) ready.clear();
    ready.set(sql, fresh);
    return fresh;
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const { statement, reader } = statementOf(sql);
      const told = <Answer>(answer: Answer) => {
        onStatement();
        return answer;
      };
      return {
        reader,
        all: (parameters) => told(statement.all(...(parameters as SQLInputValue[]))),
        run: (parameters) => told(statement.run(...(parameters as SQLInputValue[]))),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

function isOlder(version: readonly number[], oldest: readonly number[]): boolean {
  for (const [place, number] of oldest.entries()) if ((version[place] ?? 0) !== number) return (version[place] ?? 0) < number;
  return false;
}
