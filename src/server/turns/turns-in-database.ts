import { createHmac } from 'node:crypto';
import { faultOf } from '../storage/faults.ts';
import type { Db } from '../storage/schema.ts';
import { secretOf } from '../storage/secrets.ts';
import type { Allowance, Taken, Turns } from './turns.ts';
import { turnsInMemory } from './turns-in-memory.ts';

/** After the storage has failed to answer, it is left alone for so long. */
const REST_MS = 1000;
const MOST_BARRED = 50_000;

/**
 * The turns of all processes on one database, counted together. Keys (addresses, names) are kept only as an HMAC. Who is known to
 * have had all turns is refused without asking; while the storage is away each process counts for itself, so that Pinch still cooks.
 */
export async function turnsInDatabase(db: Db, now: () => Date): Promise<Turns> {
  const secret = Buffer.from(await secretOf(db, 'turns'), 'base64');
  const hmac = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const alone = turnsInMemory();
  const barred = new Map<string, { count: number; until: number }>();
  let restUntil = 0;

  const together = async <Result>(ask: () => Promise<Result>, otherwise: () => Promise<Result>): Promise<Result> => {
    if (performance.now() < restUntil) return otherwise();
    try {
      return await ask();
    } catch (error) {
      if (!faultOf(error as Error)) throw error;
      restUntil = performance.now() + REST_MS;
      return otherwise();
    }
  };
  const bar = (key: string, { count, leftMs }: Taken) => {
    if (barred.size >= MOST_BARRED) barred.delete(barred.keys().next().value ?? '');
    barred.set(key, { count, until: performance.now() + leftMs });
  };
  return {
    take: async (name, allowance) => {
      const key = hmac(name);
      const known = barred.get(key);
      if (known && known.until > performance.now()) return { count: known.count, leftMs: known.until - performance.now() };
      barred.delete(key);
      const taken = await together(
        () => takeRow(db, key, allowance, now()),
        () => alone.take(key, allowance),
      );
      if (taken.count > allowance.max) bar(key, taken);
      return taken;
    },
    giveBack: async (name) => {
      const key = hmac(name);
      barred.delete(key);
      await together(
        async () => {
          await db
            .updateTable('turns')
            .set((eb) => ({ count: eb('count', '-', 1) }))
            .where('key', '=', key)
            .where('count', '>', 0)
            .execute();
        },
        () => alone.giveBack(key),
      );
    },
  };
}

/** Takes away windows that are over. */
export async function sweepTurns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('turns').where('until', '<=', now.toISOString()).execute();
}

/** One statement, so that of two processes at once each gets a number of its own. */
async function takeRow(db: Db, key: string, { windowMs }: Allowance, now: Date): Promise<Taken> {
  const at = now.getTime();
  const until = new Date(at + windowMs).toISOString();
  // A window that ends later than any could is of a clock that has been set back since. Two: processes' clocks differ a little.
  const beyond = new Date(at + 2 * windowMs).toISOString();
  const row = await db
    .insertInto('turns')
    .values({ key, count: 1, until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb.or([eb('turns.until', '<=', now.toISOString()), eb('turns.until', '>', beyond)]);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('turns.count', '+', 1))
            .end(),
          until: eb.case().when(isOver).then(eb.ref('excluded.until')).else(eb.ref('turns.until')).end(),
        };
      }),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
  return { count: row.count, leftMs: Math.max(0, new Date(row.until).getTime() - at) };
}
