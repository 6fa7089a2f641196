import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aServer } from '../a-server.ts';
import { aMember, aRecipeToSave, aVisitor } from '../a-visitor.ts';
import { aDatabase, ENGINES } from '../storage/a-database.ts';
import type { Database } from '../storage/database.ts';

describe.each(ENGINES)('on %s', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await aDatabase(engine);
  });
  afterEach(() => database.close());
  const server = () => aServer({ db: database.db, env: { RATE_AUTH_PER_MINUTE: '0' } });

  test('what was saved reads back as it was, and is the owner’s', async () => {
    const ann = await aMember(await server(), 'Ann');
    const recipe = aRecipeToSave({ title: 'Crème brûlée 🍮', minutes: { active: 5, total: 10 }, image: 'https://example.org/a.jpg' });
    const saved = await ann.call('POST', '/api/recipes', recipe);
    expect(saved.statusCode).toBe(201);
    const stored = { ...recipe, id: 1, userId: 1, createdAt: '2026-01-15T00:00:00.000Z', isOwner: true, isShared: false };
    expect(saved.json()).toEqual({ ...stored, createdAt: expect.any(String) });
    expect((await ann.call('GET', '/api/recipes/1')).json()).toEqual(saved.json());
    expect((await ann.call('GET', '/api/my-recipes')).json()).toEqual([saved.json()]);
  });

  test('what is read again and again is never older than the last change', async () => {
    const app = await server();
    const [ann, visitor] = [await aMember(app, 'Ann'), aVisitor(app)];
    await ann.call('POST', '/api/recipes', aRecipeToSave());
    const reads = async () => [(await ann.call('GET', '/api/recipes/1')).json().isShared, (await visitor.call('GET', '/api/recipes/1')).statusCode];
    for (const isShared of [false, true, false, true]) {
      if (isShared) await ann.call('POST', '/api/recipes/1/share');
      else await ann.call('DELETE', '/api/recipes/1/share');
      for (let time = 0; time < 3; time++) expect(await reads()).toEqual([isShared, isShared ? 200 : 404]);
    }
    await ann.call('POST', '/api/auth/logout');
    expect((await ann.call('GET', '/api/recipes/1')).json()).toMatchObject({ isOwner: false, userId: null });
  });

  test('whose a recipe is says the session, not the request', async () => {
    const app = await server();
    await aMember(app, 'Ann');
    const bob = await aMember(app, 'Bob');
    const saved = await bob.call('POST', '/api/recipes', { ...aRecipeToSave(), userId: 1, id: 99, createdAt: 'never' });
    expect(saved.json()).toMatchObject({ id: 1, userId: 2 });
  });

  test('twenty saves at once give one recipe, and every answer is that one', async () => {
    const ann = await aMember(await server(), 'Ann');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.call('POST', '/api/recipes', aRecipeToSave())));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect((await ann.call('GET', '/api/my-recipes')).json()).toHaveLength(1);
  });

  test('the same recipe of two cooks is two, and one that differs in a word is another', async () => {
    const app = await server();
    const [ann, bob] = [await aMember(app, 'Ann'), await aMember(app, 'Bob')];
    await ann.call('POST', '/api/recipes', aRecipeToSave());
    await bob.call('POST', '/api/recipes', aRecipeToSave());
    await bob.call('POST', '/api/recipes', aRecipeToSave({ servings: 3 }));
    expect((await ann.call('GET', '/api/my-recipes')).json()).toHaveLength(1);
    expect((await bob.call('GET', '/api/my-recipes')).json()).toHaveLength(2);
  });

  test('the latest comes first', async () => {
    const ann = await aMember(await server(), 'Ann');
    for (const title of ['One', 'Two', 'Three']) await ann.call('POST', '/api/recipes', aRecipeToSave({ title }));
    expect((await ann.call('GET', '/api/my-recipes')).json().map(({ title }: { title: string }) => title)).toEqual(['Three', 'Two', 'One']);
  });

  test('to others a recipe does not exist, in the very words of one that never did', async () => {
    const app = await server();
    const [ann, bob] = [await aMember(app, 'Ann'), await aMember(app, 'Bob')];
    const { id } = (await ann.call('POST', '/api/recipes', aRecipeToSave())).json();
    for (const visitor of [bob, aVisitor(app)]) {
      const never = await visitor.call('GET', '/api/recipes/999');
      expect([never.statusCode, never.json()]).toEqual([404, { code: 'not_found', message: 'There is no such recipe.' }]);
      expect((await visitor.call('GET', `/api/recipes/${id}`)).body).toBe(never.body);
    }
    expect((await bob.call('POST', '/api/favorites', { recipeId: id })).body).toBe((await bob.call('GET', '/api/recipes/999')).body);
    expect((await bob.call('DELETE', `/api/recipes/${id}`)).statusCode).toBe(404);
    expect((await bob.call('POST', `/api/recipes/${id}/share`)).statusCode).toBe(404);
    expect((await bob.call('GET', `/api/favorites/check?userId=1&recipeId=${id}`)).json()).toEqual({ isFavorite: false });
    expect((await ann.call('GET', `/api/recipes/${id}`)).statusCode).toBe(200);
  });

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00', '1 or 1=1'])('the number %s is no recipe', async (id) => {
    const ann = await aMember(await server(), 'Ann');
    expect((await ann.call('GET', `/api/recipes/${encodeURIComponent(id)}`)).statusCode).toBe(404);
  });

  test('a shared recipe is everybody’s to read and love; closing the link leaves it to those who love it', async () => {
    const app = await server();
    const [ann, bob] = [await aMember(app, 'Ann'), await aMember(app, 'Bob')];
    const { id } = (await ann.call('POST', '/api/recipes', aRecipeToSave())).json();
    expect((await ann.call('POST', `/api/recipes/${id}/share`)).json()).toMatchObject({ id, isShared: true });
    const seen = (await aVisitor(app).call('GET', `/api/recipes/${id}`)).json();
    expect(seen).toMatchObject({ id, title: 'Eggs on toast', isOwner: false, userId: null });
    expect((await bob.call('POST', '/api/favorites', { recipeId: id, userId: 1 })).statusCode).toBe(201);
    expect((await bob.call('POST', '/api/favorites', { recipeId: id })).statusCode).toBe(200);
    expect((await ann.call('DELETE', `/api/recipes/${id}/share`)).json()).toMatchObject({ isShared: false });
    expect((await aVisitor(app).call('GET', `/api/recipes/${id}`)).statusCode).toBe(404);
    expect((await bob.call('GET', `/api/recipes/${id}`)).statusCode).toBe(200);
    expect((await bob.call('GET', '/api/my-favorites')).json()).toHaveLength(1);
  });

  test('what others love outlives its owner’s deleting it, until the last lets go', async () => {
    const app = await server();
    const [ann, bob, cem] = [await aMember(app, 'Ann'), await aMember(app, 'Bob'), await aMember(app, 'Cem')];
    const { id } = (await ann.call('POST', '/api/recipes', aRecipeToSave())).json();
    await ann.call('POST', `/api/recipes/${id}/share`);
    for (const cook of [ann, bob, cem]) await cook.call('POST', '/api/favorites', { recipeId: id });
    expect((await ann.call('DELETE', `/api/recipes/${id}`)).statusCode).toBe(200);
    expect((await ann.call('GET', '/api/my-recipes')).json()).toEqual([]);
    expect((await ann.call('GET', '/api/my-favorites')).json()).toEqual([]);
    expect((await ann.call('GET', `/api/recipes/${id}`)).statusCode).toBe(404);
    expect((await aVisitor(app).call('GET', `/api/recipes/${id}`)).statusCode).toBe(404);
    expect((await bob.call('GET', `/api/recipes/${id}`)).json()).toMatchObject({ id, userId: null, isShared: false });
    await bob.call('DELETE', '/api/favorites', { userId: 1, recipeId: id });
    expect((await cem.call('GET', '/api/my-favorites')).json()).toHaveLength(1);
    await cem.call('DELETE', `/api/favorites/${id}`);
    expect(await database.db.selectFrom('recipes').selectAll().execute()).toEqual([]);
  });

  test('deleting and letting go at the same moment leaves no recipe that is nobody’s', async () => {
    const app = await server();
    const [ann, bob, cem] = [await aMember(app, 'Ann'), await aMember(app, 'Bob'), await aMember(app, 'Cem')];
    for (let round = 0; round < 15; round += 1) {
      const { id } = (await ann.call('POST', '/api/recipes', aRecipeToSave({ title: `Round ${round}` }))).json();
      await ann.call('POST', `/api/recipes/${id}/share`);
      await bob.call('POST', '/api/favorites', { recipeId: id });
      const answers = await Promise.all([
        ann.call('DELETE', `/api/recipes/${id}`),
        bob.call('DELETE', `/api/favorites/${id}`),
        cem.call('POST', '/api/favorites', { recipeId: id }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      await cem.call('DELETE', '/api/favorites', { recipeId: id });
    }
    expect(await database.db.selectFrom('recipes').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('favoriteRecipes').selectAll().execute()).toEqual([]);
  });

  test('check says whether, removing twice is once, and a stranger’s heart is their own', async () => {
    const app = await server();
    const [ann, bob] = [await aMember(app, 'Ann'), await aMember(app, 'Bob')];
    const { id } = (await ann.call('POST', '/api/recipes', aRecipeToSave())).json();
    const check = async (cook = ann) => (await cook.call('GET', `/api/favorites/check?userId=1&recipeId=${id}`)).json().isFavorite;
    expect(await check()).toBe(false);
    await ann.call('POST', '/api/favorites', { userId: 1, recipeId: id });
    expect([await check(), await check(bob), await check(aVisitor(app))]).toEqual([true, false, false]);
    await bob.call('DELETE', `/api/favorites/${id}`);
    expect(await check()).toBe(true);
    for (let time = 0; time < 2; time += 1) expect((await ann.call('DELETE', `/api/favorites/${id}`)).statusCode).toBe(200);
    expect(await check()).toBe(false);
  });

  test('a favourite asks of a session what everything else asks: it extends one that is due, and none that is over opens anything', async () => {
    let days = 0;
    const app = await aServer({ db: database.db, env: { RATE_AUTH_PER_MINUTE: '0' }, now: () => new Date(2026, 0, 15 + days) });
    const ann = await aMember(app, 'Ann');
    const { id } = (await ann.call('POST', '/api/recipes', aRecipeToSave())).json();
    const keep = () => ann.call('POST', '/api/favorites', { recipeId: id });
    const drop = () => ann.call('DELETE', `/api/favorites/${id}`);
    expect((await keep()).headers['set-cookie']).toBeUndefined();
    days = 1;
    const extended = await drop();
    expect([extended.statusCode, JSON.stringify(extended.headers['set-cookie'])]).toEqual([200, expect.stringContaining('Expires=Sun, 15 Feb 2026')]);
    expect([(await keep()).statusCode, (await drop()).headers['set-cookie']]).toEqual([201, undefined]);
    days = 32;
    expect([(await keep()).statusCode, (await drop()).statusCode]).toEqual([401, 401]);
    expect(await database.db.selectFrom('favoriteRecipes').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['POST', '/api/recipes', aRecipeToSave()],
    ['GET', '/api/my-recipes', undefined],
    ['DELETE', '/api/recipes/1', undefined],
    ['POST', '/api/recipes/1/share', undefined],
    ['DELETE', '/api/recipes/1/share', undefined],
    ['POST', '/api/favorites', { recipeId: 1 }],
    ['DELETE', '/api/favorites', { recipeId: 1 }],
    ['DELETE', '/api/favorites/1', undefined],
    ['GET', '/api/my-favorites', undefined],
  ] as const)('%s %s asks a visitor to sign in', async (method, url, body) => {
    const answer = await aVisitor(await server()).call(method, url, body);
    expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'unauthorised', message: 'Please sign in first.' }]);
  });
});

