import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { aRecipeToSave, PASSWORD } from '#server/a-visitor.ts';
import { backUpSqlite } from '#server/backups/make.ts';
import { examine } from '#server/backups/still.ts';
import { type Check, type Run, skip } from './check.ts';
import { aClient, type Client, patiently } from './client.ts';
import { damageOf } from './damage-of.ts';
import { migrated, startMigrating } from './migrating-process.ts';
import { anOldDatabase, releasedMigrations } from './released.ts';
import { NotStarted, startServer } from './servers.ts';
import { aSmallDisk, type SmallDisk } from './small-disk.ts';

const MIB = 1024 * 1024;
const DISK_MIB = 48;
const WRITES_WHILE_FULL = 20;

export const check: Check = {
  number: 'F3',
  name: 'Disk full',
  mustHold:
    'while nothing can be written, reading goes on and each write is refused as storage_full; with room again it writes without a restart, and nothing acknowledged is lost. A full or unwritable disk at start, in a backup or in a migration is told in a sentence and changes nothing.',
  isQuick: false,
  measure: async (run) => {
    const disk = aSmallDisk(run, DISK_MIB);
    if (!disk) return skip('only root on Linux may make a small disk to fill.');
    const served = await whileServing(run, disk, run.isDeep ? 20 : 3);
    const broken = [...served.broken, ...(await atStart(run, disk)), ...(await inBackup(disk)), ...(await inMigration(run))];
    return {
      figure: `full ${served.times} times: ${served.refused} writes refused, ${served.reads} reads answered, writing again within ${Math.round(served.slowestMs)} ms of room; ${broken.length} faults`,
      broken,
    };
  },
};

async function whileServing(run: Run, disk: SmallDisk, times: number) {
  const DATA_DIR = join(disk.folder, 'data');
  const server = await startServer(run, { DATA_DIR });
  const cook = aClient(() => server.url);
  await cook.call('POST', '/api/auth/register', { username: 'ann', email: 'ann@example.org', password: PASSWORD });
  const broken: string[] = [];
  const kept = new Map<string, number>();
  let [refused, reads, slowestMs, number] = [0, 0, 0, 0];
  const save = async () => {
    const title = `Soup ${number++}`;
    const { status, body } = await cook.call('POST', '/api/recipes', aRecipeToSave({ title, instructions: 'Stir.\n'.repeat(2500) }));
    if (status === 201) kept.set(title, body.id);
    return { status, body };
  };
  const remove = async () => {
    const [title, id] = kept.entries().next().value ?? [];
    if (title === undefined) return save();
    const { status, body } = await cook.call('DELETE', `/api/recipes/${id}`);
    if (status === 200) kept.delete(title);
    return { status, body };
  };
  for (let time = 0; time < times; time++) {
    disk.fill();
    const before = refused;
    for (let write = 0; write < WRITES_WHILE_FULL; write++) {
      const { status, body } = await (write % 4 === 3 ? remove() : save());
      if (status === 503 && body.code === 'storage_full') refused++;
      else if (status >= 300) broken.push(`A write on a full disk was answered with ${status}: ${JSON.stringify(body)}`);
      reads++;
      const list = await cook.call('GET', '/api/my-recipes');
      if (list.status !== 200) broken.push(`Reading while the disk was full was answered with ${list.status}.`);
    }
    if (refused === before) broken.push('The disk was full, and nothing was refused.');
    disk.empty();
    const from = performance.now();
    if ((await patiently(save)).status !== 201) broken.push('With room again nothing could be written.');
    slowestMs = Math.max(slowestMs, performance.now() - from);
  }
  broken.push(...(await lost(cook, [...kept.keys()])));
  await server.kill();
  return { broken: [...broken, ...damageOf(run, DATA_DIR)], times, refused, reads, slowestMs };
}

async function lost(cook: Client, kept: readonly string[]): Promise<string[]> {
  const { body } = await cook.call('GET', '/api/my-recipes');
  const there = body.map(({ title }: { title: string }) => title).sort();
  return isDeepStrictEqual(there, [...kept].sort()) ? [] : [`${kept.length} recipes were acknowledged and ${there.length} are there.`];
}

/** A server that cannot write says where and what to do, and one with room starts as if nothing had been. */
async function atStart(run: Run, disk: SmallDisk): Promise<string[]> {
  const broken: string[] = [];
  const DATA_DIR = join(disk.folder, 'data');
  const refusal = async (what: string, folder: string) => {
    const outcome = await startServer(run, { DATA_DIR: folder }).catch((error: unknown) => error);
    if (!(outcome instanceof NotStarted)) {
      broken.push(`${what}: the server started.`);
      return;
    }
    if (outcome.code !== 1 || !outcome.said.includes(folder) || outcome.said.includes('\n'))
      broken.push(`${what}: it ended with ${outcome.code} and said "${outcome.said}".`);
  };
  disk.fill();
  await refusal('A full disk and no data yet', join(disk.folder, 'other'));
  disk.empty();
  disk.setReadOnly(true);
  await refusal('A disk that cannot be written', DATA_DIR);
  disk.setReadOnly(false);
  const server = await startServer(run, { DATA_DIR });
  await server.kill();
  return broken;
}

async function inBackup(disk: SmallDisk): Promise<string[]> {
  const folder = join(disk.folder, 'data');
  const into = join(disk.folder, 'backups');
  disk.fill(MIB);
  const said = await backUpSqlite(folder, { into, kind: 'daily', now: new Date() }).then(
    () => 'it was made',
    ({ message }: Error) => message,
  );
  const left = readdirSync(into);
  disk.empty();
  return [
    ...(said.startsWith('There is no room for a copy') ? [] : [`A backup on a full disk: ${said}`]),
    ...(left.length === 0 ? [] : [`A backup on a full disk left ${left.join(', ')}.`]),
  ];
}

/** Of a full disk in the middle of a change of tables nothing is seen once there is room. */
async function inMigration(run: Run): Promise<string[]> {
  const [upTo = ''] = releasedMigrations();
  const [easy, tight] = [aSmallDisk(run, DISK_MIB), aSmallDisk(run, DISK_MIB)];
  if (!easy || !tight) throw new Error('A second small disk could not be made.');
  const contents: unknown[] = [];
  const broken: string[] = [];
  for (const disk of [easy, tight]) {
    const DATA_DIR = join(disk.folder, 'data');
    await anOldDatabase({ where: { DATA_DIR }, upTo, cooks: 150 });
    if (disk === tight)
      // Too little for the copy of the tables; then enough for it, and too little for the change.
      for (const free of [MIB / 2, statSync(join(DATA_DIR, 'pinch.db')).size * 1.1 + 4.2 * MIB]) {
        disk.fill(Math.trunc(free));
        const said = await migrated(startMigrating(run, { DATA_DIR })).then(
          () => 'it was made',
          ({ message }: Error) => message,
        );
        disk.empty();
        if (!/There is no room|has no room left/.test(said)) broken.push(`A migration with ${Math.trunc(free / 1024)} KiB free: ${said}`);
      }
    await migrated(startMigrating(run, { DATA_DIR }));
    const { kysely_migration, ...tables } = await examine(join(DATA_DIR, 'pinch.db'));
    contents.push(tables);
  }
  return isDeepStrictEqual(contents[0], contents[1]) ? broken : [...broken, 'After a full disk the migration ended with other rows.'];
}
