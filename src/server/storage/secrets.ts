import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

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

/** Writes a row and leaves it as it was: what a write costs, without one. */
export async function touchSecret(db: Db): Promise<void> {
  await db
    .updateTable('secrets')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', (eb) => eb.selectFrom('secrets').select((inner) => inner.fn.min('name').as('name')))
    .execute();
}
