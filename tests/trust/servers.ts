import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Run } from './check.ts';

export interface Started {
  readonly url: string;
  readonly readyMs: number;
  /** As `kill -9`: nothing is finished, nothing is said. */
  kill(): Promise<void>;
}

/** What a server said when it would not start. */
export class NotStarted extends Error {
  readonly said: string;
  readonly code: number | null;
  constructor(said: string, code: number | null) {
    super(`The server ended with ${code}: ${said || 'it said nothing'}`);
    this.said = said;
    this.code = code;
  }
}

/** Starts a lean server, under a program that watches it when one is given. @throws NotStarted when it ends before it is ready */
export async function startServer(
  run: Run,
  where: { readonly DATA_DIR?: string; readonly DATABASE_URL?: string },
  [watcher, ...itsOptions]: readonly string[] = [],
): Promise<Started> {
  const from = performance.now();
  const child = fork(join(import.meta.dirname, 'lean-server.ts'), {
    ...(watcher ? { execPath: watcher, execArgv: [...itsOptions, process.execPath] } : {}),
    env: { PATH: process.env.PATH, ...where },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Who is only watched outlives a watcher that is killed; a server whose parent hangs up ends.
  const end = () => (watcher ? child.connected && child.disconnect() : child.kill('SIGKILL'));
  run.atEnd(end);
  const port = await portOf(child);
  const readyMs = performance.now() - from;
  return {
    url: `http://127.0.0.1:${port}`,
    readyMs,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      end();
      await exit;
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  let said = '';
  child.stderr?.on('data', (part) => {
    said += part;
  });
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve(Number(port)));
    child.once('close', (code) => reject(new NotStarted(said.trim(), code)));
  });
}
