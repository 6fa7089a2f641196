import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Kysely } from 'kysely';
import pg from 'pg';
import { TABLES } from '#server/backups/copy-rows.ts';
import { type Fingerprint, fingerprintsOf } from '#server/backups/fingerprint.ts';
import { openStill } from '#server/backups/still.ts';
import { postgres as connection } from '#server/storage/postgres.ts';
import type { Check, Run } from './check.ts';
import { migrated, startMigrating, type Where } from './migrating-process.ts';
import { ADDED_TABLES } from './next-migrations.ts';
import { anOldDatabase, releasedMigrations } from './released.ts';

export const check: Check = {
  number: 'F16',
  name: 'Migration interrupted',
  mustHold: 'from every released schema, a migration killed at any moment and started again ends with the very rows of one that nobody disturbed.',
  isQuick: false,
  measure: async (run) => {
    const cooks = run.isDeep ? 2000 : 40;
    const [onSqlite, onPostgres] = run.isDeep ? [100, 25] : [3, 2];
    const broken: string[] = [];
    const kills = { all: 0, midway: 0 };
    const undisturbedMs: number[] = [];
    for (const upTo of releasedMigrations())
      for (const [engine, count] of [[inSqlite(run), onSqlite] as const, [inPostgres(run), onPostgres] as const]) {
        const original = await engine.empty();
        await anOldDatabase({ where: original, upTo, cooks });
        const undisturbed = await engine.copyOf(original);
        const tookMs = await migrated(startMigrating(run, undisturbed));
        undisturbedMs.push(tookMs);
        const expected = await engine.contentOf(undisturbed);
        for (let kill = 1; kill <= count; kill++) {
          const copy = await engine.copyOf(original);
          const wasMidway = await killAfter(run, copy, run.chance() * tookMs);
          await migrated(startMigrating(run, copy));
          kills.all++;
          if (wasMidway) kills.midway++;
          if (!isDeepStrictEqual(await engine.contentOf(copy), expected)) broken.push(`From ${upTo}: after kill ${kill} other rows are there than without.`);
          await engine.drop(copy);
          if (kill % 50 === 0) run.tell(`${kill} kills`);
        }
      }
    return {
      figure: `${kills.all} kills, ${kills.midway} before the migration was through, over ${(cooks * 50).toLocaleString('en')} recipes on each engine: ${broken.length} differences; undisturbed in ${(Math.max(...undisturbedMs) / 1000).toFixed(1)} s at most`,
      broken,
    };
  },
};

interface Place {
  empty(): Promise<Where>;
  copyOf(original: Where): Promise<Where>;
  contentOf(where: Where): Promise<Record<string, Fingerprint>>;
  drop(where: Where): Promise<void>;
}

function inSqlite(run: Run): Place {
  return {
    empty: async () => ({ DATA_DIR: run.folder() }),
    copyOf: async ({ DATA_DIR = '' }) => {
      const copy = run.folder();
      cpSync(join(DATA_DIR, 'pinch.db'), join(copy, 'pinch.db'));
      return { DATA_DIR: copy };
    },
    contentOf: async ({ DATA_DIR = '' }) => {
      const db = openStill(join(DATA_DIR, 'pinch.db'));
      const content = await fingerprintsOf(db, 'sqlite', [...TABLES, ...ADDED_TABLES]);
      await db.destroy();
      return content;
    },
    drop: async ({ DATA_DIR = '' }) => rmSync(DATA_DIR, { recursive: true }),
  };
}

function inPostgres(run: Run): Place {
  const nameOf = (where: Where) => new URL(where.DATABASE_URL ?? '').pathname.slice(1);
  return {
    empty: async () => ({ DATABASE_URL: await run.postgres() }),
    copyOf: async (original) => {
      const DATABASE_URL = await run.postgres();
      await onServer(original, `drop database ${nameOf({ DATABASE_URL })}`);
      await onServer(original, `create database ${nameOf({ DATABASE_URL })} template ${nameOf(original)}`);
      return { DATABASE_URL };
    },
    contentOf: async ({ DATABASE_URL = '' }) => {
      const db = new Kysely<object>({ dialect: connection(DATABASE_URL, { isPatient: true }).dialect });
      const content = await db.transaction().execute((trx) => fingerprintsOf(trx, 'postgres', [...TABLES, ...ADDED_TABLES]));
      await db.destroy();
      return content;
    },
    drop: (where) => onServer(where, `drop database ${nameOf(where)} with (force)`),
  };
}

async function onServer(where: Where, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(where.DATABASE_URL ?? ''), { pathname: '/postgres' }).href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** @returns whether the migration was still at work when it was killed */
async function killAfter(run: Run, where: Where, afterMs: number): Promise<boolean> {
  const child = startMigrating(run, where);
  const ended = once(child, 'close');
  await Promise.race([once(child, 'message'), ended]);
  let isDone = false;
  child.once('message', () => {
    isDone = true;
  });
  await Promise.race([wait(afterMs), ended]);
  child.kill('SIGKILL');
  await ended;
  return !isDone;
}
