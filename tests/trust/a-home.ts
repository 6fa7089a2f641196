import { openSession } from '#server/accounts/sessions.ts';
import { openDatabase } from '#server/storage/database.ts';
import { manyRows, sharedAmong } from '../../scripts/many-rows.ts';
import type { Home } from './household-mix.ts';

const COOKS = 40;
const SHARED = 500;

/** Fills a folder with so many recipes and signs some of their cooks in. */
export async function aHome(folder: string, rows: number): Promise<Omit<Home, 'origin'>> {
  await manyRows({ folder }, rows);
  const database = await openDatabase({ folder });
  const cooks = await database.db.selectFrom('users').select('id').orderBy('id').limit(COOKS).execute();
  const tokens: string[] = [];
  for (const { id } of cooks) tokens.push((await openSession(database.db, id, 'trust', new Date())).token);
  await database.close();
  return { tokens, shared: sharedAmong(rows, SHARED) };
}
