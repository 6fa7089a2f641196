import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDatabase, ENGINES } from './a-database.ts';
import type { Database } from './database.ts';
import { READER } from './postgres-reader.ts';
import { prepared } from './prepared.ts';

const secretOf = prepared((db, { name }: { name: string }) => db.selectFrom('secrets').select('value').where('name', '=', name));

describe.runIf(ENGINES.includes('postgres'))('one connection for the reads of all requests', () => {
  let database: Database;
  beforeEach(async () => {
    database = await aDatabase('postgres');
    const values = Array.from({ length: 50 }, (_, number) => ({ name: `n${number}`, value: `v${number}` }));
    await database.db.insertInto('secrets').values(values).execute();
    // The first read only opens it.
    await vi.waitFor(async () => {
      await secretOf(database.db, { name: 'n0' });
      expect(await readersThere()).toBe(1);
    });
  });
  afterEach(() => database.close());

  const readersThere = async () => {
    const there = sql<{ pid: number }>`select pid from pg_stat_activity where application_name = ${READER} and datname = current_database()`;
    return (await there.execute(database.db)).rows.length;
  };
  const hangUp = async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${READER} and datname = current_database()`.execute(database.db);
  };
  const askAll = () => Promise.all(Array.from({ length: 50 }, async (_, number) => (await secretOf(database.db, { name: `n${number}` }))?.value));
  const ALL = Array.from({ length: 50 }, (_, number) => `v${number}`);

  test('each of many that ask at once gets their own answer', async () => {
    expect(await askAll()).toEqual(ALL);
    expect(await readersThere()).toBe(1);
  });

  test('a row that says the same is the same object; a changed one is read anew', async () => {
    const first = await secretOf(database.db, { name: 'n1' });
    expect(await secretOf(database.db, { name: 'n1' })).toBe(first);
    await database.db.updateTable('secrets').set({ value: 'new' }).where('name', '=', 'n1').execute();
    expect(await secretOf(database.db, { name: 'n1' })).toEqual({ value: 'new' });
    await database.db.deleteFrom('secrets').where('name', '=', 'n1').execute();
    expect(await secretOf(database.db, { name: 'n1' })).toBeUndefined();
  });

  test('when the connection is lost the others do its work, until there is a new one', async () => {
    await hangUp();
    await vi.waitFor(async () => expect(await askAll()).toEqual(ALL));
    await vi.waitFor(
      async () => {
        expect(await askAll()).toEqual(ALL);
        expect(await readersThere()).toBe(1);
      },
      { timeout: 10_000 },
    );
  });

  test('while a table is locked, what asks for another goes round it, and nobody is told of our ways', async () => {
    const first = prepared((db, { email }: { email: string }) => db.selectFrom('users').select('id').where('email', '=', email));
    await database.db.transaction().execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      await sql`lock table users in access exclusive mode`.execute(trx);
      const held = Promise.allSettled(Array.from({ length: 5 }, () => first(database.db, { email: 'a@b.example' })));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await askAll()).toEqual(ALL);
      const errors = (await held).map((one) => (one.status === 'rejected' ? one.reason.message : 'answered'));
      expect(new Set(errors)).toEqual(new Set(['canceling statement due to statement timeout']));
    });
    expect(await first(database.db, { email: 'a@b.example' })).toBeUndefined();
  });

  test('one that fails does not disturb those beside it', async () => {
    const broken = prepared((db, { name }: { name: string }) => db.selectFrom('secrets').select('value').where(sql<string>`${name}::int`, '=', '1'));
    const [failed, ...others] = await Promise.allSettled([broken(database.db, { name: 'no number' }), secretOf(database.db, { name: 'n2' }), askAll()]);
    expect(failed?.status).toBe('rejected');
    expect(others).toEqual([
      { status: 'fulfilled', value: { value: 'v2' } },
      { status: 'fulfilled', value: ALL },
    ]);
  });
});
