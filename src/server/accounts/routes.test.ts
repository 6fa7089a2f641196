import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SIGNED_IN_HINT } from '#contract/signed-in-hint.ts';
import { aServer } from '../a-server.ts';
import { aMember, aRecipeToSave, aVisitor, PASSWORD } from '../a-visitor.ts';
import { aDatabase, ENGINES } from '../storage/a-database.ts';
import type { Database } from '../storage/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ANN = { username: 'Ann', email: 'ann@example.org', password: PASSWORD };

describe.each(ENGINES)('on %s', (engine) => {
  let database: Database;
  let at: Date;
  beforeEach(async () => {
    at = new Date('2026-01-15T10:00:00Z');
    database = await aDatabase(engine);
  });
  afterEach(() => database.close());
  const server = (options: Parameters<typeof aServer>[0] = {}) =>
    aServer({ db: database.db, now: () => at, ...options, env: { RATE_AUTH_PER_MINUTE: '0', ...options.env } });

  test('whoever registers is signed in, and me says who they are', async () => {
    const visitor = aVisitor(await server());
    const answer = await visitor.call('POST', '/api/auth/register', { ...ANN, firstName: 'Ann', lastName: '' });
    expect(answer.statusCode).toBe(201);
    const user = { id: 1, username: 'Ann', email: 'ann@example.org', firstName: 'Ann', lastName: null, isAuthenticated: true };
    expect(answer.json()).toEqual(user);
    const me = await visitor.call('GET', '/api/auth/me');
    expect([me.statusCode, me.json()]).toEqual([200, user]);
  });

  test('a visitor is nobody, and gets no cookie', async () => {
    const visitor = aVisitor(await server());
    const me = await visitor.call('GET', '/api/auth/me');
    expect([me.statusCode, me.json().code]).toEqual([401, 'unauthorised']);
    await visitor.call('POST', '/api/recipes/generate', { ingredients: ['egg'] });
    expect(visitor.cookies.size).toBe(0);
  });

  test('signing in again works without regard to case; signing out ends it', async () => {
    const app = await server();
    await aMember(app, 'Ann');
    const visitor = aVisitor(app);
    expect((await visitor.call('POST', '/api/auth/login', { username: 'ANN', password: PASSWORD })).statusCode).toBe(200);
    const cookies = new Map(visitor.cookies);
    expect((await visitor.call('POST', '/api/auth/logout')).statusCode).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(['pinch-device']);
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    expect((await visitor.call('GET', '/api/auth/me')).statusCode).toBe(401);
  });

  test('an unknown user and a wrong password are told the same', async () => {
    const app = await server();
    await aMember(app, 'Ann');
    const wrong = await aVisitor(app).call('POST', '/api/auth/login', { username: 'Ann', password: 'not this one' });
    const unknown = await aVisitor(app).call('POST', '/api/auth/login', { username: 'Bob', password: 'not this one' });
    expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body]);
    expect(unknown.statusCode).toBe(401);
  });

  test.each([
    ['a name taken in other letters', { username: 'aNN', email: 'b@example.org' }, 'username'],
    ['an address taken in other letters', { username: 'Bob', email: 'ANN@example.org' }, 'email'],
  ])('%s is told by name', async (_what, given, field) => {
    const app = await server();
    await aMember(app, 'Ann');
    const answer = await aVisitor(app).call('POST', '/api/auth/register', { ...ANN, ...given });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict' });
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test('of twenty who want one name at once one gets it', async () => {
    const app = await server();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        aVisitor(app).call('POST', '/api/auth/register', { ...ANN, username: place % 2 ? 'ann' : 'ANN', email: `ann${place}@example.org` }),
      ),
    );
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(201), count(409)]).toEqual([1, 19]);
    expect(await database.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  test('the database holds neither the password nor what the cookie holds', async () => {
    const visitor = await aMember(await server(), 'Ann');
    const all = JSON.stringify([await database.db.selectFrom('users').selectAll().execute(), await database.db.selectFrom('sessions').selectAll().execute()]);
    expect(all).not.toContain(PASSWORD);
    expect(all).not.toContain(visitor.cookies.get('pinch-session'));
    expect(all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('a session ends after 30 days without a visit, is extended by visits, and ends after 180 days whatever happens', async () => {
    const app = await server();
    const idle = await aMember(app, 'Idle');
    const busy = await aMember(app, 'Busy');
    const start = at.getTime();
    for (let day = 0; day < 180; day += 20) {
      at = new Date(start + day * DAY_MS + 1000);
      expect((await busy.call('GET', '/api/auth/me')).statusCode).toBe(200);
    }
    at = new Date(start + 31 * DAY_MS);
    expect((await idle.call('GET', '/api/auth/me')).statusCode).toBe(401);
    // A cookie that opens nothing any more is taken away.
    expect([...idle.cookies.keys()]).toEqual(['pinch-device']);
    at = new Date(start + 181 * DAY_MS);
    expect((await busy.call('GET', '/api/auth/me')).statusCode).toBe(401);
  });

  test('a visit writes at most once a day', async () => {
    const visitor = await aMember(await server(), 'Ann');
    expect((await visitor.call('GET', '/api/auth/me')).cookies).toEqual([]);
    at = new Date(at.getTime() + DAY_MS + 1000);
    expect((await visitor.call('GET', '/api/auth/me')).cookies.map(({ name }) => name)).toEqual(['pinch-session', SIGNED_IN_HINT]);
    expect((await visitor.call('GET', '/api/auth/me')).cookies).toEqual([]);
  });

  test('a new password ends the other sessions and takes the place of the old', async () => {
    const app = await server();
    const here = await aMember(app, 'Ann');
    const there = aVisitor(app);
    await there.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD });
    const wrong = await here.call('POST', '/api/auth/password', { currentPassword: 'not this one', newPassword: 'walnut sofa comet' });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['currentPassword']]);
    expect((await here.call('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'walnut sofa comet' })).statusCode).toBe(200);
    expect((await here.call('GET', '/api/auth/me')).statusCode).toBe(200);
    expect((await there.call('GET', '/api/auth/me')).statusCode).toBe(401);
    expect((await there.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD })).statusCode).toBe(401);
    expect((await there.call('POST', '/api/auth/login', { username: 'Ann', password: 'walnut sofa comet' })).statusCode).toBe(200);
  });

  test('a mailed link sets a new password once, within half an hour, and the answer does not tell who cooks here', async () => {
    const mailed: [string, string][] = [];
    const app = await server({ mailReset: (to, token) => mailed.push([to, token]) });
    const ann = await aMember(app, 'Ann');
    const visitor = aVisitor(app);
    const known = await visitor.call('POST', '/api/auth/reset-request', { email: 'ANN@example.org' });
    const unknown = await visitor.call('POST', '/api/auth/reset-request', { email: 'nobody@example.org' });
    expect(known.body).toBe(unknown.body);
    expect(mailed.map(([to]) => to)).toEqual(['Ann@example.org']);
    const token = mailed[0]?.[1] ?? '';
    const use = (password: string) => visitor.call('POST', '/api/auth/reset', { token, password });
    expect((await use('123456')).statusCode).toBe(400);
    expect((await use('walnut sofa comet')).statusCode).toBe(200);
    expect((await use('walnut sofa again')).statusCode).toBe(400);
    expect((await ann.call('GET', '/api/auth/me')).statusCode).toBe(401);
    expect((await visitor.call('POST', '/api/auth/login', { username: 'Ann', password: 'walnut sofa comet' })).statusCode).toBe(200);

    await visitor.call('POST', '/api/auth/reset-request', { email: 'ann@example.org' });
    at = new Date(at.getTime() + 31 * 60_000);
    expect((await visitor.call('POST', '/api/auth/reset', { token: mailed[1]?.[1], password: 'walnut sofa comet' })).statusCode).toBe(400);
  });

  test('sessions can be seen and ended, but nobody else’s', async () => {
    const app = await server();
    await aMember(app, 'Ann');
    const phone = aVisitor(app, { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0' });
    await phone.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD });
    const list = (await phone.call('GET', '/api/auth/sessions')).json() as { id: string; device: string; isThis: boolean }[];
    expect(list.map(({ device, isThis }) => [device, isThis])).toContainEqual(['Firefox on Android', true]);
    const bob = await aMember(app, 'Bob');
    await bob.call('DELETE', `/api/auth/sessions/${list.find(({ isThis }) => isThis)?.id}`);
    expect((await phone.call('GET', '/api/auth/me')).statusCode).toBe(200);
    await phone.call('DELETE', `/api/auth/sessions/${list.find(({ isThis }) => !isThis)?.id}`);
    expect((await phone.call('GET', '/api/auth/sessions')).json()).toHaveLength(1);
  });

  test('the address can be changed with the password, to one that is free', async () => {
    const app = await server();
    await aMember(app, 'Bob');
    const ann = await aMember(app, 'Ann');
    expect((await ann.call('POST', '/api/auth/email', { email: 'bob@example.org', password: PASSWORD })).statusCode).toBe(409);
    expect((await ann.call('POST', '/api/auth/email', { email: 'new@example.org', password: 'not this one' })).statusCode).toBe(400);
    expect((await ann.call('POST', '/api/auth/email', { email: 'new@example.org', password: PASSWORD })).json()).toMatchObject({ email: 'new@example.org' });
  });

  test('a deleted account leaves nothing but what others keep', async () => {
    const app = await server();
    const ann = await aMember(app, 'Ann');
    const bob = await aMember(app, 'Bob');
    const kept = (await ann.call('POST', '/api/recipes', aRecipeToSave())).json().id;
    await ann.call('POST', '/api/recipes', aRecipeToSave({ title: 'Another' }));
    await ann.call('POST', `/api/recipes/${kept}/share`);
    await bob.call('POST', '/api/favorites', { recipeId: kept });
    expect((await ann.call('DELETE', '/api/auth/me', { password: 'not this one' })).statusCode).toBe(400);
    const gone = await ann.call('DELETE', '/api/auth/me', { password: PASSWORD });
    expect(gone.statusCode).toBe(200);
    expect((await ann.call('GET', '/api/auth/me')).statusCode).toBe(401);
    expect((await bob.call('GET', '/api/my-favorites')).json().map(({ id }: { id: number }) => id)).toEqual([kept]);
    expect(await database.db.selectFrom('recipes').select('id').execute()).toEqual([{ id: kept }]);
    expect((await aVisitor(app).call('GET', `/api/recipes/${kept}`)).statusCode).toBe(404);
    expect((await aMember(app, 'Ann')).cookies.size).toBeGreaterThan(0);
  });

  test('everything an account holds can be taken along', async () => {
    const app = await server();
    const ann = await aMember(app, 'Ann');
    const { id } = (await ann.call('POST', '/api/recipes', aRecipeToSave())).json();
    await ann.call('POST', '/api/favorites', { recipeId: id });
    const data = (await ann.call('GET', '/api/auth/export')).json();
    expect(data.account).toMatchObject({ username: 'Ann', email: 'Ann@example.org' });
    expect(data.recipes[0]).toMatchObject({ '@type': 'Recipe', name: 'Eggs on toast', recipeIngredient: ['4 eggs', '4 slices bread'] });
    expect(data.favorites).toHaveLength(1);
    const text = (await ann.call('GET', '/api/auth/export.txt')).body;
    expect(text).toContain('MY RECIPES (1)\n\nEggs on toast\n=============\n10 min, 2 servings\n\n- 4 eggs');
    expect((await aVisitor(app).call('GET', '/api/auth/export')).statusCode).toBe(401);
  });

  test('strangers who guess use up their own turns, not the owner’s', async () => {
    const app = await server({ env: { RATE_AUTH_PER_MINUTE: '10' } });
    const owner = await aMember(app, 'Ann');
    await owner.call('POST', '/api/auth/logout');
    const guess = (place: number) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: `10.0.${place}.1`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ username: 'Ann', password: `guess number ${place}` }),
      });
    const statuses = [];
    for (let place = 0; place < 12; place += 1) statuses.push((await guess(place)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await owner.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD })).statusCode).toBe(200);
  });

  test('of forty guesses at once no more are tried than a minute allows', async () => {
    const app = await server({ env: { RATE_AUTH_PER_MINUTE: '10' } });
    await aMember(app, 'Ann');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, place) =>
        app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: `10.0.${place}.1`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify({ username: 'Ann', password: `guess number ${place}` }),
        }),
      ),
    );
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(401), count(429)]).toEqual([10, 30]);
  });

  test('signing in rightly, as often as one likes, uses up no turns', async () => {
    const app = await server({ env: { RATE_AUTH_PER_MINUTE: '3' } });
    await aMember(app, 'Ann');
    for (let place = 0; place < 6; place += 1) {
      const visitor = aVisitor(app, {}, `10.0.${place}.1`);
      expect((await visitor.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD })).statusCode).toBe(200);
    }
  });

  test('nobody’s mailbox is filled by those who ask for a new password again and again', async () => {
    const mailed: string[] = [];
    const app = await server({ mailReset: (to) => mailed.push(to) });
    await aMember(app, 'Ann');
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push((await aVisitor(app).call('POST', '/api/auth/reset-request', { email: 'ann@example.org' })).body);
    expect(mailed).toHaveLength(3);
    expect(new Set(answers).size).toBe(1);
  });

  test('a hash of a cheaper time is renewed when its owner signs in', async () => {
    await aMember(await server(), 'Ann');
    const visitor = aVisitor(await server({ env: { PASSWORD_PASSES: '3' } }));
    const hash = async () => (await database.db.selectFrom('users').select('passwordHash').executeTakeFirst())?.passwordHash;
    expect(await hash()).toContain('m=19456,t=2,p=1');
    expect((await visitor.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD })).statusCode).toBe(200);
    expect(await hash()).toContain('m=19456,t=3,p=1');
    expect((await visitor.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD })).statusCode).toBe(200);
  });

  test('after a hundred wrong passwords in a row only a known device gets in', async () => {
    const app = await server();
    const owner = await aMember(app, 'Ann');
    await owner.call('POST', '/api/auth/logout');
    await database.db.updateTable('users').set({ failedSignIns: 100 }).execute();
    const stranger = aVisitor(app);
    expect((await stranger.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD })).statusCode).toBe(401);
    expect((await owner.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD })).statusCode).toBe(200);
    expect((await stranger.call('POST', '/api/auth/login', { username: 'Ann', password: PASSWORD })).statusCode).toBe(200);
  });
});

