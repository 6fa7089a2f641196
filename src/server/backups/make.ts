import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Engine } from '../storage/schema.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { refuseWithoutRoom, settle } from './disk.ts';
import { DATA_FILE, MANIFEST_FILE, type Manifest, SUMS_FILE, sumsOf } from './manifest.ts';
import { type Kind, listBackups, nameOf } from './names.ts';
import { outlived } from './retention.ts';
import { examine } from './still.ts';

/** All pages in one step: it reads one moment, and no write of a busy server makes it begin again. Writers do not wait for it. */
const ALL_PAGES = 2 ** 31 - 1;
const UNFINISHED = '.unfinished-';
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Backup {
  /** Its folder. */
  readonly path: string;
  readonly manifest: Manifest;
}

export interface ToMake {
  /** The folder that holds the backups; made when it is not there. */
  readonly into: string;
  readonly kind: Kind;
  readonly now: Date;
}

/**
 * Copies the SQLite database in `folder` while a server may be using it, reads the copy through, and gives it its name when all
 * of it is right and on the disk: what has a name is whole.
 *
 * @throws Error with a sentence when there is no data, no room, or the copy is not right
 */
export async function backUpSqlite(folder: string, toMake: ToMake): Promise<Backup> {
  const file = join(folder, 'pinch.db');
  if (!existsSync(file)) throw new Error(`There is no data in ${folder} yet.`);
  return finish(toMake, 'sqlite', async (copy) => {
    const live = openSqlite(file);
    try {
      const [size] = live.prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size').all();
      refuseWithoutRoom(toMake.into, Number(size?.bytes));
      await backup(live, copy, { rate: ALL_PAGES });
    } finally {
      live.close();
    }
    standAlone(copy);
  });
}

/** Makes a backup of what `copyTo` writes to the file it is given, then takes away those nobody needs any more. @throws Error as backUpSqlite */
export async function finish({ into, kind, now }: ToMake, engine: Engine, copyTo: (file: string) => Promise<void>): Promise<Backup> {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  clearUnfinished(into, now);
  const path = join(into, freeName(into, now, kind));
  const work = join(into, `${UNFINISHED}${process.pid}-${basename(path)}`);
  mkdirSync(work, { mode: 0o700 });
  try {
    const data = join(work, DATA_FILE);
    await copyTo(data);
    chmodSync(data, 0o600);
    const manifest: Manifest = { form: 1, takenAt: now.toISOString(), engine, tables: await examine(data) };
    writeFileSync(join(work, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    writeFileSync(join(work, SUMS_FILE), await sumsOf(work), { mode: 0o600 });
    for (const part of [DATA_FILE, MANIFEST_FILE, SUMS_FILE]) settle(join(work, part));
    settle(work);
    renameSync(work, path);
    settle(into);
    for (const { name } of outlived(listBackups(into))) rmSync(join(into, name), { recursive: true });
    return { path, manifest };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Two within a second, by a server that is started again and again, differ by a second in their names. */
function freeName(into: string, now: Date, kind: Kind): string {
  const name = nameOf(now, kind);
  return existsSync(join(into, name)) ? freeName(into, new Date(now.getTime() + 1000), kind) : name;
}

/** What a backup left that was killed halfway. One that another process is making right now is younger. */
function clearUnfinished(into: string, now: Date): void {
  for (const name of readdirSync(into).filter((entry) => entry.startsWith(UNFINISHED))) {
    const work = join(into, name);
    if (now.getTime() - statSync(work).mtimeMs > DAY_MS) rmSync(work, { recursive: true, force: true });
  }
}

/** A copy of a database with a write-ahead log wants one too, until it is told otherwise. */
export function standAlone(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}
