import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aRecipeToSave } from '../a-visitor.ts';
import type { AppError } from '../app-error.ts';
import { addFavorite } from '../favorites/favorites.ts';
import { recipesOf, saveRecipe, setShared } from '../recipes/saved-recipes.ts';
import { aDatabase, ENGINES } from '../storage/a-database.ts';
import type { Database } from '../storage/database.ts';
import type { UserRow } from '../storage/schema.ts';
import { aCook, JANUARY } from './a-cook.ts';
import { openSession } from './sessions.ts';
import {
  asCurrentUser,
  countFailure,
  createUser,
  deleteUser,
  forgetFailures,
  refuseTaken,
  renewHash,
  setEmail,
  setPassword,
  userByEmail,
  userById,
  userByName,
} from './users.ts';

const LATER = new Date('2026-02-01T00:00:00.000Z');
const GIVEN = { username: 'Zoé', email: 'Zoe@Example.org', password: '', firstName: 'Zoé', lastName: undefined };
const NAME_TAKEN = 'This username is taken. Please choose another.';
const EMAIL_TAKEN = 'There is an account with this email address already. Sign in instead, or use another address.';

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
  const refused = (act: Promise<unknown>): Promise<AppError> =>
    act.then(
      () => Promise.reject(new Error('It was allowed.')),
      (error) => error,
    );

  test('an account keeps what was given, and is found by name and address in any case and either form of é', async () => {
    const zoe = await createUser(database.db, GIVEN, 'a hash', JANUARY);
    expect(zoe).toEqual({
      id: 3,
      username: 'Zoé',
      usernameKey: 'zoé',
      email: 'Zoe@Example.org',
      emailKey: 'zoe@example.org',
      passwordHash: 'a hash',
      firstName: 'Zoé',
      lastName: null,
      failedSignIns: 0,
      createdAt: JANUARY.toISOString(),
      updatedAt: JANUARY.toISOString(),
    });
    expect(await userByName(database.db, 'ZOE\u0301')).toEqual(zoe);
    expect(await userByEmail(database.db, 'zoe@example.ORG')).toEqual(zoe);
    expect([await userById(database.db, { id: zoe.id }), await userById(database.db, { id: 99 })]).toEqual([zoe, undefined]);
    expect([await userByName(database.db, 'zoe'), await userByEmail(database.db, 'zoe')]).toEqual([undefined, undefined]);
    expect(asCurrentUser(zoe)).toEqual({ id: 3, username: 'Zoé', email: 'Zoe@Example.org', firstName: 'Zoé', lastName: null, isAuthenticated: true });
  });

  test.each([
    ['the name', { username: 'ANN' }, { username: NAME_TAKEN }],
    ['the address', { email: 'Ann@Example.org' }, { email: EMAIL_TAKEN }],
    ['both', { username: 'ANN', email: 'Ann@Example.org' }, { username: NAME_TAKEN }],
  ])('%s of another is refused by name, before the hashing and after it', async (_what, given, fields) => {
    // One after the other: a refusal that nobody waits for yet would count as an error of its own.
    for (const act of [() => refuseTaken(database.db, { ...GIVEN, ...given }), () => createUser(database.db, { ...GIVEN, ...given }, 'a hash', JANUARY)]) {
      const { code, message, ...error } = await refused(act());
      expect([code, message, error.fields]).toEqual(['conflict', Object.values(fields)[0], fields]);
    }
    await expect(refuseTaken(database.db, GIVEN)).resolves.toBeUndefined();
  });

  test('what else the tables refuse is no conflict', async () => {
    expect((await refused(createUser(database.db, { ...GIVEN, username: 'ab' }, 'a hash', JANUARY))).code).not.toBe('conflict');
    expect((await refused(setEmail(database.db, ann.id, 'a'.repeat(300), LATER))).code).not.toBe('conflict');
  });

  test('wrong passwords are counted for one account and forgotten for one', async () => {
    for (const user of [ann, ann, bob]) await countFailure(database.db, user.id);
    const counts = async () => [(await userByName(database.db, 'ann'))?.failedSignIns, (await userByName(database.db, 'bob'))?.failedSignIns];
    expect(await counts()).toEqual([2, 1]);
    await forgetFailures(database.db, ann.id);
    expect(await counts()).toEqual([0, 1]);
  });

  test('a wrong password for nobody writes too: what is not written takes no time, and time would tell', async () => {
    const written = async () => (await database.db.selectFrom('secrets').select('value').where('name', '=', 'nothing').executeTakeFirst())?.value;
    await countFailure(database.db, undefined);
    const first = await written();
    await countFailure(database.db, undefined);
    expect(first).toBeDefined();
    expect(await written()).not.toBe(first);
  });

  test('a new password is one account’s and forgets its wrong ones', async () => {
    await countFailure(database.db, ann.id);
    await setPassword(database.db, ann.id, 'another hash', LATER);
    expect(await userByName(database.db, 'ann')).toEqual({ ...ann, passwordHash: 'another hash', updatedAt: LATER.toISOString() });
    expect(await userByName(database.db, 'bob')).toEqual(bob);
  });

  test('a costlier hash takes the place of the one it was made from, not of a password that has been changed meanwhile', async () => {
    await renewHash(database.db, ann, 'costlier');
    await renewHash(database.db, ann, 'late');
    expect(await userByName(database.db, 'ann')).toEqual({ ...ann, passwordHash: 'costlier' });
    expect(await userByName(database.db, 'bob')).toEqual(bob);
    await setPassword(database.db, bob.id, ann.passwordHash, JANUARY);
    await renewHash(database.db, { ...ann, passwordHash: 'costlier' }, 'costliest');
    expect((await userByName(database.db, 'bob'))?.passwordHash).toBe(ann.passwordHash);
  });

  test('an address is changed to one that is free', async () => {
    expect(await setEmail(database.db, ann.id, 'New@Example.org', LATER)).toEqual({
      ...ann,
      email: 'New@Example.org',
      emailKey: 'new@example.org',
      updatedAt: LATER.toISOString(),
    });
    expect(await userByName(database.db, 'bob')).toEqual(bob);
    expect(await refused(setEmail(database.db, bob.id, 'new@example.org', LATER))).toMatchObject({ code: 'conflict', fields: { email: EMAIL_TAKEN } });
    await expect(setEmail(database.db, 99, 'nobody@example.org', LATER)).rejects.toThrow('no result');
  });

  test('a deleted account takes along what only it keeps; what others love stays with them, without owner and link', async () => {
    const { db } = database;
    const cleo = await aCook(db, 'cleo');
    const save = async (user: UserRow, title: string) => (await saveRecipe(db, user.id, aRecipeToSave({ title }), JANUARY)).recipe.id;
    const [loved, unloved, bobs, own] = [await save(ann, 'Loved'), await save(ann, 'Unloved'), await save(bob, 'Of Bob'), await save(ann, 'Own favourite')];
    await setShared(db, loved, ann.id, JANUARY);
    await setShared(db, bobs, bob.id, JANUARY);
    await addFavorite(db, loved, bob.id, JANUARY);
    await addFavorite(db, bobs, ann.id, JANUARY);
    await addFavorite(db, own, ann.id, JANUARY);
    await openSession(db, ann.id, 'Firefox', JANUARY);
    // Orphaned by Cleo, kept by Ann alone: it goes with her.
    const orphan = await save(cleo, 'Orphan');
    await setShared(db, orphan, cleo.id, JANUARY);
    await addFavorite(db, orphan, ann.id, JANUARY);
    await deleteUser(db, cleo.id);
    expect((await db.selectFrom('recipes').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual([loved, unloved, bobs, own, orphan]);

    await deleteUser(db, ann.id);
    expect(await db.selectFrom('recipes').select(['id', 'userId', 'sharedAt']).orderBy('id').execute()).toEqual([
      { id: loved, userId: null, sharedAt: null },
      { id: bobs, userId: bob.id, sharedAt: JANUARY.toISOString() },
    ]);
    expect(await db.selectFrom('favoriteRecipes').select(['userId', 'recipeId']).execute()).toEqual([{ userId: bob.id, recipeId: loved }]);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('users').select('username').execute()).toEqual([{ username: 'bob' }]);
    expect(await recipesOf(db, bob.id)).toHaveLength(1);
  });
});
