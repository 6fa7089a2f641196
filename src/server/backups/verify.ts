import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DATA_FILE, type Manifest, readManifest, SUMS_FILE, sumsOf } from './manifest.ts';
import { examine } from './still.ts';

/**
 * Reads a backup through, without changing anything: its bytes against their hashes, then every page, reference and row.
 *
 * @throws Error with a sentence when anything is not as it was when the backup was made
 */
export async function verifyBackup(path: string): Promise<Manifest> {
  const said = read(() => readFileSync(join(path, SUMS_FILE), 'utf8'), path);
  const found = await sumsOf(path).catch(() => null);
  if (said !== found) throw new Error(`The backup ${path} is damaged: its files are not as they were when it was made. Use another.`);
  const manifest = read(() => readManifest(path), path);
  if (!isDeepStrictEqual(await examine(join(path, DATA_FILE)), manifest.tables))
    throw new Error(`The backup ${path} is damaged: its rows are not those its manifest counts. Use another.`);
  return manifest;
}

function read<T>(reading: () => T, path: string): T {
  try {
    return reading();
  } catch {
    throw new Error(`${path} is no backup that this Pinch can read.`);
  }
}
