import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aDatabase, ENGINES } from '../storage/a-database.ts';
import type { Database } from '../storage/database.ts';
import type { UserRow } from '../storage/schema.ts';
import { aCook, JANUARY } from './a-cook.ts';
import { openReset } from './resets.ts';
import { endSession, endSessionByName, endSessionsOf, openSession, readSession, sessionsOf, sidOf, sweepExpired } from './sessions.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
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
  const open = (user = ann, device = 'Firefox on Linux', now = JANUARY) => openSession(database.db, user.id, device, now);
  const rows = () => database.db.selectFrom('sessions').selectAll().orderBy('createdAt').execute();
  const isOpen = async (token: string, now = JANUARY) => (await readSession(database.db, token, now)) !== null;

  test('the cookie gets 256 random bits, the database their hash', async () => {
    const first = await open();
    const second = await open();
    expect(first.token).toMatch(/^[\w-]{43}$/);
    expect(first.token).not.toBe(second.token);
    expect(first.sid).toBe(createHash('sha256').update(first.token).digest('hex'));
    expect(first.expire).toEqual(later(30 * DAY_MS));
    expect((await rows())[0]).toMatchObject({
      sess: '{"device":"Firefox on Linux","usedAt":"2026-01-15T10:00:00.000Z"}',
      expire: '2026-02-14T10:00:00.000Z',
      userId: ann.id,
      createdAt: '2026-01-15T10:00:00.000Z',
    });
    expect(JSON.stringify(await rows())).not.toContain(first.token);
  });

  test('a session is its owner’s until the moment it ends', async () => {
    const { token, sid } = await open();
    await open(bob);
    expect(await readSession(database.db, token, JANUARY)).toEqual({ userId: ann.id, sid, extendedTo: null });
    expect(await isOpen(token, later(30 * DAY_MS - 1))).toBe(true);
    const other = await open();
    expect(await isOpen(other.token, later(30 * DAY_MS))).toBe(false);
    expect(await isOpen(`${token}x`)).toBe(false);
    expect(await isOpen(sid)).toBe(false);
  });

  test('a visit extends it once a day has passed, and no other session', async () => {
    const { token, sid } = await open();
    await open(ann, 'Safari on iPhone', later(1));
    expect(await readSession(database.db, token, later(DAY_MS - 1))).toMatchObject({ extendedTo: null });
    expect((await rows())[0]?.expire).toBe(later(30 * DAY_MS).toISOString());
    expect(await readSession(database.db, token, later(DAY_MS))).toEqual({ userId: ann.id, sid, extendedTo: later(31 * DAY_MS) });
    const [extended, other] = await rows();
    expect(extended).toMatchObject({ sid, expire: later(31 * DAY_MS).toISOString(), createdAt: JANUARY.toISOString() });
    expect(JSON.parse(extended?.sess ?? '')).toEqual({ device: 'Firefox on Linux', usedAt: later(DAY_MS).toISOString() });
    expect(other).toMatchObject({ expire: later(30 * DAY_MS + 1).toISOString() });
    expect(await readSession(database.db, token, later(DAY_MS + HOUR_MS))).toMatchObject({ extendedTo: null });
  });

  test('no visit extends it beyond 180 days in all', async () => {
    const { token } = await open();
    for (let day = 29; day < 160; day += 29) await readSession(database.db, token, later(day * DAY_MS));
    expect(await readSession(database.db, token, later(160 * DAY_MS))).toMatchObject({ extendedTo: later(180 * DAY_MS) });
    expect(await isOpen(token, later(180 * DAY_MS))).toBe(false);
  });

  test('ending one leaves the others; ending all may leave one', async () => {
    const [one, two, three, bobs] = [await open(), await open(), await open(), await open(bob)];
    await endSession(database.db, one.sid);
    expect([await isOpen(one.token), await isOpen(two.token)]).toEqual([false, true]);
    await endSessionsOf(database.db, ann.id, two.sid);
    expect([await isOpen(two.token), await isOpen(three.token), await isOpen(bobs.token)]).toEqual([true, false, true]);
    await endSessionsOf(database.db, ann.id);
    expect([await isOpen(two.token), await isOpen(bobs.token)]).toEqual([false, true]);
  });

  test('a session is ended by its name, by its owner alone; a name nobody has ends nothing', async () => {
    const [here, there, bobs] = [await open(), await open(), await open(bob)];
    const nameOf = (sid: string) => sidOf(sid).slice(0, 16);
    await endSessionByName(database.db, bob.id, nameOf(there.sid));
    await endSessionByName(database.db, ann.id, 'nobody');
    await endSessionByName(database.db, ann.id, there.sid);
    expect(await rows()).toHaveLength(3);
    await endSessionByName(database.db, ann.id, nameOf(there.sid));
    expect([await isOpen(here.token), await isOpen(there.token), await isOpen(bobs.token)]).toEqual([true, false, true]);
  });

  test('the list has a user’s own that are not over, the latest first', async () => {
    const first = await open();
    const second = await open(ann, 'Safari on iPhone', later(HOUR_MS));
    await open(bob);
    expect(await sessionsOf(database.db, ann.id, second.sid, later(2 * HOUR_MS))).toEqual([
      {
        id: sidOf(second.sid).slice(0, 16),
        device: 'Safari on iPhone',
        since: later(HOUR_MS).toISOString(),
        lastUsed: later(HOUR_MS).toISOString(),
        isThis: true,
      },
      { id: sidOf(first.sid).slice(0, 16), device: 'Firefox on Linux', since: JANUARY.toISOString(), lastUsed: JANUARY.toISOString(), isThis: false },
    ]);
    expect(await sessionsOf(database.db, ann.id, second.sid, later(30 * DAY_MS))).toHaveLength(1);
  });

  test('what is over is swept away, what is not stays', async () => {
    await open();
    const longer = await open(ann, 'Chrome on Android', later(1));
    await openReset(database.db, ann.id, later(30 * DAY_MS - HOUR_MS / 2));
    await openReset(database.db, bob.id, later(30 * DAY_MS));
    await sweepExpired(database.db, later(30 * DAY_MS));
    expect((await rows()).map(({ sid }) => sid)).toEqual([longer.sid]);
    expect(await database.db.selectFrom('passwordResets').select('userId').execute()).toEqual([{ userId: bob.id }]);
  });
});
