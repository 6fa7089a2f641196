import { afterEach, describe, expect, test } from 'vitest';
import { aDatabase, ENGINES } from './a-database.ts';
import type { Database } from './database.ts';
import { prepared } from './prepared.ts';

let database: Database;
afterEach(() => database.close());

describe.each(ENGINES)('on %s', (engine) => {
  test('a prepared query takes new values each time, in transactions too', async () => {
    database = await aDatabase(engine);
    const { db } = database;
    const find = prepared((on, { name, least }: { name: string; least: string }) =>
      on.selectFrom('secrets').select('value').where('name', '=', name).where('value', '>=', least),
    );
    await db
      .insertInto('secrets')
      .values([
        { name: 'prepared a', value: '1' },
        { name: 'prepared b', value: '2' },
      ])
      .execute();
    expect(await find(db, { name: 'prepared a', least: '0' })).toEqual({ value: '1' });
    expect(await find(db, { name: 'prepared b', least: '0' })).toEqual({ value: '2' });
    expect(await find(db, { name: 'prepared b', least: '3' })).toBeUndefined();
    expect(await db.transaction().execute((trx) => find(trx, { name: 'prepared a', least: '0' }))).toEqual({ value: '1' });
  });

  test('what is written into a prepared query stays as it is', async () => {
    database = await aDatabase(engine);
    const { db } = database;
    await db
      .insertInto('secrets')
      .values([
        { name: 'a', value: '1' },
        { name: 'b', value: '2' },
      ])
      .execute();
    const find = prepared((on, { value }: { value: string }) => on.selectFrom('secrets').select('name').where('value', '=', value).where('name', '=', 'b'));
    expect([await find(db, { value: '1' }), await find(db, { value: '2' })]).toEqual([undefined, { name: 'b' }]);
  });

  test('a prepared query sees what is committed at once and nothing that is not, but for its own transaction', async () => {
    database = await aDatabase(engine);
    const { db } = database;
    const find = prepared((on, { name }: { name: string }) => on.selectFrom('secrets').select('value').where('name', '=', name));
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('secrets').values({ name: 'half', value: 'done' }).execute();
      expect(await find(trx, { name: 'half' })).toEqual({ value: 'done' });
      expect(await find(db, { name: 'half' })).toBeUndefined();
    });
    expect(await find(db, { name: 'half' })).toEqual({ value: 'done' });
  });
});
