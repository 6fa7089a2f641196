import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aRecipeToSave } from '../a-visitor.ts';
import { aCook, JANUARY } from '../accounts/a-cook.ts';
import { addFavorite, favoritesOf, isFavorite, removeFavorite } from '../favorites/favorites.ts';
import { aDatabase, ENGINES } from '../storage/a-database.ts';
import type { Database } from '../storage/database.ts';
import type { UserRow } from '../storage/schema.ts';
import { asStored, deleteRecipe, lockRecipe, readableRecipe, recipesOf, saveRecipe, setShared, sweepKeptByNobody } from './saved-recipes.ts';

const LATER = new Date('2026-02-01T00:00:00.000Z');
const NEVER = 999;

describe.each(ENGINES)('on %s', (engine) => {
  let database: Database;
  let ann: UserRow;
  let bob: UserRow;
  let cleo: UserRow;
  beforeEach(async () => {
    database = await aDatabase(engine);
    ann = await aCook(database.db, 'ann');
    bob = await aCook(database.db, 'bob');
    cleo = await aCook(database.db, 'cleo');
  });
  afterEach(() => database.close());

  const save = async (user: UserRow, given: Parameters<typeof aRecipeToSave>[0] = {}) =>
    (await saveRecipe(database.db, user.id, aRecipeToSave(given), JANUARY)).recipe.id;
  const share = (user: UserRow, id: number, at: Date | null = JANUARY) => setShared(database.db, id, user.id, at);
  const love = (user: UserRow, id: number) => addFavorite(database.db, id, user.id, JANUARY);
  const unlove = (user: UserRow, id: number) => removeFavorite(database.db, id, user.id);
  const remove = (user: UserRow, id: number) => deleteRecipe(database.db, id, user.id);
  /** Who of ann, bob, cleo and a visitor may read it. */
  const readers = async (id: number) => {
    const found = await Promise.all([ann.id, bob.id, cleo.id, null].map((viewer) => readableRecipe(database.db, id, viewer)));
    return ['ann', 'bob', 'cleo', 'visitor'].filter((_, place) => found[place]?.id === id);
  };
  const idsOf = (recipes: readonly { readonly id: number }[]) => recipes.map(({ id }) => id);
  const all = () => database.db.selectFrom('recipes').select(['id', 'userId', 'title']).orderBy('id').execute();

  test('what is saved reads back as it was; whose it is only its owner learns', async () => {
    const given = { ...aRecipeToSave({ image: 'https://example.org/a.png' }), why: 'Because.', tips: ['Warm plates.'] };
    const { recipe, isNew } = await saveRecipe(database.db, ann.id, given, JANUARY);
    const whole = { ...given, id: 1, createdAt: JANUARY.toISOString() };
    expect([recipe, isNew]).toEqual([{ ...whole, userId: ann.id, isOwner: true, isShared: false }, true]);
    await share(ann, 1);
    expect(await readableRecipe(database.db, 1, ann.id)).toEqual({ ...whole, userId: ann.id, isOwner: true, isShared: true });
    for (const viewer of [bob.id, null])
      expect(await readableRecipe(database.db, 1, viewer)).toEqual({ ...whole, userId: null, isOwner: false, isShared: true });
    const { image: _image, ...plain } = aRecipeToSave();
    const { recipe: without } = await saveRecipe(database.db, ann.id, { ...plain, image: undefined }, LATER);
    expect(without).toEqual({ ...plain, id: 2, createdAt: LATER.toISOString(), userId: ann.id, isOwner: true, isShared: false });
    expect(Object.keys(without)).not.toContain('image');
  });

  test('the same words are one recipe of one cook; another word, picture or cook makes another', async () => {
    const first = await save(ann);
    const again = await saveRecipe(database.db, ann.id, { ...aRecipeToSave(), why: 'Said differently.' }, LATER);
    expect([again.recipe.id, again.isNew, again.recipe.createdAt]).toEqual([first, false, JANUARY.toISOString()]);
    const others = [
      await save(ann, { title: 'Other' }),
      await save(ann, { image: 'https://example.org/a.png' }),
      await save(ann, { servings: 3 }),
      await save(bob),
    ];
    expect(new Set([first, ...others]).size).toBe(5);
    // What a Pinch of before wrote is known again only by the very same hash.
    const { title, cookTime, servings, mainIngredients, instructions, suggestedAddOns, gourmetTouch } = aRecipeToSave();
    const words = JSON.stringify({ title, cookTime, servings, mainIngredients, instructions, suggestedAddOns, gourmetTouch, image: null });
    const { contentHash } = await database.db.selectFrom('recipes').select('contentHash').where('id', '=', first).executeTakeFirstOrThrow();
    expect(contentHash).toBe(createHash('sha256').update(words).digest('hex'));
  });

  test('a recipe is its owner’s alone until it is shared, and again when its link is closed', async () => {
    const id = await save(ann);
    await save(bob, { title: 'Of Bob' });
    expect(await readers(id)).toEqual(['ann']);
    expect(await share(bob, id)).toBeNull();
    expect(await share(ann, NEVER)).toBeNull();
    expect(await readers(id)).toEqual(['ann']);
    expect(await share(ann, id, LATER)).toMatchObject({ id, isShared: true, isOwner: true, userId: ann.id });
    expect(await readers(id)).toEqual(['ann', 'bob', 'cleo', 'visitor']);
    expect(await share(bob, id, null)).toBeNull();
    expect(await readers(id)).toEqual(['ann', 'bob', 'cleo', 'visitor']);
    expect(await share(ann, id, null)).toMatchObject({ isShared: false });
    expect(await readers(id)).toEqual(['ann']);
    expect(await readers(NEVER)).toEqual([]);
  });

  test('only what one may read can be loved; what is loved stays readable, to those who love it', async () => {
    const id = await save(ann);
    const other = await save(ann, { title: 'Other' });
    expect([await love(bob, id), await love(bob, NEVER), await love(ann, id)]).toEqual([null, null, { isNew: true }]);
    await share(ann, id);
    expect([await love(bob, id), await love(bob, id)]).toEqual([{ isNew: true }, { isNew: false }]);
    await share(ann, id, null);
    expect([await readers(id), await readers(other)]).toEqual([['ann', 'bob'], ['ann']]);
    expect(await Promise.all([isFavorite(database.db, id, bob.id), isFavorite(database.db, id, cleo.id), isFavorite(database.db, other, bob.id)])).toEqual([
      true,
      false,
      false,
    ]);
    await unlove(cleo, id);
    await unlove(bob, other);
    expect(await readers(id)).toEqual(['ann', 'bob']);
    await unlove(bob, id);
    expect([await readers(id), await isFavorite(database.db, id, ann.id)]).toEqual([['ann'], true]);
  });

  test('lists are one’s own, the latest first', async () => {
    const [one, two] = [await save(ann), await save(ann, { title: 'Second' })];
    const bobs = await save(bob, { title: 'Third' });
    await share(bob, bobs);
    await share(ann, one);
    await love(ann, bobs);
    await love(ann, one);
    await love(cleo, one);
    expect(idsOf(await recipesOf(database.db, ann.id))).toEqual([two, one]);
    const favorites = await favoritesOf(database.db, ann.id);
    expect(favorites.map(({ id, isOwner, userId }) => [id, isOwner, userId])).toEqual([
      [one, true, ann.id],
      [bobs, false, null],
    ]);
    expect([await recipesOf(database.db, cleo.id), idsOf(await favoritesOf(database.db, cleo.id)), idsOf(await favoritesOf(database.db, bob.id))]).toEqual([
      [],
      [one],
      [],
    ]);
  });

  test('only its owner deletes a recipe, and only that one', async () => {
    const id = await save(ann);
    const other = await save(ann, { title: 'Other' });
    await love(ann, id);
    await love(ann, other);
    await share(ann, id);
    expect([await remove(bob, id), await remove(ann, NEVER)]).toEqual([false, false]);
    expect(await readers(id)).toHaveLength(4);
    expect(await remove(ann, id)).toBe(true);
    expect(await all()).toEqual([{ id: other, userId: ann.id, title: 'Other' }]);
    expect([await remove(ann, id), await isFavorite(database.db, other, ann.id)]).toEqual([false, true]);
  });

  test('what others love outlives its owner’s deleting it, without owner and link, until the last lets go', async () => {
    const id = await save(ann);
    await share(ann, id);
    for (const cook of [ann, bob, cleo]) await love(cook, id);
    expect(await remove(ann, id)).toBe(true);
    expect(await readers(id)).toEqual(['bob', 'cleo']);
    expect(await readableRecipe(database.db, id, bob.id)).toMatchObject({ userId: null, isOwner: false, isShared: false });
    expect(await isFavorite(database.db, id, ann.id)).toBe(false);
    expect(await share(ann, id)).toBeNull();
    await unlove(bob, id);
    expect(await readers(id)).toEqual(['cleo']);
    await unlove(cleo, id);
    expect(await all()).toEqual([]);
  });

  test('of a recipe that its owner deletes while the last let go of it nothing is left', async () => {
    for (const number of Array(20).keys()) {
      const id = await save(ann, { title: `Number ${number}` });
      await share(ann, id);
      for (const cook of [bob, cleo]) await love(cook, id);
      await Promise.all([unlove(bob, id), remove(ann, id), unlove(cleo, id)]);
    }
    expect(await all()).toEqual([]);
  });

  test('loved and let go many times at once it is never said to be gone', async () => {
    const id = await save(ann);
    const loved = await Promise.all(Array.from({ length: 40 }, (_, number) => (number % 2 ? unlove(ann, id) : love(ann, id))));
    expect(loved.filter((_, number) => number % 2 === 0)).not.toContain(null);
    await share(ann, id);
    await share(ann, id, null);
    expect(await love(bob, id)).toBeNull();
  });

  test('a recipe that is nobody’s is not a visitor’s either', async () => {
    await save(ann);
    const row = await database.db.selectFrom('recipes').selectAll().executeTakeFirstOrThrow();
    expect(asStored({ ...row, userId: null }, null)).toMatchObject({ isOwner: false, userId: null });
  });

  test('sweeping takes away only what has neither an owner nor anybody who loves it', async () => {
    const [owned, orphan, kept] = [await save(ann), await save(ann, { title: 'Orphan' }), await save(ann, { title: 'Kept' })];
    await love(ann, kept);
    await database.db.updateTable('recipes').set({ userId: null }).where('id', 'in', [orphan, kept]).execute();
    for (const id of [owned, kept]) await sweepKeptByNobody(database.db, id);
    expect((await all()).map(({ id }) => id)).toEqual([owned, orphan, kept]);
    await sweepKeptByNobody(database.db, orphan);
    expect((await all()).map(({ id }) => id)).toEqual([owned, kept]);
  });

  test('locking changes nothing and tells whether there is such a recipe', async () => {
    const id = await save(ann);
    const other = await save(ann, { title: 'Other' });
    expect([await lockRecipe(database.db, id), await lockRecipe(database.db, NEVER)]).toEqual([true, false]);
    expect((await all()).map(({ title }) => title)).toEqual(['Eggs on toast', 'Other']);
    expect(other).not.toBe(id);
  });
});

test('a recipe that is deleted in the very moment between is looked for again', async () => {
  const { db, close } = await aDatabase('sqlite');
  const ann = await aCook(db, 'ann');
  await saveRecipe(db, ann.id, aRecipeToSave(), JANUARY);
  // The first reading after the insert finds nothing, as if somebody had deleted it just then.
  let readings = 0;
  const during = new Proxy(db, {
    get: (target, name: 'selectFrom' | 'insertInto') => {
      if (name !== 'selectFrom') return target[name].bind(target);
      readings += 1;
      const isFirst = readings === 1;
      return (table: 'recipes') => (isFirst ? target.selectFrom(table).where('id', '<', 0) : target.selectFrom(table));
    },
  });
  const { recipe, isNew } = await saveRecipe(during, ann.id, aRecipeToSave(), LATER);
  expect([recipe.createdAt, isNew, readings]).toEqual([JANUARY.toISOString(), false, 2]);
  await close();
});
