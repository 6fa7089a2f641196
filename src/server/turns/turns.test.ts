import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aDatabase, ENGINES } from '../storage/a-database.ts';
import type { Database } from '../storage/database.ts';
import type { Db } from '../storage/schema.ts';
import { sweepTurns, turnsInDatabase } from './turns-in-database.ts';
import { turnsInMemory } from './turns-in-memory.ts';

const THREE = { max: 3, windowMs: 60_000 } as const;
const AT = new Date('2026-01-15T10:00:00Z');
const later = (ms: number) => new Date(AT.getTime() + ms);

test('in memory a window begins with the first turn and ends in its time', async () => {
  let at = 0;
  const turns = turnsInMemory(() => at);
  expect(await turns.take('ann', THREE)).toEqual({ count: 1, leftMs: 60_000 });
  at = 59_999;
  expect(await turns.take('ann', THREE)).toEqual({ count: 2, leftMs: 1 });
  expect((await turns.take('bob', THREE)).count).toBe(1);
  at = 60_000;
  expect(await turns.take('ann', THREE)).toEqual({ count: 1, leftMs: 60_000 });
});

test('a turn that is given back can be taken again', async () => {
  const turns = turnsInMemory();
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await turns.take('ann', THREE)).count).toBe(1);
    await turns.giveBack('ann');
  }
});

describe.each(ENGINES)('on %s', (engine) => {
  let database: Database;
  let at: Date;
  beforeEach(async () => {
    at = AT;
    database = await aDatabase(engine);
  });
  afterEach(() => database.close());
  const open = () => turnsInDatabase(database.db, () => at);
  const rows = () => database.db.selectFrom('turns').selectAll().execute();

  test('four processes at once never give more turns than there are', async () => {
    const processes = await Promise.all([open(), open(), open(), open()]);
    const taken = await Promise.all(Array.from({ length: 80 }, (_, place) => processes[place % 4]?.take('ann', THREE)));
    expect(taken.filter((turn) => turn && turn.count <= THREE.max)).toHaveLength(3);
  });

  test('a window ends in its time, for a process that has barred somebody too', async () => {
    const first = await open();
    for (let turn = 0; turn < 3; turn += 1) await first.take('ann', THREE);
    at = later(59_000);
    expect(await (await open()).take('ann', THREE)).toEqual({ count: 4, leftMs: 1000 });
    at = later(60_000);
    expect((await first.take('ann', THREE)).count).toBe(1);
  });

  test('a clock that is set back bars nobody for days', async () => {
    for (let turn = 0; turn < 4; turn += 1) await (await open()).take('ann', THREE);
    at = later(-2 * 24 * 60 * 60 * 1000);
    expect((await (await open()).take('ann', THREE)).count).toBe(1);
  });

  test('clocks of two processes that differ by a second still count together', async () => {
    const ahead = await turnsInDatabase(database.db, () => later(1000));
    const behind = await open();
    const counts = [];
    for (const turns of [ahead, behind, ahead, behind]) counts.push((await turns.take('ann', THREE)).count);
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  test('a turn given back counts for nobody, also where somebody was barred', async () => {
    const turns = await open();
    for (let turn = 0; turn < 4; turn += 1) await turns.take('ann', THREE);
    for (let turn = 0; turn < 2; turn += 1) await turns.giveBack('ann');
    expect((await turns.take('ann', THREE)).count).toBe(3);
  });

  test('no address and no name is kept, and what is over goes', async () => {
    await (await open()).take('auth address 203.0.113.7', THREE);
    expect(JSON.stringify(await rows())).not.toMatch(/203\.0|auth/);
    await sweepTurns(database.db, later(59_000));
    expect(await rows()).toHaveLength(1);
    await sweepTurns(database.db, later(60_000));
    expect(await rows()).toEqual([]);
  });
});

test('while the storage is away a process counts for itself', async () => {
  const database = await aDatabase('sqlite');
  const away = Object.assign(new Error('Connection terminated'), { code: 'ECONNREFUSED' });
  const broken = await turnsInDatabase(failing(away, database.db), () => AT);
  const counts = [];
  for (let turn = 0; turn < 4; turn += 1) counts.push((await broken.take('ann', THREE)).count);
  await database.close();
  expect(counts).toEqual([1, 2, 3, 4]);
});

/** The same database, whose turns cannot be reached. */
function failing(error: Error, db: Db): Db {
  const insertInto: Db['insertInto'] = (table) => {
    if (table === 'turns') throw error;
    return db.insertInto(table);
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'insertInto') return insertInto;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
