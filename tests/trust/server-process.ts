import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Run } from './check.ts';

const START = join(import.meta.dirname, '../../src/server/start.ts');
const START_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 20;
/** Checks meet limits only where they ask for them. */
const NO_LIMITS = { RATE_GENERATE_PER_MINUTE: '0', RATE_AUTH_PER_MINUTE: '0', RATE_CONTACT_PER_HOUR: '0', MAX_EVENT_LOOP_DELAY_MS: '0', COOKS: '1' };

/** Pinch in a process of its own, as an operator starts it. */
export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Everything it has written so far. */
  readonly output: () => string;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts a server and waits until it is ready, as an operator does. It is killed when the check ends. `within`: the words of a command that becomes the one
 * given after it. @throws Error with what it wrote when it does not start
 */
export async function serverProcess(run: Run, env: Readonly<Record<string, string>> = {}, within: readonly string[] = []): Promise<ServerProcess> {
  const [command = process.execPath, ...words] = [...within, process.execPath, START];
  const child = spawn(command, words, { env: { ...withoutSettings(), ...NO_LIMITS, PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => written.push(text));
  const output = () => written.join('');
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  run.atEnd(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const origin = await addressOf(child, output);
  await untilReady(origin);
  return { origin, port: Number(new URL(origin).port), pid: child.pid ?? 0, output, signal: (signal) => void child.kill(signal), ended };
}

/** It listens before the cooks have come. @throws Error when it does not get ready in time */
async function untilReady(origin: string): Promise<void> {
  for (const until = performance.now() + START_WITHIN_MS; performance.now() < until; await wait(LOOK_EVERY_MS)) {
    if (await isReady(origin)) return;
  }
  throw new Error('The server listens, but did not get ready in time.');
}

/** Whether a server says that new visitors may come; one that does not answer within a second is not ready. */
export async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`The server did not start in time:\n${output()}`)), START_WITHIN_MS);
    const look = () => {
      const [, address] = /^Pinch is at (http:\/\/\S+)$/m.exec(output()) ?? [];
      if (!address) return;
      clearTimeout(giveUp);
      resolve(address);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(giveUp);
      reject(new Error(`The server ended with ${code} before it listened:\n${output()}`));
    });
  });
}

/** The environment without what somebody may have set for a Pinch of their own. */
function withoutSettings(): NodeJS.ProcessEnv {
  const { PORT, HOST, DATA_DIR, BACKUP_DIR, BACKUP_EVERY_HOURS, DATABASE_URL, PUBLIC_URL, SMTP_URL, TRUSTED_PROXIES, METRICS_TOKEN, PASSWORD_KEY, ...rest } =
    process.env;
  return rest;
}
