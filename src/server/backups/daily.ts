import { fork } from 'node:child_process';
import { join } from 'node:path';
import { listBackups } from './names.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A server that has just been started has better things to do, and one that runs for a minute only needs no backup. */
const FIRST_LOOK_MS = 60_000;

interface Regularly {
  readonly into: string;
  readonly everyHours: number;
  readonly now: () => Date;
  /** Hears what went wrong; the next try is an hour later. */
  readonly onError: (error: Error) => void;
  readonly firstLookMs?: number;
}

/**
 * Backs up while the server runs, in a process of its own: reading a large database through would hold up every visitor. Looks
 * once an hour, so that a machine that sleeps at night has its backup in the morning.
 */
export function backUpRegularly({ into, everyHours, now, onError, firstLookMs = FIRST_LOOK_MS }: Regularly): { stop(): void } {
  let stopBackup = () => {};
  const look = () => {
    if (isDue(listBackups(into).findLast(({ kind }) => kind === 'daily')?.takenAt, now(), everyHours)) stopBackup = start(onError);
  };
  const first = setTimeout(look, firstLookMs).unref();
  const every = setInterval(look, HOUR_MS).unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(every);
      stopBackup();
    },
  };
}

/** Whether the next backup should be made. A last one from the future means that the clock was set back: it says nothing. */
export function isDue(last: Date | undefined, now: Date, everyHours: number): boolean {
  return !last || last > now || now.getTime() - last.getTime() >= everyHours * HOUR_MS;
}

function start(onError: (error: Error) => void): () => void {
  const child = fork(join(import.meta.dirname, 'daily-process.ts'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  let isStopped = false;
  child.stderr?.on('data', (part) => {
    said += part;
  });
  child.on('error', onError);
  child.on('exit', (code) => {
    if (code !== 0 && !isStopped) onError(new Error(`The daily backup was not made: ${said.trim()}`));
  });
  return () => {
    isStopped = true;
    child.kill();
  };
}
