import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deed } from './disk-record.ts';

/** What a disk writes whole or not at all. */
const SECTOR = 512;

type Change = Extract<Deed, { kind: 'write' | 'truncate' }>;
type Entry = Extract<Deed, { kind: 'make' | 'remove' | 'rename' }>;

interface File {
  /** What is surely on the disk. */
  safe: Buffer;
  /** What was asked for since it was last synced, in order. */
  unsafe: Change[];
}

/**
 * A disk that loses power: of what was not synced any part may be on it, whole, torn or not at all, in any order. Names appear and
 * go in order, as file systems keep them in a journal, and surely once the folder is synced.
 */
export class Disk {
  /** By the name each has when nothing is lost. */
  private readonly files = new Map<string, File>();
  /** Names that are surely there. */
  private readonly names = new Map<string, File>();
  private unsafeNames: { readonly entry: Entry; readonly file: File }[] = [];

  do(deed: Deed): void {
    if (deed.kind === 'sent') return;
    if (deed.kind === 'sync-folder') {
      for (const { entry, file } of this.unsafeNames) apply(this.names, entry, file);
      this.unsafeNames = [];
      return;
    }
    // The index of the WAL is made anew after power loss.
    if (deed.file.endsWith('-shm')) return;
    if (deed.kind === 'make' || deed.kind === 'remove' || deed.kind === 'rename') this.enter(deed);
    else {
      const file = this.files.get(deed.file);
      if (!file) throw new Error(`${deed.file} was ${deed.kind} before it was there.`);
      if (deed.kind === 'sync') {
        file.safe = changed(file.safe, file.unsafe);
        file.unsafe = [];
      } else file.unsafe.push(deed);
    }
  }

  /** Whether a folder holds what this disk would without a loss: then the record is whole. */
  isLike(folder: string): boolean {
    return [...this.files].every(([name, { safe, unsafe }]) => changed(safe, unsafe).equals(readFileSync(join(folder, name))));
  }

  /** How much would be at stake if the power went now. */
  get unsafeCount(): number {
    return this.unsafeNames.length + [...this.files.values()].reduce((sum, { unsafe }) => sum + unsafe.length, 0);
  }

  /** Leaves in the folder what the disk might hold if the power went now. */
  loseInto(folder: string, chance: () => number): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const names = new Map(this.names);
    const journalled = Math.trunc(chance() * (this.unsafeNames.length + 1));
    for (const { entry, file } of this.unsafeNames.slice(0, journalled)) apply(names, entry, file);
    // Now nearly all is lost, now hardly anything.
    const kept = chance();
    const torn = chance() * (1 - kept);
    for (const [name, file] of names) {
      const onDisk = file.unsafe.flatMap((change): Change[] => {
        const fate = chance();
        if (fate < kept) return [change];
        return fate < kept + torn && change.kind === 'write' ? sectorsOf(change).filter(() => chance() < 0.5) : [];
      });
      writeFileSync(join(folder, name), changed(file.safe, onDisk));
    }
  }

  private enter(entry: Entry): void {
    const known = this.files.get(entry.file);
    if (entry.kind === 'make' && known) return;
    const file = known ?? { safe: Buffer.alloc(0), unsafe: [] };
    apply(this.files, entry, file);
    this.unsafeNames.push({ entry, file });
  }
}

function apply(names: Map<string, File>, entry: Entry, file: File): void {
  if (entry.kind !== 'make') names.delete(entry.file);
  if (entry.kind === 'make') names.set(entry.file, file);
  if (entry.kind === 'rename') names.set(entry.to, file);
}

/** The bytes after all changes; what they were stays as it is, for another image. */
function changed(bytes: Buffer, changes: readonly Change[]): Buffer {
  const ends = changes.map((change) => (change.kind === 'truncate' ? change.size : change.at + change.bytes.length));
  const after = Buffer.alloc(Math.max(bytes.length, ...ends));
  bytes.copy(after);
  let size = bytes.length;
  for (const change of changes) {
    if (change.kind === 'truncate') {
      if (change.size < size) after.fill(0, change.size, size);
      size = change.size;
    } else {
      change.bytes.copy(after, change.at);
      size = Math.max(size, change.at + change.bytes.length);
    }
  }
  return after.subarray(0, size);
}

function sectorsOf({ kind, file, at, bytes }: Extract<Deed, { kind: 'write' }>): Change[] {
  const parts: Change[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, from + SECTOR - ((at + from) % SECTOR));
    parts.push({ kind, file, at: at + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return parts;
}
