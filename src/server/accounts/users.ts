import type { CurrentUser, Registration } from '#contract/accounts.ts';
import { AppError } from '../app-error.ts';
import { isTaken } from '../storage/faults.ts';
import { prepared } from '../storage/prepared.ts';
import type { Db, UserRow } from '../storage/schema.ts';
import { writeNothing } from '../storage/secrets.ts';

/** Usernames and addresses that differ in case alone are one. */
const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

/** Opens an account. @throws AppError conflict, naming the field, when the username or the address has one already */
export async function createUser(db: Db, { username, email, firstName, lastName }: Registration, passwordHash: string, now: Date): Promise<UserRow> {
  const at = now.toISOString();
  const row = {
    username,
    usernameKey: keyOf(username),
    email,
    emailKey: keyOf(email),
    passwordHash,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    createdAt: at,
    updatedAt: at,
  };
  try {
    return await db.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw (await userByName(db, username)) ? nameTaken() : emailTaken();
  }
}

/** Who can be registered is known before the work of hashing is done. @throws AppError as createUser */
export async function refuseTaken(db: Db, { username, email }: Registration): Promise<void> {
  if (await userByName(db, username)) throw nameTaken();
  if (await userByEmail(db, email)) throw emailTaken();
}

export const userById = prepared((db, { id }: { id: number }) => db.selectFrom('users').selectAll().where('id', '=', id));

export async function userByName(db: Db, username: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('usernameKey', '=', keyOf(username)).executeTakeFirst();
}

export async function userByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('emailKey', '=', keyOf(email)).executeTakeFirst();
}

/** One more wrong password in a row; `undefined` stands for an account that is not there, for which as much is written: time must not tell. */
export async function countFailure(db: Db, id: number | undefined): Promise<void> {
  if (id === undefined) await writeNothing(db);
  else
    await db
      .updateTable('users')
      .set((eb) => ({ failedSignIns: eb('failedSignIns', '+', 1) }))
      .where('id', '=', id)
      .execute();
}

export async function forgetFailures(db: Db, id: number): Promise<void> {
  await db.updateTable('users').set({ failedSignIns: 0 }).where('id', '=', id).where('failedSignIns', '>', 0).execute();
}

export async function setPassword(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ passwordHash, failedSignIns: 0, updatedAt: now.toISOString() }).where('id', '=', id).execute();
}

/** Keeps the same password under a costlier hash; one that has been changed meanwhile stays. */
export async function renewHash(db: Db, { id, passwordHash }: UserRow, renewed: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash: renewed }).where('id', '=', id).where('passwordHash', '=', passwordHash).execute();
}

/** @throws AppError conflict when the address has an account already */
export async function setEmail(db: Db, id: number, email: string, now: Date): Promise<UserRow> {
  try {
    return await db
      .updateTable('users')
      .set({ email, emailKey: keyOf(email), updatedAt: now.toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    throw isTaken(error) ? emailTaken() : error;
  }
}

/**
 * Deletes an account with its sessions, favourites and recipes, all or nothing. Recipes that others keep as a favourite stay
 * with those, without an owner and without a link.
 */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const favorites = trx.selectFrom('favoriteRecipes').select('recipeId').where('userId', '=', id);
    // As lockRecipe does it for one.
    await trx
      .updateTable('recipes')
      .set((eb) => ({ title: eb.ref('title') }))
      .where((eb) => eb.or([eb('userId', '=', id), eb('id', 'in', favorites)]))
      .execute();
    await trx.deleteFrom('favoriteRecipes').where('userId', '=', id).execute();
    const isKept = trx.selectFrom('favoriteRecipes').select('recipeId');
    await trx.updateTable('recipes').set({ userId: null, sharedAt: null }).where('userId', '=', id).where('id', 'in', isKept).execute();
    await trx
      .deleteFrom('recipes')
      .where((eb) => eb.or([eb('userId', '=', id), eb('userId', 'is', null)]))
      .where('id', 'not in', isKept)
      .execute();
    await trx.deleteFrom('users').where('id', '=', id).execute();
  });
}

export function asCurrentUser({ id, username, email, firstName, lastName }: UserRow): CurrentUser {
  return { id, username, email, firstName, lastName, isAuthenticated: true };
}

function nameTaken(): AppError {
  const sentence = 'This username is taken. Please choose another.';
  return new AppError('conflict', sentence, { username: sentence });
}

function emailTaken(): AppError {
  const sentence = 'There is an account with this email address already. Sign in instead, or use another address.';
  return new AppError('conflict', sentence, { email: sentence });
}
