import { AppError } from '../app-error.ts';
import { MINUTE_MS } from '../rate-limits.ts';
import type { Turns } from '../turns/turns.ts';

/** Counts wrong passwords for an account, or for a device its owner has used: so many a minute and no more. */
export interface SignInTries {
  /** Counts the try before it is made: of many at once no more than allowed are. @throws AppError too_many_requests */
  begin(key: string): Promise<void>;
  /** The password was right: the try does not count. */
  succeeded(key: string): Promise<void>;
}

/** @param perMinute 0 turns the limit off */
export function signInTries(perMinute: number, turns: Turns): SignInTries {
  const nameOf = (key: string) => `sign-in ${key}`;
  return {
    begin: async (key) => {
      if (perMinute === 0) return;
      const { count, leftMs } = await turns.take(nameOf(key), { max: perMinute, windowMs: MINUTE_MS });
      if (count <= perMinute) return;
      const seconds = Math.max(1, Math.ceil(leftMs / 1000));
      throw new AppError('too_many_requests', `Too many tries for this account. Please try again in ${seconds} seconds.`, undefined, seconds);
    },
    succeeded: async (key) => {
      if (perMinute > 0) await turns.giveBack(nameOf(key));
    },
  };
}
