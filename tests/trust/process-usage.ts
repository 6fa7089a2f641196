import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;
const KIB_PER_MIB = 1024;

interface ProcessUsage {
  readonly cpuMs: number;
  readonly rssMib: number;
  /** The most it has ever occupied. */
  readonly peakMib: number;
  readonly openFiles: number;
}

export const canLook = process.platform === 'linux';

/** What a process has used and holds, told by the system and not by itself. */
export function usageOf(pid: number): ProcessUsage {
  // The name stands in brackets and may have spaces in it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / KIB_PER_MIB;
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    rssMib: mib('VmRSS'),
    peakMib: mib('VmHWM'),
    openFiles: readdirSync(`/proc/${pid}/fd`).length,
  };
}
