const FAILURES = 5;
const WITHIN_MS = 30_000;
const PROBE_EVERY_MS = 60_000;

export interface Breaker {
  /** Whether a call may be made now. Where the guest rests, one call a minute may, to see whether it is back. */
  readonly mayCall: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
}

/**
 * Stops asking a guest that fails: after five failures in half a minute it rests, and is asked once a minute until it answers.
 *
 * @param clock milliseconds that only ever grow
 */
export function breaker(clock: () => number): Breaker {
  let failures: number[] = [];
  let probedAt: number | null = null;
  return {
    mayCall: () => {
      if (probedAt === null) return true;
      if (clock() - probedAt < PROBE_EVERY_MS) return false;
      probedAt = clock();
      return true;
    },
    succeeded: () => {
      failures = [];
      probedAt = null;
    },
    failed: () => {
      const now = clock();
      failures = [...failures.filter((at) => now - at < WITHIN_MS), now];
      if (failures.length >= FAILURES || probedAt !== null) probedAt = now;
    },
  };
}
