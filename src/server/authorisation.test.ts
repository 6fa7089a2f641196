import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aServer } from './a-server.ts';
import { aMember, aRecipeToSave, aVisitor, PASSWORD, type Visitor } from './a-visitor.ts';
import { aDatabase, ENGINES } from './storage/a-database.ts';
import type { Database } from './storage/database.ts';

type Who = 'visitor' | 'owner' | 'stranger' | 'holder' | 'expired' | 'deleted';
type State = 'private' | 'shared' | 'unshared' | 'orphaned' | 'never';
type Method = 'GET' | 'POST' | 'DELETE';

const STATES: readonly State[] = ['private', 'shared', 'unshared', 'orphaned', 'never'];
const PEOPLE: readonly Who[] = ['visitor', 'owner', 'stranger', 'holder', 'expired', 'deleted'];
/** Those who are signed in. A session that has ended, or whose account is gone, is a visitor's. */
const isMember = (who: Who) => who === 'owner' || who === 'stranger' || who === 'holder';

/** Who may read: the owner, whoever has it as a favourite (they found it while it was shared), everybody while it is. */
function mayRead(who: Who, state: State): boolean {
  if (state === 'never') return false;
  if (state === 'shared') return true;
  if (who === 'holder') return state !== 'private';
  return who === 'owner' && state !== 'orphaned';
}
const mayChange = (who: Who, state: State) => who === 'owner' && state !== 'never' && state !== 'orphaned';

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly url: (id: number) => string;
  readonly body?: (id: number) => unknown;
  /** The status for who asks of a recipe in this state. */
  readonly expected: (who: Who, state: State) => number;
}

const byId =
  (suffix = '') =>
  (id: number) =>
    `/api/recipes/${id}${suffix}`;
const members = (status: (who: Who, state: State) => number) => (who: Who, state: State) => (isMember(who) ? status(who, state) : 401);

/** Every call that concerns one recipe, or what belongs to one cook. */
const CALLS: readonly Call[] = [
  { method: 'GET', path: '/api/recipes/:id', url: byId(), expected: (who, state) => (mayRead(who, state) ? 200 : 404) },
  { method: 'DELETE', path: '/api/recipes/:id', url: byId(), expected: members((who, state) => (mayChange(who, state) ? 200 : 404)) },
  { method: 'POST', path: '/api/recipes/:id/share', url: byId('/share'), expected: members((who, state) => (mayChange(who, state) ? 200 : 404)) },
  { method: 'DELETE', path: '/api/recipes/:id/share', url: byId('/share'), expected: members((who, state) => (mayChange(who, state) ? 200 : 404)) },
  {
    method: 'POST',
    path: '/api/favorites',
    url: () => '/api/favorites',
    body: (recipeId) => ({ userId: 1, recipeId }),
    expected: members((who, state) => (mayRead(who, state) ? (who === 'holder' && state !== 'private' ? 200 : 201) : 404)),
  },
  { method: 'DELETE', path: '/api/favorites', url: () => '/api/favorites', body: (recipeId) => ({ userId: 1, recipeId }), expected: members(() => 200) },
  { method: 'DELETE', path: '/api/favorites/:id', url: (id) => `/api/favorites/${id}`, expected: members(() => 200) },
  { method: 'GET', path: '/api/favorites/check', url: (id) => `/api/favorites/check?userId=1&recipeId=${id}`, expected: () => 200 },
  { method: 'GET', path: '/api/my-recipes', url: () => '/api/my-recipes', expected: members(() => 200) },
  { method: 'GET', path: '/api/my-favorites', url: () => '/api/my-favorites', expected: members(() => 200) },
  { method: 'POST', path: '/api/recipes', url: () => '/api/recipes', body: () => aRecipeToSave({ title: 'Mine' }), expected: members(() => 201) },
  { method: 'GET', path: '/api/auth/me', url: () => '/api/auth/me', expected: members(() => 200) },
  { method: 'GET', path: '/api/auth/sessions', url: () => '/api/auth/sessions', expected: members(() => 200) },
  { method: 'DELETE', path: '/api/auth/sessions/:id', url: () => '/api/auth/sessions/0000000000000000', expected: members(() => 200) },
  { method: 'GET', path: '/api/auth/export', url: () => '/api/auth/export', expected: members(() => 200) },
  { method: 'GET', path: '/api/auth/export.txt', url: () => '/api/auth/export.txt', expected: members(() => 200) },
  {
    method: 'POST',
    path: '/api/auth/password',
    url: () => '/api/auth/password',
    body: () => ({ currentPassword: 'not this one', newPassword: 'walnut sofa comet' }),
    expected: members(() => 400),
  },
  {
    method: 'POST',
    path: '/api/auth/email',
    url: () => '/api/auth/email',
    body: () => ({ email: 'x@example.org', password: 'not this one' }),
    expected: members(() => 400),
  },
  { method: 'DELETE', path: '/api/auth/me', url: () => '/api/auth/me', body: () => ({ password: 'not this one' }), expected: members(() => 400) },
  { method: 'POST', path: '/api/auth/logout', url: () => '/api/auth/logout', expected: () => 200 },
];

