import type { ContactMessage } from '#contract/contact.ts';
import type { Db, MessageRow } from '../storage/schema.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a message is tried again while the mail server does not take it. */
const TRY_FOR_MS = 72 * HOUR_MS;
const FIRST_WAIT_MS = 60_000;
/** While a message is being sent nobody else tries; if the sender dies, somebody does. */
const CLAIM_MS = 5 * 60_000;
const BATCH = 20;

/** Keeps a message, to be mailed as soon as can be. */
export async function keepMessage(db: Db, { name, email, subject, message }: ContactMessage, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.insertInto('contactMessages').values({ name, email, subject, message, createdAt: at, sentAt: null, retryAt: at, lastError: null }).execute();
}

/** Takes the messages that are due; until they are settled no other process takes them. */
export async function claimMessages(db: Db, now: Date): Promise<MessageRow[]> {
  const due = await db
    .selectFrom('contactMessages')
    .selectAll()
    .where('sentAt', 'is', null)
    .where('retryAt', '<=', now.toISOString())
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const claimed: MessageRow[] = [];
  for (const message of due) {
    const { numUpdatedRows } = await db
      .updateTable('contactMessages')
      .set({ retryAt: new Date(now.getTime() + CLAIM_MS).toISOString() })
      .where('id', '=', message.id)
      .where('sentAt', 'is', null)
      .where('retryAt', '=', message.retryAt)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) claimed.push(message);
  }
  return claimed;
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('contactMessages').set({ sentAt: now.toISOString(), retryAt: null, lastError: null }).where('id', '=', id).execute();
}

/** Puts a message back, to be tried again after twice the time, for three days; then it is only kept. */
export async function markFailed(db: Db, { id, attempts, createdAt }: MessageRow, reason: string, now: Date): Promise<void> {
  const next = new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** attempts, 6 * HOUR_MS));
  const isWorthIt = next.getTime() - new Date(createdAt).getTime() <= TRY_FOR_MS;
  await db
    .updateTable('contactMessages')
    .set({ attempts: attempts + 1, retryAt: isWorthIt ? next.toISOString() : null, lastError: reason.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

/** All messages, the latest first, for whoever runs Pinch. */
export async function allMessages(db: Db): Promise<MessageRow[]> {
  return db.selectFrom('contactMessages').selectAll().orderBy('id', 'desc').execute();
}
