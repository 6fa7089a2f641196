import { randomBytes } from 'node:crypto';
import type { Db } from '../storage/schema.ts';
import { endSessionsOf, sidOf } from './sessions.ts';
import { setPassword } from './users.ts';

const VALID_MS = 30 * 60 * 1000;

/** Makes the token of a link for a new password: valid for half an hour and once. An older one of the same user ends. */
export async function openReset(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
    await trx
      .insertInto('passwordResets')
      .values({ tokenHash: sidOf(token), userId, expire: new Date(now.getTime() + VALID_MS).toISOString() })
      .execute();
  });
  return token;
}

/** Sets the new password and ends every session, all or nothing. @returns whose it is; null when the token is unknown, used or over */
export async function useReset(db: Db, token: string, passwordHash: string, now: Date): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('passwordResets')
      .where('tokenHash', '=', sidOf(token))
      .where('expire', '>', now.toISOString())
      .returning('userId')
      .executeTakeFirst();
    if (!used) return null;
    await setPassword(trx, used.userId, passwordHash, now);
    await endSessionsOf(trx, used.userId);
    return used.userId;
  });
}
