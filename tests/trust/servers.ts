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

/** Starts a lean server. @throws NotStarted when it ends before it is ready */
export async function startServer(run: Run, where: { readonly DATA_DIR?: string; readonly DATABASE_URL?: string }): Promise<Started> {
  const from = performance.now();
  const child = fork(join(import.meta.dirname, 'lean-server.ts'), {
    env: { PATH: process.env.PATH, ...where },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  run.atEnd(() => child.kill('SIGKILL'));
  const port = await portOf(child);
  const readyMs = performance.now() - from;
  return {
    url: `http://127.0.0.1:${port}`,
    readyMs,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
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
