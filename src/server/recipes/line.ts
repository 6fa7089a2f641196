import { AppError } from '../app-error.ts';

/** How much the last turn says of the next. */
const WEIGHT_OF_LAST = 0.1;
/** When turns take longer than they looked like: beyond this nobody waits any more for what they would get. */
const GRACE_MS = 400;

interface Line {
  readonly atOnce: number;
  /** Whoever would wait longer than this for their turn is better told to come again, and at once. */
  readonly mostWaitMs: number;
  /** However short turns are, a crowd arriving at once is bounded. */
  readonly mostWaiting: number;
  /** What is said to those who are sent away. */
  readonly sentence: string;
  readonly onShed: () => void;
}

/**
 * Lets so many work at once and the others in the order they came.
 *
 * @returns what waits its turn and works. @throws AppError overloaded for whoever would wait too long, or has
 */
export function aLine({ atOnce, mostWaitMs, mostWaiting, sentence, onShed }: Line): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: ((now: number) => void)[] = [];
  let atWork = 0;
  /** From one turn that ends to the next while there is work, smoothed: what each that waits adds to the waiting. */
  let betweenMs = 0;
  let lastDone = 0;
  const sendAway = () => {
    onShed();
    return new AppError('overloaded', sentence);
  };
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const from = performance.now();
      waiting.push((now) => {
        if (now - from > mostWaitMs + GRACE_MS) reject(sendAway());
        else {
          atWork += 1;
          resolve();
        }
      });
    });
  return async (work) => {
    if (waiting.length * betweenMs > mostWaitMs || waiting.length >= mostWaiting) throw sendAway();
    const from = performance.now();
    if (atWork < atOnce) atWork += 1;
    else await turn();
    try {
      return await work();
    } finally {
      const now = performance.now();
      betweenMs += WEIGHT_OF_LAST * (now - Math.max(from, lastDone) - betweenMs);
      lastDone = now;
      atWork -= 1;
      while (atWork < atOnce && waiting.length > 0) waiting.shift()?.(now);
    }
  };
}
