import { expect, test } from 'vitest';
import { IN_MEMORY, openDatabase } from '../storage/database.ts';
import { countFailure } from './users.ts';

test('a wrong password for nobody writes too: what is not written takes no time, and time would tell', async () => {
  const { db, close } = await openDatabase({ folder: IN_MEMORY });
  const written = async () => (await db.selectFrom('secrets').select('value').where('name', '=', 'nothing').executeTakeFirst())?.value;
  await countFailure(db, undefined);
  const first = await written();
  await countFailure(db, undefined);
  expect(first).toBeDefined();
  expect(await written()).not.toBe(first);
  await close();
});
