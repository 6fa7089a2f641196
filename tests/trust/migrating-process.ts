import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Run } from './check.ts';

export type Where = { readonly DATA_DIR?: string; readonly DATABASE_URL?: string };

/** Starts a process that opens a database with migrations of a later Pinch (migrating.ts). */
export function startMigrating(run: Run, where: Where, env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = fork(join(import.meta.dirname, 'migrating.ts'), {
    env: { PATH: process.env.PATH, ...where, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  run.atEnd(() => child.kill('SIGKILL'));
  return child;
}

/**
 * Waits until such a process is through.
 *
 * @returns how long it took, without the start of the process. @throws Error with what it said when it fails
 */
export async function migrated(child: ChildProcess): Promise<number> {
  let said = '';
  child.stderr?.on('data', (part) => {
    said += part;
  });
  const ended = once(child, 'close');
  await Promise.race([once(child, 'message'), ended]);
  const from = performance.now();
  const tookMs = Promise.race([once(child, 'message').then(() => performance.now() - from), ended.then(() => 0)]);
  const [code] = await ended;
  if (code !== 0) throw new Error(`A migration that nobody disturbed ended with ${code}: ${said.trim()}`);
  return tookMs;
}
