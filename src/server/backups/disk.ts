import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, statfsSync } from 'node:fs';

/** Makes sure that a file, or what a folder says of its files, is on the disk and not only on its way there. */
export function settle(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** SHA-256 of a file's content in hex. Never for a database that is open: closing the file would let go of SQLite's locks. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** @throws Error with a sentence when the folder's disk has no room for so many bytes and some to spare */
export function refuseWithoutRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  // What is left must still take the visitors' writes for a while.
  const needed = bytes * 1.1 + 4 * 1024 * 1024;
  if (free < needed) throw new Error(`There is no room for a copy in ${folder}: it needs ${inMiB(needed)} MiB, and ${inMiB(free)} MiB are free.`);
}

const inMiB = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
