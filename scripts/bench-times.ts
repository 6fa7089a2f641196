/** How long things took, in milliseconds: half took at most `p50`, all but one in a hundred at most `p99`. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

/** @param spent milliseconds of each run, in any order; at least one. */
export function timesOf(spent: readonly number[]): Times {
  const sorted = [...spent].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), count: sorted.length };
}
