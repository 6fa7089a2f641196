import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#server/storage/database.ts';
import { NEXT_MIGRATIONS } from './next-migrations.ts';

/**
 * A process that opens DATA_DIR or DATABASE_URL with migrations of a later Pinch. Tells its parent when it begins and when it is
 * done, and then waits to be ended. SLOW_SECONDS makes the last migration on PostgreSQL take so long.
 */
process.on('disconnect', () => process.exit());
const slowSeconds = Number(process.env.SLOW_SECONDS ?? 0);
const migrations = {
  ...NEXT_MIGRATIONS,
  ...(slowSeconds
    ? { '9004-slow': async (db: Parameters<(typeof NEXT_MIGRATIONS)[string]>[0]) => void (await sql`select pg_sleep(${slowSeconds})`.execute(db)) }
    : {}),
};
process.send?.('begin');
try {
  const { close } = await openDatabase({ url: process.env.DATABASE_URL, folder: process.env.DATA_DIR ?? '', migrations });
  process.send?.('done');
  await wait(100);
  await close();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
process.disconnect?.();