/** Calls that are for everybody alike and show nothing of anybody. */
const OPEN = [
  'GET /api/health',
  'GET /api/ingredients',
  'POST /api/recipes/generate',
  'POST /api/recipes/generate/stream',
  'POST /api/contact',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/reset-request',
  'POST /api/auth/reset',
];

test('every call the documentation tells of stands in this table', async () => {
  const { paths } = (await (await aServer()).inject('/api/docs/json')).json() as { paths: Record<string, Record<string, unknown>> };
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(told.sort()).toEqual([...CALLS.map(({ method, path }) => `${method} ${path}`), ...OPEN].sort());
});

/** Counted for tests/trust/f18-authorisation.ts, which reads it from here. */
let cells = 0;
afterAll(() => console.log(`${cells} cells asserted`));

describe.each(ENGINES)('on %s', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  let people: Record<Who, Visitor>;
  let turn = 0;
  beforeEach(async () => {
    database = await aDatabase(engine);
    app = await aServer({ db: database.db, env: { RATE_AUTH_PER_MINUTE: '0' } });
    people = {
      visitor: aVisitor(app),
      owner: await aMember(app, 'Owner'),
      stranger: await aMember(app, 'Stranger'),
      holder: await aMember(app, 'Holder'),
      expired: await aMember(app, 'Expired'),
      deleted: await aMember(app, 'Deleted'),
    };
    await database.db
      .updateTable('sessions')
      .set({ expire: '2026-01-01T00:00:00.000Z' })
      .where('userId', '=', (eb) => eb.selectFrom('users').select('id').where('usernameKey', '=', 'expired'))
      .execute();
    const session = people.deleted.cookies.get('pinch-session') ?? '';
    await people.deleted.call('DELETE', '/api/auth/me', { password: PASSWORD });
    people.deleted.cookies.set('pinch-session', session);
  });
  afterEach(() => database.close());

  /** A recipe of the owner's in this state; its holder has it as a favourite wherever they could have found it. */
  async function recipeIn(state: State): Promise<number> {
    if (state === 'never') return 2_000_000_000;
    const { id } = (await people.owner.call('POST', '/api/recipes', aRecipeToSave({ title: `Recipe ${turn++}` }))).json();
    if (state === 'private') return id;
    await people.owner.call('POST', `/api/recipes/${id}/share`);
    await people.holder.call('POST', '/api/favorites', { recipeId: id });
    if (state === 'unshared') await people.owner.call('DELETE', `/api/recipes/${id}/share`);
    if (state === 'orphaned') await people.owner.call('DELETE', `/api/recipes/${id}`);
    return id;
  }

  test.each(CALLS)('$method $path', async ({ method, url, body, expected }) => {
    const never = (await people.visitor.call('GET', '/api/recipes/2000000000')).body;
    for (const who of PEOPLE)
      for (const state of STATES) {
        const id = await recipeIn(state);
        const cookies = new Map(people[who].cookies);
        const answer = await people[who].call(method, url(id), body?.(id));
        expect(`${who}, ${state}: ${answer.statusCode}`).toBe(`${who}, ${state}: ${expected(who, state)}`);
        // Somebody else's and nobody's are told in the very same words.
        if (answer.statusCode === 404) expect(answer.body).toBe(never);
        cells += 1;
        // What was saved in passing is taken away again; whoever was signed out comes back.
        await database.db.deleteFrom('recipes').where('title', '=', 'Mine').execute();
        if (url(id) === '/api/auth/logout' && isMember(who)) await people[who].call('POST', '/api/auth/login', { username: who, password: PASSWORD });
        else for (const [name, value] of cookies) people[who].cookies.set(name, value);
      }
  });

  test('lists, exports and check show a cook only what is theirs', async () => {
    const id = await recipeIn('private');
    for (const who of ['stranger', 'holder'] as const) {
      expect((await people[who].call('GET', '/api/my-recipes')).json()).toEqual([]);
      expect((await people[who].call('GET', '/api/my-favorites')).json()).toEqual([]);
      expect((await people[who].call('GET', '/api/auth/export.txt')).body).not.toContain('Eggs');
      expect((await people[who].call('GET', `/api/favorites/check?recipeId=${id}`)).json()).toEqual({ isFavorite: false });
    }
  });
});
