import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Check, Run } from './check.ts';
import { NotStarted, type Started, startServer } from './servers.ts';

const PROCESSES = 8;

export const check: Check = {
  number: 'F7',
  name: 'Several processes start at once',
  mustHold: 'on an empty database each migration runs exactly once; on PostgreSQL all of them serve, on SQLite one does and the others say why not and end.',
  isQuick: true,
  measure: async (run) => {
    const times = run.isDeep ? 50 : 1;
    const broken: string[] = [];
    const readyMs: number[] = [];
    for (let time = 1; time <= times; time++) {
      for (const round of [await onPostgres(run), await onSqlite(run)]) {
        broken.push(...round.broken);
        readyMs.push(...round.readyMs);
      }
      if (time % 10 === 0) run.tell(`${time} times`);
    }
    const slowest = (Math.max(...readyMs) / 1000).toFixed(1);
    return {
      figure: `${PROCESSES} processes at once, ${times === 1 ? 'once' : `${times} times`} on each engine: ${broken.length} faults; the slowest ready after ${slowest} s`,
      broken,
    };
  },
};

interface Round {
  readonly broken: string[];
  readonly readyMs: number[];
}

async function onPostgres(run: Run): Promise<Round> {
  const url = await run.postgres();
  const { served, refused } = await startAll(run, { DATABASE_URL: url });
  const broken = refused.map(({ message }) => `On PostgreSQL a process did not start. ${message}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select name, count(*)::int as times from kysely_migration group by name');
  await client.end();
  broken.push(...notOnce(rows));
  return { broken, readyMs: served };
}

async function onSqlite(run: Run): Promise<Round> {
  const folder = run.folder();
  const { served, refused } = await startAll(run, { DATA_DIR: folder });
  const broken = served.length === 1 ? [] : [`On SQLite ${served.length} processes served one folder.`];
  for (const { said, code } of refused)
    if (code !== 1 || !said.startsWith(`Another Pinch is using ${folder}.`))
      broken.push(`A process that found the folder taken ended with ${code} and said "${said}".`);
  const database = new DatabaseSync(join(folder, 'pinch.db'));
  broken.push(...notOnce(database.prepare('select name, count(*) as times from kysely_migration group by name').all()));
  database.close();
  return { broken, readyMs: served };
}

function notOnce(rows: readonly Record<string, unknown>[]): string[] {
  if (rows.length === 0) return ['No migration ran.'];
  return rows.filter(({ times }) => times !== 1).map(({ name, times }) => `${name} ran ${times} times.`);
}

/** Starts all and stops those that serve. */
async function startAll(run: Run, where: { DATA_DIR?: string; DATABASE_URL?: string }): Promise<{ served: number[]; refused: NotStarted[] }> {
  const started = await Promise.allSettled(Array.from({ length: PROCESSES }, () => startServer(run, where)));
  const servers: Started[] = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  await Promise.all(servers.map((server) => server.kill()));
  const refused = started.flatMap(({ status, ...outcome }) => {
    if (status === 'fulfilled') return [];
    const { reason } = outcome as PromiseRejectedResult;
    if (reason instanceof NotStarted) return [reason];
    throw reason;
  });
  return { served: servers.map(({ readyMs }) => readyMs), refused };
}
