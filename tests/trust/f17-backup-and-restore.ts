import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { TABLES } from '#server/backups/copy-rows.ts';
import { fingerprintsOf } from '#server/backups/fingerprint.ts';
import { type Backup, backUpSqlite } from '#server/backups/make.ts';
import { DATA_FILE, MANIFEST_FILE, SUMS_FILE } from '#server/backups/manifest.ts';
import { moveToPostgres, moveToSqlite } from '#server/backups/move.ts';
import { restoreSqlite } from '#server/backups/restore.ts';
import { examine } from '#server/backups/still.ts';
import { openDatabase } from '#server/storage/database.ts';
import { someRows } from '#server/storage/some-rows.ts';
import type { Check, Run } from './check.ts';

export const check: Check = {
  number: 'F17',
  name: 'Backup and restore',
  mustHold:
    'a backup made during writes is one moment and comes back word for word, a damaged one is refused with the data untouched, and a move to PostgreSQL and back loses nothing.',
  isQuick: true,
  measure: async (run) => {
    const broken: string[] = [];
    const folder = run.folder();
    await fill(folder, run.isDeep ? { cooks: 200, recipesEach: 50 } : { cooks: 20, recipesEach: 20 });
    const backups = await backUpDuringWrites(run, folder, run.isDeep ? 100 : 6);
    for (const backup of backups) broken.push(...(await comesBack(run, backup)));
    const damaged = run.isDeep ? 200 : 40;
    const taken = await damagedAreRefused(run, backups[0] as Backup, folder, damaged);
    broken.push(...taken);
    const { rows, broken: lost } = await roundTrip(run, folder);
    broken.push(...lost);
    return {
      figure: `${backups.length} backups during writes restored row for row; ${damaged - taken.length} of ${damaged} damaged ones refused; ${rows} rows to PostgreSQL and back without a difference`,
      broken,
    };
  },
};

async function fill(folder: string, howMany: { cooks: number; recipesEach: number }): Promise<void> {
  const { db, close } = await openDatabase({ folder });
  await someRows(db, howMany);
  await close();
}

interface DuringWrites extends Backup {
  /** Recipes that were committed before the backup began. */
  readonly atLeast: number;
}

async function backUpDuringWrites(run: Run, folder: string, count: number): Promise<DuringWrites[]> {
  const writer = fork(join(import.meta.dirname, 'steady-writer.ts'), [folder]);
  run.atEnd(() => writer.kill('SIGKILL'));
  const exited = once(writer, 'exit');
  const committed = async () => {
    writer.send('how many?');
    const [answer] = await Promise.race([once(writer, 'message'), exited]);
    if (writer.exitCode !== null) throw new Error('The process that writes has ended.');
    return Number(answer);
  };
  while ((await committed()) === 0);
  const into = run.folder();
  const backups: DuringWrites[] = [];
  for (let number = 0; number < count; number++) {
    const atLeast = await committed();
    // Names differ by the second.
    const now = new Date(Date.UTC(2026, 0, 1) + number * 1000);
    backups.push({ ...(await backUpSqlite(folder, { into, kind: 'by-hand', now })), atLeast });
    if (number % 20 === 19) run.tell(`${number + 1} backups`);
  }
  writer.kill('SIGKILL');
  await exited;
  return backups;
}

/** The rows are those the manifest counts, and of one moment, not before the backup began: as many recipes as the last transaction said. */
async function comesBack(run: Run, { path, manifest, atLeast }: DuringWrites): Promise<string[]> {
  const folder = run.folder();
  await restoreSqlite(path, folder, new Date());
  const file = join(folder, 'pinch.db');
  if (!isDeepStrictEqual(await examine(file), manifest.tables)) return [`${path} came back with other rows.`];
  const database = new DatabaseSync(file, { readOnly: true });
  const [found] = database.prepare(`select (select count(*) from recipes) as counted, (select value from secrets where name = 'some-key') as said`).all();
  database.close();
  const counted = Number(found?.counted);
  if (String(counted) !== found?.said) return [`${path} holds ${counted} recipes, and its last transaction made ${found?.said}.`];
  return counted >= atLeast ? [] : [`${path} holds ${counted} recipes, and ${atLeast} were committed before it was begun.`];
}

async function damagedAreRefused(run: Run, backup: Backup, live: string, count: number): Promise<string[]> {
  const broken: string[] = [];
  const before = readFileSync(join(live, 'pinch.db'));
  for (let number = 0; number < count; number++) {
    const path = join(run.folder(), 'copy');
    mkdirSync(path);
    cpSync(backup.path, path, { recursive: true });
    const what = damage(run, path, number);
    const answer = await restoreSqlite(path, live, new Date()).then(
      () => `A backup with ${what} was restored.`,
      ({ message }: Error) => (/damaged|no backup/.test(message) ? null : `A backup with ${what} was refused with "${message}".`),
    );
    if (answer) broken.push(answer);
    rmSync(path, { recursive: true });
    if (!before.equals(readFileSync(join(live, 'pinch.db')))) return [...broken, `A backup with ${what} changed the data.`];
  }
  return broken;
}

/** By turns cut short and with one bit turned over, in each of the three files. */
function damage({ chance }: Run, path: string, number: number): string {
  const file = [DATA_FILE, MANIFEST_FILE, SUMS_FILE][Math.trunc(number / 2) % 3] as string;
  const bytes = readFileSync(join(path, file));
  const place = Math.trunc(chance() * bytes.length);
  if (number % 2 === 0) {
    truncateSync(join(path, file), place);
    return `${file} cut at ${place} of ${bytes.length} bytes`;
  }
  bytes[place] = (bytes[place] as number) ^ (1 << Math.trunc(chance() * 8));
  writeFileSync(join(path, file), bytes);
  return `a bit of byte ${place} of ${file} turned over`;
}

async function roundTrip(run: Run, folder: string): Promise<{ rows: number; broken: string[] }> {
  const url = await run.postgres();
  const back = run.folder();
  const before = await contentOf(folder);
  await moveToPostgres(folder, url);
  await moveToSqlite(url, back, { into: run.folder(), kind: 'by-hand', now: new Date() });
  const rows = Object.values(before).reduce((sum, table) => sum + table.rows, 0);
  return { rows, broken: isDeepStrictEqual(before, await contentOf(back)) ? [] : ['What came back from PostgreSQL differs from what went there.'] };
}

async function contentOf(folder: string) {
  const { db, engine, close } = await openDatabase({ folder });
  try {
    return await fingerprintsOf(db, engine, TABLES);
  } finally {
    await close();
  }
}
