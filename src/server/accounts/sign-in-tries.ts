import { AppError } from '../app-error.ts';

const WINDOW_MS = 60_000;
const MOST_KEYS = 50_000;

/** Counts wrong passwords for an account, or for a device its owner has used: so many a minute and no more. */
export interface SignInTries {
  /** @throws AppError too_many_requests when this minute's are used up */
  allow(key: string): void;
  failed(key: string): void;
}

/** @param perMinute 0 turns the limit off. @param clock in milliseconds, never set back */
export function signInTries(perMinute: number, clock: () => number = () => performance.now()): SignInTries {
  const failures = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const found = failures.get(key);
    return found && found.until > clock() ? found : null;
  };
  return {
    allow: (key) => {
      const found = current(key);
      if (perMinute === 0 || !found || found.count < perMinute) return;
      const seconds = Math.max(1, Math.ceil((found.until - clock()) / 1000));
      throw new AppError('too_many_requests', `Too many tries for this account. Please try again in ${seconds} seconds.`, undefined, seconds);
    },
    failed: (key) => {
      const found = current(key);
      if (found) found.count += 1;
      else {
        // The oldest go first; they are the nearest to their end.
        if (failures.size >= MOST_KEYS) failures.delete(failures.keys().next().value ?? '');
        failures.delete(key);
        failures.set(key, { count: 1, until: clock() + WINDOW_MS });
      }
    },
  };
}