test.each([
  ['a short name', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  ['a long name', { username: 'a'.repeat(41) }, 'username', 'Username may have at most 40 characters.'],
  ['a name of other letters', { username: 'ann é' }, 'username', 'Username may have letters, digits, dots, dashes and underscores only.'],
  ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ['a long password', { password: 'aé'.repeat(101) }, 'password', 'Password may have at most 200 characters.'],
  ['the commonest password', { password: '123456' }, 'password', /commonest/],
  ['a common password with a mark', { password: 'Password!' }, 'password', /commonest/],
  ['the username', { password: 'Ann.Other', username: 'ann.other' }, 'password', /username or email/],
  ['the address', { password: 'annother@example.org', email: 'AnnOther@example.org' }, 'password', /username or email/],
  ['a row of keys', { password: 'lkjhgfdsa' }, 'password', /commonest|follows the keys/],
  ['a repetition', { password: 'xqzxqzxqz' }, 'password', /repeats itself/],
  ['a date', { password: '1987-11-23' }, 'password', /commonest|date/],
  ['no address', { email: 'ann' }, 'email', 'Please enter a valid email address'],
  ['an address with a line break', { email: 'ann@example.org\nBcc: x@example.org' }, 'email', 'Please enter a valid email address'],
  ['a field nobody knows', { admin: true }, 'body', 'There is no field called "admin".'],
])('%s is refused by name', async (_what, given, field, message) => {
  const answer = await aVisitor(await aServer({ env: { RATE_AUTH_PER_MINUTE: '0' } })).call('POST', '/api/auth/register', { ...ANN, ...given });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields[field]).toMatch(message);
});

