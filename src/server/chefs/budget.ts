import { createHmac, randomBytes } from 'node:crypto';

/** More visitors than this a day are not told apart any more: those beyond share what one may have. */
const MOST_VISITORS = 50_000;

interface Ceilings {
  readonly callsPerDay: number;
  readonly requestsPerVisitor: number;
  readonly tokensPerDay: number;
}

export interface Budget {
  /** Counts a visitor's request; false when the visitor has had what one may have in a day, or nothing is left for anybody. */
  readonly admit: (visitor: string) => boolean;
  /** Sets aside a call and the most tokens it may cost; null when that would go past a ceiling. */
  readonly reserve: (tokens: number) => Reservation | null;
}

export interface Reservation {
  /** What the call really cost. */
  readonly settle: (tokens: number) => void;
}

/** What a guest may be asked in a day (the operator's): calls and tokens in all, requests for each visitor. Kept in memory only. */
export function budget(ceilings: Ceilings, now: () => Date): Budget {
  const key = randomBytes(16);
  let today = freshDay();

  function day() {
    const date = now().toDateString();
    if (today.date !== date) today = freshDay();
    return today;
  }
  function freshDay() {
    return { date: now().toDateString(), calls: 0, tokens: 0, visitors: new Map<string, number>() };
  }

  return {
    admit: (visitor) => {
      const { calls, visitors } = day();
      if (calls >= ceilings.callsPerDay) return false;
      // Only a fingerprint that dies with the process: nobody's address is kept for a day.
      const print = createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 16);
      const who = visitors.has(print) || visitors.size < MOST_VISITORS ? print : 'others';
      const had = visitors.get(who) ?? 0;
      if (had >= ceilings.requestsPerVisitor) return false;
      visitors.set(who, had + 1);
      return true;
    },
    reserve: (tokens) => {
      const on = day();
      if (on.calls >= ceilings.callsPerDay || on.tokens + tokens > ceilings.tokensPerDay) return null;
      on.calls += 1;
      on.tokens += tokens;
      return {
        settle: (real) => {
          on.tokens += real - tokens;
        },
      };
    },
  };
}
