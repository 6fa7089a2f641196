import { hash, randomBytes } from 'node:crypto';
import type { SignedIn } from '#contract/accounts.ts';
import { remembered } from '#kitchen/remembered.ts';
import { prepared } from '../storage/prepared.ts';
import type { Db } from '../storage/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 180 * DAY_MS;

/** What is kept in a session beside whose it is. */
interface Kept {
  readonly device: string;
  readonly usedAt: string;
}

export interface Visit {
  readonly userId: number;
  readonly sid: string;
  /** When a cookie should end that was extended just now; else null. */
  readonly extendedTo: Date | null;
}

/** Opens a session. The token is for the cookie alone: the database knows only its hash. */
export async function openSession(db: Db, userId: number, device: string, now: Date): Promise<{ token: string; sid: string; expire: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expire = new Date(now.getTime() + IDLE_MS);
  const sid = sidOf(token);
  await db
    .insertInto('sessions')
    .values({
      sid,
      sess: JSON.stringify({ device, usedAt: now.toISOString() } satisfies Kept),
      expire: expire.toISOString(),
      userId,
      createdAt: now.toISOString(),
    })
    .execute();
  return { token, sid, expire };
}

const sessionBy = prepared((db, { sid }: { sid: string }) =>
  db.selectFrom('sessions').select(['userId', 'sess', 'expire', 'createdAt']).where('sid', '=', sid),
);

/** What a row says, taken apart once for as long as storage remembers it. */
const readRow = remembered((row: { readonly sess: string; readonly expire: string }) => {
  const kept = JSON.parse(row.sess) as Kept;
  return { kept, expireMs: Date.parse(row.expire), usedMs: Date.parse(kept.usedAt) };
});

/** A session as a request names it, for a statement that finds out by itself whose it is. */
export interface NamedSession {
  readonly sid: string;
  /** One that ends after this was used within a day, so that nothing is to be extended: a statement may act for whoever holds it. */
  readonly endsAfter: string;
}

export function nameSession(token: string, now: Date): NamedSession {
  return { sid: sidOf(token), endsAfter: new Date(now.getTime() + IDLE_MS - DAY_MS).toISOString() };
}

/** Whose session a token is; null when it is none or over. Extends it at most once a day, to 30 days from now and never beyond 180 in all. */
export async function readSession(db: Db, token: string, now: Date): Promise<Visit | null> {
  const sid = sidOf(token);
  const row = await sessionBy(db, { sid });
  if (!row) return null;
  const { kept, expireMs, usedMs } = readRow(row);
  if (expireMs <= now.getTime()) return null;
  const { userId } = row;
  if (now.getTime() - usedMs < DAY_MS) return { userId, sid, extendedTo: null };
  const extendedTo = new Date(Math.min(now.getTime() + IDLE_MS, new Date(row.createdAt).getTime() + ABSOLUTE_MS));
  await db
    .updateTable('sessions')
    .set({ sess: JSON.stringify({ ...kept, usedAt: now.toISOString() } satisfies Kept), expire: extendedTo.toISOString() })
    .where('sid', '=', sid)
    .execute();
  return { userId, sid, extendedTo };
}

export async function endSession(db: Db, sid: string): Promise<void> {
  await db.deleteFrom('sessions').where('sid', '=', sid).execute();
}

/** Ends every session of a user, or every one but `except`. */
export async function endSessionsOf(db: Db, userId: number, except?: string): Promise<void> {
  let sessions = db.deleteFrom('sessions').where('userId', '=', userId);
  if (except !== undefined) sessions = sessions.where('sid', '!=', except);
  await sessions.execute();
}

/** Ends a user's session by what the list calls it; another's is left alone. */
export async function endSessionByName(db: Db, userId: number, name: string): Promise<void> {
  const all = await db.selectFrom('sessions').select('sid').where('userId', '=', userId).execute();
  const found = all.find(({ sid }) => nameOf(sid) === name);
  if (found) await endSession(db, found.sid);
}

/** Where a user is signed in, the latest first. */
export async function sessionsOf(db: Db, userId: number, current: string, now: Date): Promise<SignedIn[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expire', '>', now.toISOString())
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ sid, sess, createdAt }) => {
    const { device, usedAt } = JSON.parse(sess) as Kept;
    return { id: nameOf(sid), device, since: createdAt, lastUsed: usedAt, isThis: sid === current };
  });
}

/** Takes away what is over: sessions and links for new passwords. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expire', '<=', now.toISOString()).execute();
  await db.deleteFrom('passwordResets').where('expire', '<=', now.toISOString()).execute();
}

/** SHA-256 in hex: of a token of 256 random bits nothing slower is needed. */
export function sidOf(token: string): string {
  return hash('sha256', token, 'hex');
}

/** A name by which a session can be spoken of; it opens nothing. */
function nameOf(sid: string): string {
  return sidOf(sid).slice(0, 16);
}
