import type { Turns } from './turns.ts';

const MOST_KEYS = 50_000;

/** The turns of this process alone. @param clock in milliseconds, never set back: a clock that jumps must bar nobody for longer than a window */
export function turnsInMemory(clock: () => number = () => performance.now()): Turns {
  const windows = new Map<string, { count: number; until: number }>();
  const open = (key: string, windowMs: number) => {
    // The oldest go first; most of them are over.
    if (windows.size >= MOST_KEYS) windows.delete(windows.keys().next().value ?? '');
    windows.delete(key);
    const window = { count: 0, until: clock() + windowMs };
    windows.set(key, window);
    return window;
  };
  return {
    take: async (key, { windowMs }) => {
      const known = windows.get(key);
      const window = known && known.until > clock() ? known : open(key, windowMs);
      window.count += 1;
      return { count: window.count, leftMs: window.until - clock() };
    },
    giveBack: async (key) => {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}
