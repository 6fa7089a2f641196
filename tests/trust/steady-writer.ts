import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/storage/database.ts';

const PAUSE_EVERY = 10;
const PAUSE_MS = 20;

/**
 * A process that writes to a SQLite folder all the time, as a busy server would: each transaction adds a recipe and says in
 * `secrets` how many there are now, so that a copy that is not of one moment shows. Asked, it answers how many are committed.
 */
const folder = process.argv[2] ?? '';
const { db } = await openDatabase({ folder });
const { id: userId } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
const common = { cookTime: '1 h', servings: 2, mainIngredients: '[]', suggestedAddOns: '{}', gourmetTouch: '{}', details: '{}', image: null, sharedAt: null };
const createdAt = new Date().toISOString();
let committed = 0;
process.on('disconnect', () => process.exit(0));
process.on('message', () => process.send?.(committed));
for (let written = 0; ; written++) {
  committed = await db.transaction().execute(async (trx) => {
    const words = { title: `Soup ${written}`, instructions: 'Stir.\n'.repeat(1 + (written % 200)), contentHash: `soup ${written}` };
    await trx
      .insertInto('recipes')
      .values({ ...common, ...words, userId, createdAt })
      .execute();
    const { count } = await trx
      .selectFrom('recipes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('secrets')
      .set({ value: String(count) })
      .where('name', '=', 'some-key')
      .execute();
    return count;
  });
  if (written % PAUSE_EVERY === 0) await wait(PAUSE_MS);
}
