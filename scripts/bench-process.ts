import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

interface Usage {
  readonly cpuMs: number;
  readonly rssMib: number;
}

/** A server that is measured, in a process of its own. */
export interface Server {
  readonly url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

type Kind = 'pinch' | 'bare' | 'bare rows' | 'bare files';

export function startServer(kind: Kind, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'bench-server.ts'), [kind], { env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve(measured(child, port as number)));
    child.once('exit', (code) => reject(new Error(`The ${kind} server ended with ${code} before it was measured.`)));
  });
}

function measured(child: ChildProcess, port: number): Server {
  return {
    url: `http://127.0.0.1:${port}`,
    usage: () =>
      new Promise((resolve) => {
        child.once('message', (usage) => resolve(usage as Usage));
        child.send('usage');
      }),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}
