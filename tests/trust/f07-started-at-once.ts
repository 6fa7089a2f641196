import type { Check, Run } from './check.ts';
import { migrated, startMigrating } from './migrating-process.ts';
import { anOldDatabase, releasedMigrations } from './released.ts';
import { NotStarted, type Started, startServer } from './servers.ts';

const PROCESSES = 8;
/** Longer than a visitor's statement may take. */
const SLOW_SECONDS = '5';

export const check: Check = {
  number: 'F7',
  name: 'Several processes start at once',
  mustHold:
    'on PostgreSQL one makes the tables, or changes those of an older Pinch, the others wait however long that takes, and all serve; on SQLite one serves, and the others say why not and end.',
  isQuick: false,
  measure: async (run) => {
    const times = run.isDeep ? 50 : 1;
    const broken: string[] = [];
    const readyMs: number[] = [];
    for (let time = 1; time <= times; time++) {
      // The slow migration mostly waits.
      const old = onOldPostgres(run);
      for (const round of [await onPostgres(run), await onSqlite(run), await old]) {
        broken.push(...round.broken);
        readyMs.push(...round.readyMs);
      }
      if (time % 10 === 0) run.tell(`${time} times`);
    }
    const slowest = (Math.max(...readyMs) / 1000).toFixed(1);
    return {
      figure: `${PROCESSES} processes at once, ${times === 1 ? 'once' : `${times} times`} on an empty and an old PostgreSQL and on SQLite: ${broken.length} faults; the slowest ready after ${slowest} s`,
      broken,
    };
  },
};

interface Round {
  readonly broken: string[];
  readonly readyMs: number[];
}

async function onPostgres(run: Run): Promise<Round> {
  const { served, refused } = await startAll(run, { DATABASE_URL: await run.postgres() });
  return { broken: refused.map(({ message }) => `On PostgreSQL a process did not start. ${message}`), readyMs: served };
}

/** A migration that ran twice would fail: the column it adds would be there. */
async function onOldPostgres(run: Run): Promise<Round> {
  const where = { DATABASE_URL: await run.postgres() };
  const [upTo = ''] = releasedMigrations();
  await anOldDatabase({ where, upTo, cooks: 4 });
  const outcomes = await Promise.allSettled(Array.from({ length: PROCESSES }, () => migrated(startMigrating(run, where, { SLOW_SECONDS }))));
  const broken = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [`On the tables of an older Pinch: ${outcome.reason.message}`] : []));
  return { broken, readyMs: [] };
}

async function onSqlite(run: Run): Promise<Round> {
  const folder = run.folder();
  const { served, refused } = await startAll(run, { DATA_DIR: folder });
  const broken = served.length === 1 ? [] : [`On SQLite ${served.length} processes served one folder.`];
  for (const { said, code } of refused)
    if (code !== 1 || !said.startsWith(`Another Pinch is using ${folder}.`))
      broken.push(`A process that found the folder taken ended with ${code} and said "${said}".`);
  return { broken, readyMs: served };
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