test('a password of two keyboards is one password', async () => {
  const app = await aServer();
  await aVisitor(app).call('POST', '/api/auth/register', { ...ANN, password: 'caf\u00e9 teapot' });
  expect((await aVisitor(app).call('POST', '/api/auth/login', { username: 'Ann', password: 'cafe\u0301 teapot' })).statusCode).toBe(200);
});

test('the longest password an operator asks for is asked for', async () => {
  const app = await aServer({ env: { PASSWORD_MIN: '15' } });
  const answer = await aVisitor(app).call('POST', '/api/auth/register', { ...ANN, password: 'plum teapot' });
  expect(answer.json().fields.password).toBe('Password must be at least 15 characters');
});

test('the eleventh call in a minute is told to wait, whichever call it is', async () => {
  const app = await aServer();
  const visitor = aVisitor(app);
  for (let call = 0; call < 5; call += 1) {
    expect((await visitor.call('POST', '/api/auth/login', { username: `user${call}`, password: 'not this one' })).statusCode).toBe(401);
    expect((await visitor.call('POST', '/api/auth/reset-request', { email: 'a@example.org' })).statusCode).toBe(200);
  }
  const refused = await visitor.call('POST', '/api/auth/register', ANN);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('on https the cookies are ours alone; scripts read only that somebody is signed in', async () => {
  const app = await aServer({ env: { PUBLIC_URL: 'https://pinch.example' } });
  const answer = await aVisitor(app).call('POST', '/api/auth/register', ANN);
  const cookies = Object.fromEntries(answer.cookies.map(({ name, ...rest }) => [name, rest]));
  expect(cookies['__Host-pinch']).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(cookies['__Host-pinch-device']).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(cookies[SIGNED_IN_HINT]).toMatchObject({ value: '1', secure: true, sameSite: 'Lax', path: '/' });
  expect(cookies[SIGNED_IN_HINT]?.httpOnly).toBeFalsy();
});
