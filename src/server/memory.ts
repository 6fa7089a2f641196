import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

/** What is left free, for what the system itself keeps for us (buffers of sockets, tables of pages). */
const MOST_OF_MEMORY = 0.9;
const BYTES_PER_KIB = 1024;

/** Whether this process holds nearly all the memory it may have: of the machine, or of the group it is bounded by. */
export function isMemoryShort(): boolean {
  return heldBytes() > MOST_OF_MEMORY * Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}

/**
 * Bytes that nobody can take from this process. What it has mapped from files (Node's own 60 MiB) the system drops when it needs the
 * room, so it is left out where the system tells the two apart (Linux).
 */
export function heldBytes(): number {
  try {
    const [, anonymous] = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'latin1')) ?? [];
    if (anonymous) return Number(anonymous) * BYTES_PER_KIB;
  } catch {
    // No Linux.
  }
  return process.memoryUsage.rss();
}
