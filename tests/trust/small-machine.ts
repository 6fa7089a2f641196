import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './check.ts';

const PERIOD_US = 100_000;
const BYTES_PER_MIB = 1024 * 1024;
const NICER = '10';

/** For little memory, as docs/deploying.md has it: garbage goes at once instead of filling what room there is, and threads share one heap of the system's. */
export const LEAN = { COOKS: '1', NODE_OPTIONS: '--max-old-space-size=72 --max-semi-space-size=2', MALLOC_ARENA_MAX: '1' };

/** What makes a process of this machine one of a small machine. */
export interface SmallMachine {
  /** For serverProcess. */
  readonly within: readonly string[];
  /** For the figure: what it is bounded by. */
  readonly says: string;
}

interface Size {
  readonly openFiles: number;
  /** Share of one core; where we may not set it, the process only gives way to everybody else. */
  readonly cores: number;
  /** Memory in MiB, page cache and all: who takes more is killed. Where we may not set it, there is no such bound. */
  readonly memory: number;
}

export function smallMachine(run: Run, { openFiles, cores, memory }: Size): SmallMachine {
  const slow = boundedGroup(run, 'cpu', { 'cpu.cfs_period_us': PERIOD_US, 'cpu.cfs_quota_us': cores * PERIOD_US });
  const tight = boundedGroup(run, 'memory', { 'memory.limit_in_bytes': memory * BYTES_PER_MIB });
  const enter = [slow, tight].map((group) => (group ? `echo $$ > ${group}/cgroup.procs; ` : '')).join('');
  const within = ['sh', '-c', `ulimit -n ${openFiles}; ${enter}exec ${slow ? '' : `nice -n ${NICER} `}"$@"`, 'sh'];
  return {
    within,
    says: `${openFiles} open files, ${slow ? `${cores} of a core` : `nice ${NICER}`}, ${tight ? `${memory} MiB and not one more` : 'memory without a bound'}`,
  };
}

/** A group of our own below the one we are in, with these bounds; null where none may be made (cgroup v1 alone lets us so simply). */
function boundedGroup(run: Run, controller: 'cpu' | 'memory', bounds: Readonly<Record<string, number>>): string | null {
  try {
    const [, path = ''] = new RegExp(`^\\d+:${controller}:(.*)$`, 'm').exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
    const group = join('/sys/fs/cgroup', controller, path, `pinch-trust-${randomBytes(4).toString('hex')}`);
    mkdirSync(group);
    run.atEnd(() => giveUp(group));
    for (const [name, bound] of Object.entries(bounds)) writeFileSync(join(group, name), String(bound));
    return group;
  } catch {
    return null;
  }
}

/** A group is gone when nobody is left in it: whoever has not ended yet, a copy being made, goes back to the one above. */
function giveUp(group: string): void {
  for (const pid of readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)) writeFileSync(join(group, '../cgroup.procs'), pid);
  rmdirSync(group);
}

/** So many programs that do nothing but compute, beside the server. @returns what ends them */
export function noise(run: Run, count: number): () => void {
  // Each looks whether we are still there: should we end without a word, they must not compute for ever.
  const loop = `while kill -0 ${process.pid}; do :; done`;
  const loops = Array.from({ length: count }, () => spawn('nice', ['-n', NICER, 'sh', '-c', loop], { stdio: 'ignore' }));
  const end = () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
  run.atEnd(end);
  return end;
}