test.each([
  ['no title', { title: ' ' }, 'title', 'The title is missing.'],
  ['a title of 201', { title: 'a'.repeat(201) }, 'title', 'The title may have at most 200 characters.'],
  ['a cook time of 41', { cookTime: 'a'.repeat(41) }, 'cookTime', 'The cook time may have at most 40 characters.'],
  ['no servings', { servings: 0 }, 'servings', 'At least 1 serving.'],
  ['101 servings', { servings: 101 }, 'servings', 'At most 100 servings.'],
  ['61 ingredients', { mainIngredients: Array(61).fill('egg') }, 'mainIngredients', 'At most 60 ingredients.'],
  ['an ingredient of 201', { mainIngredients: ['a'.repeat(201)] }, 'mainIngredients.0', 'An ingredient may have at most 200 characters.'],
  ['instructions of 20,001', { instructions: 'a'.repeat(20_001) }, 'instructions', 'The instructions may have at most 20000 characters.'],
  ['an image of 2,001', { image: `https://example.org/${'a'.repeat(1981)}` }, 'image', 'The image may have at most 2000 characters.'],
  ['a script as image', { image: 'javascript:alert(1)' }, 'image', 'The image should be an address that begins with https://.'],
  ['another host as path', { image: '//evil.example/a.png' }, 'image', 'The image should be an address that begins with https://.'],
  ['NUL deep inside', { swaps: ['egg\0'] }, 'swaps.0', 'This has characters in it that cannot be shown.'],
  [
    'a colour that is none',
    { plate: { vessel: 'bowl', base: null, items: [], garnish: [{ name: 'x', colour: '"/><script>', shape: 'leaf' }], seed: 1 } },
    'plate.garnish.0.colour',
    /./,
  ],
  ['a field nobody knows', { admin: true }, 'body', 'There is no field called "admin".'],
])('%s is refused by name, and nothing is saved', async (_what, given, field, message) => {
  const ann = await aMember(await aServer(), 'Ann');
  const answer = await ann.call('POST', '/api/recipes', { ...aRecipeToSave(), ...given });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields[field]).toMatch(message);
  expect((await ann.call('GET', '/api/my-recipes')).json()).toEqual([]);
});

test('instructions may come as a list of lines', async () => {
  const ann = await aMember(await aServer(), 'Ann');
  const saved = await ann.call('POST', '/api/recipes', { ...aRecipeToSave(), instructions: ['Toast.', 'Fry.'] });
  expect(saved.json().instructions).toBe('Toast.\nFry.');
});

test.each(['0', '-1', 'x', '2147483648'])('the number %s is no recipe to change, to share or to love, and letting go of it is no trouble', async (id) => {
  const ann = await aMember(await aServer(), 'Ann');
  const statuses = [
    await ann.call('DELETE', `/api/recipes/${id}`),
    await ann.call('POST', `/api/recipes/${id}/share`),
    await ann.call('DELETE', `/api/recipes/${id}/share`),
    await ann.call('DELETE', `/api/favorites/${id}`),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 404, 404, 200]);
  if (id === 'x') return;
  expect((await ann.call('POST', '/api/favorites', { recipeId: Number(id) })).statusCode).toBe(404);
  expect((await ann.call('DELETE', '/api/favorites', { recipeId: Number(id) })).statusCode).toBe(200);
});
