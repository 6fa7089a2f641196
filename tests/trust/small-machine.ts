import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './check.ts';

const PERIOD_US = 100_000;
const NICER = '10';

/** NODE_OPTIONS for little memory, as docs/operations.md has them: garbage goes at once instead of filling what room there is. */
export const LEAN = '--max-old-space-size=160 --max-semi-space-size=4';

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
}

export function smallMachine(run: Run, { openFiles, cores }: Size): SmallMachine {
  const group = boundedGroup(run, cores);
  const join = group ? `echo $$ > ${group}/cgroup.procs; ` : '';
  const within = ['sh', '-c', `ulimit -n ${openFiles}; ${join}exec ${group ? '' : `nice -n ${NICER} `}"$@"`, 'sh'];
  return { within, says: `${openFiles} open files, ${group ? `${cores} of a core` : `nice ${NICER}`}` };
}

/** A group of our own below the one we are in that gets no more CPU than this; null where none may be made (cgroup v1 alone lets us so simply). */
function boundedGroup(run: Run, cores: number): string | null {
  try {
    const [, path = ''] = /^\d+:cpu:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
    const group = join('/sys/fs/cgroup/cpu', path, `pinch-trust-${randomBytes(4).toString('hex')}`);
    mkdirSync(group);
    run.atEnd(() => rmdirSync(group));
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(cores * PERIOD_US));
    return group;
  } catch {
    return null;
  }
}

/** So many programs that do nothing but compute, beside the server. @returns what ends them */
export function noise(run: Run, count: number): () => void {
  const loops = Array.from({ length: count }, () => spawn('nice', ['-n', NICER, 'sh', '-c', 'while :; do :; done'], { stdio: 'ignore' }));
  const end = () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
  run.atEnd(end);
  return end;
}
