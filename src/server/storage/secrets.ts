import { randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

/** 256 random bits in base64 that are made when first asked for and are the same for every process on this database. */
export async function secretOf(db: Db, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}

/** Writes a row that nobody reads: what a small write costs, where time must not tell that there was nothing to write. */
export async function writeNothing(db: Db): Promise<void> {
  // A new value each time: SQLite does not write what is there already.
  const value = randomBytes(8).toString('base64');
  await db
    .insertInto('secrets')
    .values({ name: 'nothing', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
