import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** CPU that a process and its children have used, those that have ended too; NaN where /proc is not there to tell. */
export function familyCpuMs(pid: number): number {
  const parent = timesOf(pid);
  if (!parent) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === pid);
  return parent.ownMs + parent.endedMs + children.reduce((sum, child) => sum + (child?.ownMs ?? 0), 0);
}

function timesOf(pid: number) {
  try {
    // The name stands in brackets and may have spaces in it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    const [, parent, user, system, endedUser, endedSystem] = [0, 1, 11, 12, 13, 14].map((place) => fields[place] ?? 0);
    return { parent, ownMs: (Number(user) + Number(system)) * TICK_MS, endedMs: (Number(endedUser) + Number(endedSystem)) * TICK_MS };
  } catch {
    return null;
  }
}
