import { setTimeout as wait } from 'node:timers/promises';
import type { Check, Run } from './check.ts';
import { damageOf } from './damage-of.ts';
import { Keeper } from './keeper.ts';
import { Newcomers } from './newcomers.ts';
import { type Started, startServer } from './servers.ts';

const KEEPERS = 19;
const NEWCOMERS = 1;
const LATEST_KILL_MS = 600;
const PATIENCE_MS = 10_000;

export const check: Check = {
  number: 'F1',
  name: 'Killed while writing',
  mustHold: 'after kill -9 under twenty writers everything acknowledged is there, nothing is half there, and the database is whole.',
  isQuick: true,
  measure: async (run) => {
    const [sqlite, postgres] = run.isDeep ? [900, 100] : [5, 1];
    const folder = run.folder();
    const url = await run.postgres();
    const [onSqlite, onPostgres] = await Promise.all([
      killAgainAndAgain(run, { where: { DATA_DIR: folder }, kills: sqlite, damage: () => damageOf(run, folder) }),
      killAgainAndAgain(run, { where: { DATABASE_URL: url }, kills: postgres, damage: () => [] }),
    ]);
    const broken = [...onSqlite.broken, ...onPostgres.broken];
    const acknowledged = onSqlite.acknowledged + onPostgres.acknowledged;
    const readyMs = [...onSqlite.readyMs, ...onPostgres.readyMs].sort((a, b) => a - b);
    const p99 = readyMs[Math.ceil(readyMs.length * 0.99) - 1] ?? 0;
    return {
      figure: `${sqlite} kills on SQLite and ${postgres} on PostgreSQL: ${broken.length} faults in ${acknowledged.toLocaleString('en')} acknowledged writes; ready again within ${(p99 / 1000).toFixed(1)} s (p99)`,
      broken,
    };
  },
};

interface Life {
  readonly where: { readonly DATA_DIR?: string; readonly DATABASE_URL?: string };
  readonly kills: number;
  /** What is wrong with the database while no server runs. */
  readonly damage: () => string[];
}

async function killAgainAndAgain(run: Run, { where, kills, damage }: Life) {
  let server: Started = await startServer(run, where);
  const base = () => server.url;
  const keepers = Array.from({ length: KEEPERS }, (_, number) => new Keeper(`keeper.${number}`, base, run.chance));
  const newcomers = Array.from({ length: NEWCOMERS }, (_, number) => new Newcomers(`new.${number}`, base, run.chance));
  await Promise.all(keepers.map((keeper) => keeper.register()));
  const writers: Writer[] = [...keepers, ...newcomers];
  const broken: string[] = [];
  const readyMs: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    const writing = writers.map((writer) => writer.writeUntilCut());
    await firstWord(writers);
    await wait(run.chance() * LATEST_KILL_MS);
    await server.kill();
    broken.push(...(await Promise.all(writing)).flat(), ...damage());
    server = await startServer(run, where);
    readyMs.push(server.readyMs);
    broken.push(...(await Promise.all(writers.map((writer) => writer.compare()))).flat());
    if (kill % 100 === 0) run.tell(`${kill} kills`);
  }
  await server.kill();
  return { broken, readyMs, acknowledged: acknowledgedBy(writers) };
}

type Writer = Pick<Keeper, 'acknowledged' | 'writeUntilCut' | 'compare'>;

const acknowledgedBy = (writers: readonly Writer[]) => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** A server that is killed before it has written anything shows nothing. */
async function firstWord(writers: readonly Writer[]): Promise<void> {
  const before = acknowledgedBy(writers);
  for (let waitedMs = 0; acknowledgedBy(writers) === before && waitedMs < PATIENCE_MS; waitedMs += 2) await wait(2);
}
