import { AppError } from '../app-error.ts';

/** How much the last turn says of the next. */
const WEIGHT_OF_LAST = 0.1;
/** When turns take longer than they looked like: beyond this nobody waits any more for what they would get. */
const GRACE_MS = 500;

export interface Line {
  /** Waits its turn and works. @throws AppError overloaded for whoever would wait too long, or has */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** From now on it counts how long turns take and who waits: what came before says nothing of it. */
  readonly open: () => void;
}

interface Bounds {
  readonly atOnce: number;
  /** Whoever would wait longer than this for their turn is better told to come again, and at once. */
  readonly mostWaitMs: number;
  /** However short turns are, a crowd arriving at once is bounded. */
  readonly mostWaiting: number;
  /** What is said to those who are sent away. */
  readonly sentence: string;
  readonly onShed: () => void;
}

/** Lets so many work at once and the others in the order they came. */
export function aLine({ atOnce, mostWaitMs, mostWaiting, sentence, onShed }: Bounds): Line {
  const waiting: ((now: number) => void)[] = [];
  let atWork = 0;
  let openedAt = Number.POSITIVE_INFINITY;
  /** From one turn that ends to the next while there is work, smoothed: what each that waits adds to the waiting. */
  let betweenMs = 0;
  let lastDone = 0;
  const sendAway = () => {
    onShed();
    return new AppError('overloaded', sentence);
  };
  const turn = (from: number) =>
    new Promise<void>((resolve, reject) => {
      waiting.push((now) => {
        if (now - Math.max(from, openedAt) > mostWaitMs + GRACE_MS) return reject(sendAway());
        atWork += 1;
        resolve();
      });
    });
  const done = (from: number) => {
    const now = performance.now();
    if (now > openedAt) betweenMs += WEIGHT_OF_LAST * (now - Math.max(from, lastDone, openedAt) - betweenMs);
    lastDone = now;
    atWork -= 1;
    while (atWork < atOnce && waiting.length > 0) waiting.shift()?.(now);
  };
  return {
    inTurn: async (work) => {
      if (waiting.length * betweenMs > mostWaitMs || waiting.length >= mostWaiting) throw sendAway();
      const from = performance.now();
      if (atWork < atOnce) atWork += 1;
      else await turn(from);
      try {
        return await work();
      } finally {
        done(from);
      }
    },
    open: () => {
      openedAt = performance.now();
    },
  };
}
