/** Why the house cooked alone, or the guest's call came to nothing. */
export const MISHAPS = ['no answer', 'refused', 'too slow', 'too large', 'no recipe', 'stopped'] as const;
export type Mishap = (typeof MISHAPS)[number];

/** What has been counted since the start: of plates, of calls, and of requests that the guest was spared. Never of whom or what. */
export interface ChefCounts {
  passed: number;
  mended: number;
  replaced: number;
  calls: number;
  tokens: number;
  fromCache: number;
  /** Requests the house cooked alone: nothing left to spend, a guest that failed too often, one already at work for this visitor. */
  spent: number;
  resting: number;
  busy: number;
  readonly mishaps: Record<Mishap, number>;
}

export function newCounts(): ChefCounts {
  return {
    passed: 0,
    mended: 0,
    replaced: 0,
    calls: 0,
    tokens: 0,
    fromCache: 0,
    spent: 0,
    resting: 0,
    busy: 0,
    mishaps: { 'no answer': 0, refused: 0, 'too slow': 0, 'too large': 0, 'no recipe': 0, stopped: 0 },
  };
}
