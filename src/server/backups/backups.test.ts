import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { aPlace } from '../storage/a-database.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { someRows } from '../storage/some-rows.ts';
import { backUp } from './back-up.ts';
import { TABLES } from './copy-rows.ts';
import { backUpRegularly, isDue } from './daily.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { backUpSqlite } from './make.ts';
import { moveToPostgres, moveToSqlite } from './move.ts';
import { listBackups } from './names.ts';
import { backUpPostgres, restorePostgres } from './postgres.ts';
import { restoreSqlite } from './restore.ts';
import { verifyBackup } from './verify.ts';

const NOW = new Date('2026-11-21T11:05:00.000Z');
const LATER = new Date('2026-11-21T11:06:00.000Z');
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pinch-backups-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function aPostgres(): Promise<string> {
  const { where, remove } = await aPlace('postgres');
  cleanUp.push(remove);
  return where.url ?? '';
}

async function withDatabase<T>(where: { url?: string; folder: string }, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(where);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const fill = (where: { url?: string; folder: string }) => withDatabase(where, ({ db }) => someRows(db, { cooks: 3, recipesEach: 12 }));
const contentOf = (where: { url?: string; folder: string }) =>
  withDatabase(where, ({ db, engine }) => db.transaction().execute((trx) => fingerprintsOf(trx, engine, TABLES)));
const addUser = ({ db }: Database, name: string) =>
  db
    .insertInto('users')
    .values({ username: name, usernameKey: name, email: name, emailKey: name, passwordHash: '', createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() })
    .execute();

async function aBackup() {
  const folder = aFolder();
  await fill({ folder });
  const into = aFolder();
  const { path, manifest } = await backUpSqlite(folder, { into, kind: 'by-hand', now: NOW });
  return { folder, into, path, manifest };
}

test('a backup of a server at work holds what was there, and putting it back brings that back and keeps what came since', async () => {
  const folder = aFolder();
  await fill({ folder });
  const before = await contentOf({ folder });
  const path = await withDatabase({ folder }, async (server) => {
    const made = await backUpSqlite(folder, { into: aFolder(), kind: 'daily', now: NOW });
    await addUser(server, 'latecomer');
    return made.path;
  });
  expect(readdirSync(path).sort()).toEqual(['SHA256SUMS', 'manifest.json', 'pinch.db']);
  const after = await contentOf({ folder });
  const { kept } = await restoreSqlite(path, folder, LATER);
  expect(await contentOf({ folder })).toEqual(before);
  expect(after).not.toEqual(before);
  expect(kept).toBe(join(folder, 'before-restore-2026-11-21T110600Z'));
  const elsewhere = aFolder();
  writeFileSync(join(elsewhere, 'pinch.db'), readFileSync(join(kept ?? '', 'pinch.db')));
  expect(await contentOf({ folder: elsewhere })).toEqual(after);
});

test('what was written last and stands only in the log of the old database is kept with it', async () => {
  const { folder, path } = await aBackup();
  const killed = new DatabaseSync(join(folder, 'pinch.db'));
  killed.exec(`pragma wal_autocheckpoint = 0; insert into secrets values ('late', 'word')`);
  cleanUp.push(() => killed.close());
  const { kept } = await restoreSqlite(path, folder, LATER);
  const old = new DatabaseSync(join(kept ?? '', 'pinch.db'));
  expect(old.prepare(`select value from secrets where name = 'late'`).get()).toEqual({ value: 'word' });
  old.close();
});

test('a damaged database is no reason not to restore', async () => {
  const { folder, path, manifest } = await aBackup();
  writeFileSync(join(folder, 'pinch.db'), 'this is no database');
  const { kept } = await restoreSqlite(path, folder, LATER);
  expect(readFileSync(join(kept ?? '', 'pinch.db'), 'utf8')).toBe('this is no database');
  expect(await contentOf({ folder })).toMatchObject({ recipes: manifest.tables.recipes });
});

test.each([
  ['a cut file', (path: string) => truncateSync(join(path, 'pinch.db'), 8192)],
  ['one letter more in the manifest', (path: string) => appendFileSync(join(path, 'manifest.json'), ' ')],
  ['no hashes', (path: string) => rmSync(join(path, 'SHA256SUMS'))],
  ['no data', (path: string) => rmSync(join(path, 'pinch.db'))],
])('a backup with %s is refused, and the data stay', async (_, damage) => {
  const { folder, path } = await aBackup();
  const before = await contentOf({ folder });
  damage(path);
  await expect(restoreSqlite(path, folder, LATER)).rejects.toThrow(/damaged|no backup/);
  expect(await contentOf({ folder })).toEqual(before);
  expect(readdirSync(folder).filter((name) => /restor/.test(name))).toEqual([]);
});

test('while a server runs nothing is restored', async () => {
  const { folder, path } = await aBackup();
  await withDatabase({ folder }, async () => {
    await expect(restoreSqlite(path, folder, LATER)).rejects.toThrow('Another Pinch is using');
  });
});

test('a backup of a newer Pinch is refused', async () => {
  const folder = aFolder();
  await fill({ folder });
  const file = new DatabaseSync(join(folder, 'pinch.db'));
  file.exec(`insert into kysely_migration values ('9999-future', '2030-01-01T00:00:00.000Z')`);
  file.close();
  const { path } = await backUpSqlite(folder, { into: aFolder(), kind: 'by-hand', now: NOW });
  await expect(restoreSqlite(path, aFolder(), LATER)).rejects.toThrow('written by a newer Pinch');
});

test('a folder without data is said to have none', async () => {
  await expect(backUpSqlite(aFolder(), { into: aFolder(), kind: 'daily', now: NOW })).rejects.toThrow('There is no data in');
});

test('a backup that fails halfway leaves nothing that looks like one', async () => {
  const folder = aFolder();
  await fill({ folder });
  const file = new DatabaseSync(join(folder, 'pinch.db'));
  file.exec("pragma foreign_keys = off; insert into sessions values (1, '{}', 1, 777, 1)");
  file.close();
  const into = aFolder();
  await expect(backUpSqlite(folder, { into, kind: 'daily', now: NOW })).rejects.toThrow('A row of sessions');
  expect(readdirSync(into)).toEqual([]);
});

test('one made each day takes the place of the one of eight days ago', async () => {
  const folder = aFolder();
  await fill({ folder });
  const config = readConfig({ DATA_DIR: folder });
  for (let day = 1; day <= 9; day++) await backUp(config, 'daily', new Date(Date.UTC(2026, 10, day, 3)));
  // The first of November was a Sunday: the last of its week.
  expect(readdirSync(join(folder, 'backups')).map((name) => name.slice(8, 10))).toEqual(['01', '03', '04', '05', '06', '07', '08', '09']);
});

describe('a running server', () => {
  function regularly(folder: string) {
    const errors: Error[] = [];
    vi.stubEnv('DATA_DIR', folder);
    cleanUp.push(() => vi.unstubAllEnvs());
    const into = join(folder, 'backups');
    const { stop } = backUpRegularly({ into, everyHours: 24, now: () => new Date(), onError: (error) => errors.push(error), firstLookMs: 0 });
    cleanUp.push(stop);
    return { into, errors, stop };
  }

  test('makes a backup of its own accord, and no second one on the same day', async () => {
    const folder = aFolder();
    await fill({ folder });
    const { into, errors, stop } = regularly(folder);
    await vi.waitFor(() => expect([listBackups(into).map(({ kind }) => kind), errors]).toEqual([['daily'], []]), 30_000);
    stop();
    expect(isDue(listBackups(into)[0]?.takenAt, new Date(), 24)).toBe(false);
    await verifyBackup(join(into, readdirSync(into)[0] ?? ''));
  });

  test('tells why it could make none', async () => {
    const folder = aFolder();
    const { errors } = regularly(folder);
    await vi.waitFor(() => expect(errors.map(({ message }) => message)).toEqual([`The daily backup was not made: There is no data in ${folder} yet.`]), 30_000);
  });
});

describe('PostgreSQL', () => {
  test('is backed up into the same form, and filled from it again', async () => {
    const url = await aPostgres();
    await fill({ url, folder: '' });
    const { path } = await backUpPostgres(url, { into: aFolder(), kind: 'by-hand', now: NOW });
    await verifyBackup(path);
    const other = await aPostgres();
    await restorePostgres(path, other);
    expect(await contentOf({ url: other, folder: '' })).toEqual(await contentOf({ url, folder: '' }));
  });

  test('takes everything from SQLite and gives everything back, ids that were given once included', async () => {
    const folder = aFolder();
    await fill({ folder });
    const before = await contentOf({ folder });
    const url = await aPostgres();
    await moveToPostgres(folder, url);
    expect(await contentOf({ url, folder: '' })).toEqual(before);
    const back = aFolder();
    await moveToSqlite(url, back, { into: aFolder(), kind: 'by-hand', now: NOW });
    expect(await contentOf({ folder: back })).toEqual(before);
    const next = await withDatabase({ url, folder: '' }, ({ db }) =>
      db
        .insertInto('contactMessages')
        .values({
          name: 'Ann',
          email: 'ann@example.org',
          subject: '',
          message: 'Hello',
          createdAt: NOW.toISOString(),
          sentAt: null,
          retryAt: null,
          lastError: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    expect(next.id).toBe((before.contactMessages?.lastId ?? 0) + 1);
  });

  test('that holds something already is not written over', async () => {
    const { folder } = await aBackup();
    const url = await aPostgres();
    await withDatabase({ url, folder: '' }, (database) => addUser(database, 'somebody'));
    await expect(moveToPostgres(folder, url)).rejects.toThrow('holds users already');
  });
});

test('the next is due a day after the last, and after a clock that ran ahead was set right', () => {
  const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
  expect([isDue(undefined, NOW, 24), isDue(hours(-23), NOW, 24), isDue(hours(-24), NOW, 24), isDue(hours(24 * 365), NOW, 24)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
