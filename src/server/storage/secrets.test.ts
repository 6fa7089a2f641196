import { afterEach, describe, expect, test } from 'vitest';
import { aDatabase, ENGINES } from './a-database.ts';
import type { Database } from './database.ts';
import { secretOf, writeNothing } from './secrets.ts';

let database: Database;
afterEach(() => database.close());

describe.each(ENGINES)('on %s', (engine) => {
  test('a secret is made once, one for each name, and the same for all who ask at once', async () => {
    database = await aDatabase(engine);
    const { db } = database;
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => secretOf(db, 'a')));
    expect(Buffer.from(first ?? '', 'base64')).toHaveLength(32);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(await secretOf(db, 'b')).not.toBe(first);
    expect(await secretOf(db, 'a')).toBe(first);
  });

  test('writing nothing writes one row, another value each time, and touches no secret', async () => {
    database = await aDatabase(engine);
    const { db } = database;
    const secret = await secretOf(db, 'a');
    const values = new Set<string>();
    for (let time = 0; time < 3; time++) {
      await writeNothing(db);
      values.add((await db.selectFrom('secrets').select('value').where('name', '=', 'nothing').executeTakeFirstOrThrow()).value);
    }
    expect([values.size, await secretOf(db, 'a'), (await db.selectFrom('secrets').selectAll().execute()).length]).toEqual([3, secret, 2]);
  });
});
