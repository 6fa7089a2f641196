import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SIGNED_IN_HINT } from '#contract/signed-in-hint.ts';
import { type Database, IN_MEMORY, openDatabase } from '../storage/database.ts';
import type { UserRow } from '../storage/schema.ts';
import { aCook, JANUARY } from './a-cook.ts';
import { knownDevices } from './known-device.ts';
import { viewers } from './viewers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };

describe.each([
  ['http', 'pinch-session', 'pinch-device'],
  ['https', '__Host-pinch', '__Host-pinch-device'],
])('over %s', (scheme, SESSION, DEVICE) => {
  const https = scheme === 'https';
  let database: Database;
  let app: FastifyInstance;
  let ann: UserRow;
  let at: Date;
  let trouble: Error | null;
  beforeEach(async () => {
    at = JANUARY;
    trouble = null;
    database = await openDatabase({ folder: IN_MEMORY });
    ann = await aCook(database.db, 'ann');
    const now = () => {
      if (trouble) throw trouble;
      return at;
    };
    const all = viewers({ db: database.db, devices: await knownDevices(database.db), https, now });
    app = Fastify();
    await app.register(cookie);
    app.get('/of', async (request, reply) => {
      const viewer = await all.of(request, reply);
      return { id: viewer?.userId ?? null, sid: viewer?.sid ?? null };
    });
    app.get('/stored', async (request, reply) => ({ id: (await all.ofWhileStored(request, reply))?.userId ?? null }));
    app.get('/signed-in', async (request, reply) => ({ id: (await all.signedIn(request, reply)).userId }));
    app.get('/owner', async (request, reply) => all.owner(request, reply));
    app.get('/enter', async (request, reply) => {
      await all.enter(request, reply, ann);
      return {};
    });
    app.get('/leave', async (request, reply) => {
      await all.leave(request, reply);
      return {};
    });
    app.get('/device', async (request) => ({ device: all.knownDevice(request, ann.id), others: all.knownDevice(request, ann.id + 1) }));
    app.setErrorHandler((error: { code?: string; message: string }, _request, reply) => reply.status(500).send({ code: error.code, message: error.message }));
  });
  afterEach(async () => {
    await app.close();
    await database.close();
  });
  const visit = async (url: string, cookies: Record<string, string> = {}) => app.inject({ url, cookies, headers: FIREFOX });
  const enter = async (cookies: Record<string, string> = {}) => {
    const answer = await visit('/enter', cookies);
    return { answer, cookies: { ...cookies, ...Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])) } as Record<string, string> };
  };

  test('who enters gets a session, a hint that scripts may read, and a mark for the device', async () => {
    const { answer } = await enter();
    const shared = { path: '/', sameSite: 'Lax', ...(https ? { secure: true } : {}) };
    const expires = new Date(JANUARY.getTime() + 30 * DAY_MS);
    expect(answer.cookies).toEqual([
      { name: SESSION, value: expect.stringMatching(/^[\w-]{43}$/), httpOnly: true, expires, ...shared },
      { name: SIGNED_IN_HINT, value: '1', expires, ...shared },
      { name: DEVICE, value: expect.stringMatching(/^1\./), httpOnly: true, maxAge: 31_536_000, ...shared },
    ]);
  });

  test('the session alone says who is there', async () => {
    const { cookies } = await enter();
    const { id, sid } = (await visit('/of', cookies)).json();
    expect([id, (await database.db.selectFrom('sessions').select(['sid', 'sess']).execute()).map((row) => row.sid)]).toEqual([ann.id, [sid]]);
    expect((await visit('/signed-in', cookies)).json()).toEqual({ id: ann.id });
    expect((await visit('/stored', cookies)).json()).toEqual({ id: ann.id });
    expect((await visit('/owner', cookies)).json()).toMatchObject({ userId: ann.id, sid, user: ann });
    const others: Record<string, string>[] = [{}, { [SIGNED_IN_HINT]: '1', [DEVICE]: cookies[DEVICE] ?? '' }];
    for (const other of others) {
      const answer = await visit('/of', other);
      expect([answer.json().id, answer.cookies]).toEqual([null, []]);
      for (const url of ['/signed-in', '/owner']) expect((await visit(url, other)).json()).toEqual({ code: 'unauthorised', message: 'Please sign in first.' });
    }
  });

  test('an account that was deleted in the very moment between is nobody’s', async () => {
    const { cookies } = await enter();
    await sql`pragma foreign_keys = off`.execute(database.db);
    await database.db.deleteFrom('users').execute();
    expect((await visit('/owner', cookies)).json()).toEqual({ code: 'unauthorised', message: 'Please sign in first.' });
  });

  test('a cookie that opens nothing is taken away with its hint; the device stays known', async () => {
    const { cookies } = await enter();
    const answer = await visit('/of', { ...cookies, [SESSION]: 'forged' });
    expect(answer.json().id).toBeNull();
    expect(answer.cookies.map(({ name, value, expires, path, httpOnly }) => [name, value, expires?.getTime(), path, httpOnly]).sort()).toEqual(
      [
        [SESSION, '', 0, '/', true],
        [SIGNED_IN_HINT, '', 0, '/', undefined],
      ].sort(),
    );
    expect((await visit('/device', cookies)).json()).toEqual({ device: cookies[DEVICE]?.split('.')[1], others: null });
    expect((await visit('/device')).json()).toEqual({ device: null, others: null });
  });

  test('a visit a day later lengthens the cookies with the session', async () => {
    const { cookies } = await enter();
    expect((await visit('/of', cookies)).cookies).toEqual([]);
    at = new Date(JANUARY.getTime() + DAY_MS);
    const expires = new Date(JANUARY.getTime() + 31 * DAY_MS);
    expect((await visit('/of', cookies)).cookies.map(({ name, value, expires: until }) => [name, value, until])).toEqual(
      [
        [SESSION, cookies[SESSION], expires],
        [SIGNED_IN_HINT, '1', expires],
      ].sort(),
    );
  });

  test('who enters again ends the session that was open here; a known device keeps its mark', async () => {
    const first = await enter();
    const second = await enter(first.cookies);
    expect(second.answer.cookies.map(({ name }) => name)).not.toContain(DEVICE);
    expect(second.cookies[SESSION]).not.toBe(first.cookies[SESSION]);
    expect((await visit('/of', first.cookies)).json().id).toBeNull();
    expect((await visit('/of', second.cookies)).json().id).toBe(ann.id);
    expect(JSON.parse((await database.db.selectFrom('sessions').select('sess').executeTakeFirstOrThrow()).sess).device).toBe('Firefox on Linux');
  });

  test('who leaves leaves no session and no cookies but the device’s', async () => {
    const { cookies } = await enter();
    const elsewhere = await enter();
    const answer = await visit('/leave', cookies);
    expect(answer.cookies.every(({ value }) => value === '')).toBe(true);
    expect(answer.cookies.map(({ name }) => name)).not.toContain(DEVICE);
    expect((await visit('/of', cookies)).json().id).toBeNull();
    expect((await visit('/of', elsewhere.cookies)).json().id).toBe(ann.id);
    expect((await visit('/leave')).cookies.map(({ name }) => name)).toEqual([SESSION, SIGNED_IN_HINT].sort());
  });

  test('while the storage is away everybody is a visitor where that is enough, and nothing else is passed over', async () => {
    const { cookies } = await enter();
    trouble = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    expect((await visit('/stored', cookies)).json()).toEqual({ id: null });
    expect((await visit('/of', cookies)).json()).toEqual({ code: 'ECONNREFUSED', message: 'away' });
    trouble = new Error('a mistake of ours');
    expect((await visit('/stored', cookies)).json()).toEqual({ message: 'a mistake of ours' });
  });
});
