import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';

/** Before it, a crash between two checkpoints could lose a page. https://sqlite.org/releaselog/3_51_3.html */
const OLDEST_SQLITE = [3, 51, 3];
const BUSY_TIMEOUT_MS = 5000;
/** Statements kept ready: our queries are a few dozen. */
const MOST_STATEMENTS = 200;
/** Answers remembered, of a few kilobytes at most each: those who cook just now, and what they look at. */
const MOST_ANSWERS = 500;

/** Kysely over Node's own SQLite: an acknowledged write survives power loss (WAL, synchronous FULL), unless `open` opens it otherwise. */
export function sqliteDialect(path: string, open: (path: string) => DatabaseSync = openSqlite): Dialect {
  const config = { database: async () => asKyselyExpects(open(path)) };
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

/**
 * A second look at a file that is open already, for reading alone: it sees what is committed and waits for no transaction. What it
 * answered it remembers until anybody, this process or another, commits a change: SQLite counts them for each connection, but for
 * its own, of which this one makes none (https://sqlite.org/pragma.html#pragma_data_version). To ask for the count takes a fraction
 * of a query. To be closed first: the last to close tidies up, and must be able to write.
 *
 * @returns `all`, whose rows are not to be changed
 */
export function sqliteReader(path: string): { all: (sql: string, parameters: readonly unknown[]) => readonly unknown[]; close: () => void } {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true, defensive: true });
  database.exec('PRAGMA trusted_schema = OFF; PRAGMA mmap_size = 0;');
  const ready = new Map<string, StatementSync>();
  const changes = database.prepare('PRAGMA data_version');
  const answers = new Map<string, readonly unknown[]>();
  let version: unknown;
  return {
    all: (sql, parameters) => {
      const current = changes.get()?.['data_version'];
      if (current !== version) answers.clear();
      version = current;
      const question = `${sql}\0${JSON.stringify(parameters)}`;
      const known = answers.get(question);
      if (known) return known;
      const statement = ready.get(sql) ?? database.prepare(sql);
      ready.set(sql, statement);
      const rows = statement.all(...(parameters as SQLInputValue[]));
      const [oldest] = answers.size < MOST_ANSWERS ? [] : answers.keys();
      if (oldest !== undefined) answers.delete(oldest);
      answers.set(question, rows);
      return rows;
    },
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

function asKyselyExpects(database: DatabaseSync): SqliteDatabase {
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
      return {
        reader,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

function isOlder(version: readonly number[], oldest: readonly number[]): boolean {
  for (const [place, number] of oldest.entries()) if ((version[place] ?? 0) !== number) return (version[place] ?? 0) < number;
  return false;
}
