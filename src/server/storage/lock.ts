import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './faults.ts';

/**
 * Holds the folder for this process: two servers on one SQLite file would each believe they are alone. The system lets go when
 * the process ends, however it ends.
 *
 * @returns what lets go. @throws Error with a sentence when another server holds it; else SQLite's own.
 */
export function holdFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.db'));
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(`Another Pinch is using ${folder}. Stop it, or give this one a folder of its own: DATA_DIR=./other-data npm start`);
  }
  return () => lock.close();
}
