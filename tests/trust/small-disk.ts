import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './check.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Takes all that is free, but for about so many bytes. */
  fill(butBytes?: number): void;
  empty(): void;
  setReadOnly(isReadOnly: boolean): void;
}

/** A disk of a few MiB in memory; null where this user may not make one. */
export function aSmallDisk(run: Run, mebibytes: number): SmallDisk | null {
  const folder = run.folder();
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !mount('-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder)) return null;
  run.atEnd(() => spawnSync('umount', ['-l', folder]));
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: (butBytes = 0) => {
      const file = openSync(ballast, 'w');
      try {
        for (let size = 64 * 1024; size >= 512; size /= 2) while (hasWritten(file, size));
      } finally {
        closeSync(file);
      }
      if (butBytes > 0) spawnSync('truncate', ['-s', `-${butBytes}`, ballast]);
    },
    empty: () => rmSync(ballast, { force: true }),
    setReadOnly: (isReadOnly) => void mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
  };
}

function mount(...args: string[]): boolean {
  return spawnSync('mount', args).status === 0;
}

/** A full disk takes part of a block, or nothing. */
function hasWritten(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}
