import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqlite, sqliteDialect, sqliteReader } from './sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinch-sqlite-'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});
const path = () => join(folder, 'a.db');
const valueSet = (database: DatabaseSync, pragma: string) => Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0];

test('what is acknowledged survives a power loss, and nothing in the file is trusted', () => {
  const database = openSqlite(path());
  const set = ['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema', 'mmap_size', 'busy_timeout'].map((pragma) => valueSet(database, pragma));
  expect(set).toEqual(['wal', 2, 1, 0, 0, 5000]);
  database.exec('create table a (b)');
  // Defensive: the tables of the tables cannot be written.
  expect(() => database.exec("pragma writable_schema = on; update sqlite_master set sql = 'x'")).toThrow();
  database.close();
});

test.each([
  ['3.51.2', true],
  ['3.50.9', true],
  ['2.99.99', true],
  ['3.51', true],
  ['3', true],
  ['3.51.3', false],
  ['3.51.10', false],
  ['3.52.0', false],
  ['4.0.0', false],
])('SQLite %s is too old: %s', (version, isTooOld) => {
  vi.stubGlobal('process', { ...process, versions: { ...process.versions, sqlite: version } });
  const open = () => openSqlite(path()).close();
  if (isTooOld) expect(open).toThrow(`SQLite ${version} is too old: Pinch needs 3.51.3 or later. Run it with the Node it brings along (npm start).`);
  else expect(open).not.toThrow();
});

test('a Node without SQLite of its own is too old as well', () => {
  vi.stubGlobal('process', { ...process, versions: {} });
  expect(() => openSqlite(path())).toThrow('SQLite 0 is too old');
});

test('a reader remembers what it was answered until somebody commits a change, and never what is not committed', async () => {
  const [ours, others] = [openSqlite(path()), openSqlite(path())];
  ours.exec('create table a (b integer) strict; insert into a values (1)');
  const reader = sqliteReader(path());
  const read = (least = 0) => reader.all('select b from a where b > ? order by b', [least]);
  const first = read();
  expect(first).toEqual([{ b: 1 }]);
  expect(read()).toBe(first);
  expect(read(1)).toEqual([]);
  ours.exec('begin immediate; insert into a values (2)');
  reader.doubt();
  expect(read()).toBe(first);
  ours.exec('commit');
  reader.doubt();
  expect(read()).toEqual([{ b: 1 }, { b: 2 }]);
  others.exec('delete from a where b = 1');
  await setImmediate();
  expect(read()).toEqual([{ b: 2 }]);
  expect(read(1)).toEqual([{ b: 2 }]);
  others.exec('begin immediate; delete from a');
  others.exec('rollback');
  await setImmediate();
  expect(read()).toEqual([{ b: 2 }]);
  for (let least = 0; least < 2000; least++) read(least);
  expect(read()).toEqual([{ b: 2 }]);
  for (const one of [reader, others, ours]) one.close();
});

test('a transaction has the right to write from its first moment', async () => {
  const statements: string[] = [];
  const db = new Kysely<{ a: { b: number } }>({ dialect: sqliteDialect(path()) });
  await sql`create table a (b integer) strict`.execute(db);
  const other = openSqlite(path());
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('a').selectAll().execute();
    other.exec('pragma busy_timeout = 0');
    try {
      other.exec('insert into a values (1)');
      statements.push('written');
    } catch (error) {
      statements.push((error as Error).message);
    }
  });
  expect(statements).toEqual(['database is locked']);
  other.exec('insert into a values (1)');
  expect(await db.selectFrom('a').selectAll().execute()).toEqual([{ b: 1 }]);
  other.close();
  await db.destroy();
});

test('a transaction that SQLite has rolled back by itself tells why, and no other trouble is passed over', async () => {
  const db = new Kysely<{ a: { b: number } }>({ dialect: sqliteDialect(path()) });
  await sql`create table a (b integer) strict`.execute(db);
  const failing = db.transaction().execute(async (trx) => {
    await sql`rollback`.execute(trx);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  let database: DatabaseSync | undefined;
  const closing = new Kysely<unknown>({ dialect: sqliteDialect(join(folder, 'b.db'), { open: (at) => (database = openSqlite(at)) }) });
  const lost = closing.transaction().execute(async (trx) => {
    await sql`create table a (b)`.execute(trx);
    database?.close();
    throw new Error('halfway');
  });
  await expect(lost).rejects.toThrow(/not open/);
  await db.destroy();
});

test('a statement asked again is prepared once; with more kinds than are kept ready every one is still answered', async () => {
  const prepared: string[] = [];
  const open = (at: string) => {
    const database = openSqlite(at);
    return new Proxy(database, {
      get: (target, name: keyof DatabaseSync) => {
        if (name !== 'prepare') return typeof target[name] === 'function' ? (target[name] as () => unknown).bind(target) : target[name];
        return (text: string) => {
          prepared.push(text);
          return target.prepare(text);
        };
      },
    });
  };
  const db = new Kysely<unknown>({ dialect: sqliteDialect(path(), { open }) });
  const ask = async (number: number) => (await sql<{ answer: number }>`select ${sql.lit(number)} as answer`.execute(db)).rows[0]?.answer;
  for (let time = 0; time < 3; time++) expect(await ask(1)).toBe(1);
  expect(prepared).toHaveLength(1);
  for (let number = 2; number <= 200; number++) expect(await ask(number)).toBe(number);
  await ask(1);
  expect(prepared).toHaveLength(200);
  await ask(201);
  await ask(1);
  expect(prepared).toHaveLength(202);
  await db.destroy();
});

test('rows come one by one where one asks for that', async () => {
  const db = new Kysely<{ a: { b: number } }>({ dialect: sqliteDialect(path()) });
  await sql`create table a (b integer) strict`.execute(db);
  await db
    .insertInto('a')
    .values([{ b: 1 }, { b: 2 }])
    .execute();
  const seen: number[] = [];
  for await (const { b } of db.selectFrom('a').selectAll().where('b', '>', 0).stream()) seen.push(b);
  expect(seen).toEqual([1, 2]);
  await db.destroy();
});
