import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aDatabase, ENGINES } from '../storage/a-database.ts';
import type { Database } from '../storage/database.ts';
import type { UserRow } from '../storage/schema.ts';
import { aCook, JANUARY } from './a-cook.ts';
import { openReset, useReset } from './resets.ts';
import { openSession, readSession, sidOf } from './sessions.ts';
import { countFailure, userByName } from './users.ts';

const HALF_AN_HOUR_MS = 30 * 60 * 1000;
const later = (ms: number) => new Date(JANUARY.getTime() + ms);

describe.each(ENGINES)('on %s', (engine) => {
  let database: Database;
  let ann: UserRow;
  let bob: UserRow;
  beforeEach(async () => {
    database = await aDatabase(engine);
    ann = await aCook(database.db, 'ann');
    bob = await aCook(database.db, 'bob');
  });
  afterEach(() => database.close());
  const use = (token: string, now = JANUARY) => useReset(database.db, token, 'a new hash', now);

  test('sets the new password, forgets wrong ones and ends every session of its owner, and of nobody else', async () => {
    const anns = await openSession(database.db, ann.id, 'Firefox', JANUARY);
    const bobs = await openSession(database.db, bob.id, 'Firefox', JANUARY);
    await countFailure(database.db, ann.id);
    expect(await use(await openReset(database.db, ann.id, JANUARY), later(1))).toBe(ann.id);
    expect(await userByName(database.db, 'ann')).toEqual({ ...ann, passwordHash: 'a new hash', failedSignIns: 0, updatedAt: later(1).toISOString() });
    expect(await userByName(database.db, 'bob')).toEqual(bob);
    expect(await readSession(database.db, anns.token, JANUARY)).toBeNull();
    expect(await readSession(database.db, bobs.token, JANUARY)).not.toBeNull();
  });

  test('works once, within half an hour, and only with the token itself', async () => {
    const token = await openReset(database.db, ann.id, JANUARY);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await database.db.selectFrom('passwordResets').selectAll().execute()).toEqual([
      { tokenHash: sidOf(token), userId: ann.id, expire: later(HALF_AN_HOUR_MS).toISOString() },
    ]);
    expect(await use(sidOf(token))).toBeNull();
    expect(await use(token, later(HALF_AN_HOUR_MS))).toBeNull();
    expect(await use(token, later(HALF_AN_HOUR_MS - 1))).toBe(ann.id);
    expect(await use(token)).toBeNull();
  });

  test('a newer one ends the older of the same user alone', async () => {
    const [old, bobs, fresh] = [
      await openReset(database.db, ann.id, JANUARY),
      await openReset(database.db, bob.id, JANUARY),
      await openReset(database.db, ann.id, JANUARY),
    ];
    expect([await use(old), await use(bobs), await use(fresh)]).toEqual([null, bob.id, ann.id]);
  });
});
