import type { Db, UserRow } from '../storage/schema.ts';
import { createUser } from './users.ts';

export const JANUARY = new Date('2026-01-15T10:00:00.000Z');

/** For tests: an account of this name that came about without the work of hashing. */
export function aCook(db: Db, username: string): Promise<UserRow> {
  return createUser(
    db,
    { username, email: `${username}@example.org`, password: '', firstName: undefined, lastName: undefined },
    `hash of ${username}`,
    JANUARY,
  );
}
