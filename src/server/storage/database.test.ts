import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { aPlace, ENGINES } from './a-database.ts';
import { type Database, openDatabase, openPatiently } from './database.ts';
import { faultOf } from './faults.ts';
import { postgres } from './postgres.ts';

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

const USER = {
  username: 'Ann',
  usernameKey: 'ann',
  email: 'Ann@example.org',
  emailKey: 'ann@example.org',
  passwordHash: 'x',
  firstName: null,
  lastName: null,
  createdAt: '2026-01-15T10:00:00.123Z',
  updatedAt: '2026-01-15T10:00:00.123Z',
};

describe.each(ENGINES)('%s', (engine) => {
  async function place() {
    const { where, remove } = await aPlace(engine);
    cleanUp.push(remove);
    return where;
  }
  async function open(where: Parameters<typeof openDatabase>[0]): Promise<Database> {
    const database = await openDatabase(where);
    cleanUp.push(database.close);
    return database;
  }

  test('what was written is there after opening again, moments and JSON in the same form', async () => {
    const where = await place();
    const first = await openDatabase(where);
    await first.db.insertInto('users').values(USER).execute();
    await first.db
      .insertInto('sessions')
      .values({ sid: 'a', sess: '{"device":"Firefox","usedAt":"2026-01-15"}', expire: USER.createdAt, userId: 1, createdAt: USER.createdAt })
      .execute();
    await first.close();
    const { db } = await open(where);
    expect(await db.selectFrom('users').selectAll().executeTakeFirst()).toEqual({ ...USER, id: 1, failedSignIns: 0 });
    expect(await db.selectFrom('sessions').selectAll().executeTakeFirst()).toEqual({
      sid: 'a',
      sess: '{"device":"Firefox","usedAt":"2026-01-15"}',
      expire: USER.createdAt,
      userId: 1,
      createdAt: USER.createdAt,
    });
  });

  test('what breaks a limit or points nowhere is refused by the tables themselves', async () => {
    const { db } = await open(await place());
    const add = (row: object) =>
      db
        .insertInto('users')
        .values({ ...USER, ...row })
        .execute();
    await expect(add({ username: 'ab' })).rejects.toThrow();
    await expect(add({ username: 'a'.repeat(41) })).rejects.toThrow();
    await add({});
    await expect(add({ username: 'ANN', emailKey: 'other' })).rejects.toThrow();
    await expect(db.insertInto('favoriteRecipes').values({ userId: 1, recipeId: 9, createdAt: USER.createdAt }).execute()).rejects.toThrow();
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const { db } = await open(await place());
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('users').values(USER).execute();
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('data of a newer Pinch is left alone', async () => {
    const where = await place();
    const first = await openDatabase(where);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01T00:00:00.000Z')`.execute(first.db);
    await first.close();
    await expect(openDatabase(where)).rejects.toThrow('The data was written by a newer Pinch.');
  });
});

test('one folder serves one server; the second is told how to have its own', async () => {
  const { where, remove } = await aPlace('sqlite');
  cleanUp.push(remove);
  const first = await openDatabase(where);
  await expect(openDatabase(where)).rejects.toThrow(`Another Pinch is using ${where.folder}.`);
  await first.close();
  await (await openDatabase(where)).close();
});

test('eight processes that open an empty PostgreSQL at once all get the same tables', async () => {
  const { where, remove } = await aPlace('postgres');
  cleanUp.push(remove);
  const all = await Promise.all(Array.from({ length: 8 }, () => openDatabase(where)));
  for (const { db, close } of all) {
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    await close();
  }
});

test('a connection to PostgreSQL that breaks in the middle of a transaction ends the transaction, not the process', async () => {
  const { where, remove } = await aPlace('postgres');
  cleanUp.push(remove);
  const { db, close } = await openDatabase(where);
  cleanUp.push(close);
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    // Nobody is asking anything while it breaks.
    await wait(100);
    await trx.insertInto('users').values(USER).execute();
  });
  expect(faultOf(await broken.catch((error) => error))).toMatchObject({ code: 'overloaded' });
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('a connection that breaks while nobody uses it ends nothing, even if nobody wants to hear of it', async () => {
  const { where, remove } = await aPlace('postgres');
  cleanUp.push(remove);
  for (const database of [await openDatabase(where), await openPatiently(where.url ?? '')]) {
    cleanUp.push(database.close);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
    const other = await openPatiently(where.url ?? '');
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
    await other.close();
    await wait(200);
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
  }
});

test('a command beside the server finds the tables as they are', async () => {
  const { where, remove } = await aPlace('postgres');
  cleanUp.push(remove);
  for (const beside of [await openDatabase({ ...where, isBesideServer: true }), await openPatiently(where.url ?? '', { isBesideServer: true })]) {
    await expect(beside.db.selectFrom('users').selectAll().execute()).rejects.toThrow('does not exist');
    await beside.close();
  }
  const sqlite = await aPlace('sqlite');
  cleanUp.push(sqlite.remove);
  const server = await openDatabase(sqlite.where);
  const beside = await openDatabase({ ...sqlite.where, isBesideServer: true });
  expect(await beside.db.selectFrom('users').selectAll().execute()).toEqual([]);
  await beside.close();
  await server.close();
});

test('a PostgreSQL that is not there is away, and nothing waits for it', async () => {
  const error = await openDatabase({ url: 'postgres://127.0.0.1:1/nowhere', folder: '' }).catch((refused) => refused);
  expect(faultOf(error)).toMatchObject({ code: 'overloaded' });
});

test('a folder that cannot be made is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinch-file-'));
  cleanUp.push(async () => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'file'), '');
  await expect(openDatabase({ folder: join(folder, 'file', 'data') })).rejects.toThrow('The folder for the data');
});

test('damaged data are told, with what to do', async () => {
  const { where, remove } = await aPlace('sqlite');
  cleanUp.push(remove);
  writeFileSync(join(where.folder, 'pinch.db'), 'no database at all, but long enough to be read as a header that is wrong '.repeat(100));
  await expect(openDatabase(where)).rejects.toThrow(`The data in ${where.folder} are damaged. Put back a backup: npm run restore`);
});

test('where PostgreSQL has fewer connections than we would take, requests wait their turn for those', async () => {
  const { where, remove } = await aPlace('postgres');
  cleanUp.push(remove);
  const owner = await openDatabase(where);
  cleanUp.push(owner.close);
  const role = `few_${randomBytes(8).toString('hex')}`;
  await sql`create role ${sql.id(role)} login connection limit 2`.execute(owner.db);
  cleanUp.push(async () => void (await sql`drop role ${sql.id(role)}`.execute(owner.db)));
  const url = Object.assign(new URL(where.url ?? ''), { username: role }).href;
  const few = new Kysely({ dialect: postgres(url).dialect });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => sql<{ number: number }>`select ${number}::int as number`.execute(few)));
  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  await few.destroy();
});
