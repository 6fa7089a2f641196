import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../storage/schema.ts';
import { secretOf } from '../storage/secrets.ts';

const SECRET = 'known-device';

/**
 * A device on which somebody has signed in is known again by a signed mark, so that strangers who guess at an account's password
 * use up their own turns and not its owner's. The mark opens nothing.
 */
export interface KnownDevices {
  markFor(userId: number): string;
  /** The device's own number when the mark is ours and for this user; else null. */
  read(mark: string | undefined, userId: number): string | null;
}

/** The key is made at the first start and is the same for every process on this database. */
export async function knownDevices(db: Db): Promise<KnownDevices> {
  const key = Buffer.from(await secretOf(db, SECRET), 'base64');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    markFor: (userId) => {
      const text = `${userId}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    read: (mark, userId) => {
      const [id, device, signature] = mark?.split('.') ?? [];
      if (id !== String(userId) || !device || !signature) return null;
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(`${id}.${device}`));
      return given.length === right.length && timingSafeEqual(given, right) ? device : null;
    },
  };
}
