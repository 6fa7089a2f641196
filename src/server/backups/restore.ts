import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { holdFolder } from '../storage/lock.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { refuseWithoutRoom, settle } from './disk.ts';
import { DATA_FILE, type Manifest } from './manifest.ts';
import { stampOf } from './names.ts';
import { examine, refuseNewer } from './still.ts';
import { verifyBackup } from './verify.ts';

export interface Restored {
  readonly manifest: Manifest;
  /** The folder with the data from before; null: there were none. */
  readonly kept: string | null;
}

/**
 * Puts a backup in the place of the SQLite database in `folder`. Until the one rename at the end the old data are served as they
 * were; afterwards they lie beside, whole.
 *
 * @throws Error with a sentence when the backup is damaged or of a newer Pinch, a server is running, or there is no room; then nothing has changed
 */
export async function restoreSqlite(backup: string, folder: string, now: Date): Promise<Restored> {
  const manifest = await verifyBackup(backup);
  const source = join(backup, DATA_FILE);
  await refuseNewer(source);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const letGo = holdFolder(folder);
  const work = mkdtempSync(join(folder, '.restoring-'));
  try {
    refuseWithoutRoom(folder, statSync(source).size);
    const fresh = join(work, 'pinch.db');
    copyFileSync(source, fresh);
    if (!isDeepStrictEqual(await examine(fresh), manifest.tables)) throw new Error(`The copy in ${work} is not the backup. Is the disk of ${folder} in order?`);
    settle(fresh);
    const kept = keepOld(folder, now);
    renameSync(fresh, join(folder, 'pinch.db'));
    settle(folder);
    return { manifest, kept };
  } finally {
    rmSync(work, { recursive: true, force: true });
    letGo();
  }
}

/**
 * The old database gets a second name beside, and nothing is left that SQLite would take for the new one's log. The old log goes
 * first into the old file: a power cut before the rename then loses nothing. Of a damaged database the files are kept as they are.
 */
function keepOld(folder: string, now: Date): string | null {
  const file = join(folder, 'pinch.db');
  if (!existsSync(file)) return null;
  try {
    openSqlite(file).close();
  } catch {
    // Damaged: that may be why somebody restores.
  }
  const kept = join(folder, `before-restore-${stampOf(now)}`);
  mkdirSync(kept, { mode: 0o700 });
  for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) keep(file + ending, join(kept, `pinch.db${ending}`));
  settle(kept);
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  return kept;
}

/** A second name costs no room; some file systems know none. */
function keep(file: string, as: string): void {
  try {
    linkSync(file, as);
  } catch {
    copyFileSync(file, as);
    settle(as);
  }
}
