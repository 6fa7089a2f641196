import { createHmac, randomBytes } from 'node:crypto';
import type { CookRequest, Recipe } from '#kitchen/recipe.ts';

const MOST_ANSWERS = 200;
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface Served {
  readonly recipes: readonly Recipe[];
  readonly notes: readonly string[];
}

export interface AnswerCache {
  readonly find: (request: CookRequest) => Served | null;
  readonly keep: (request: CookRequest, served: Served) => void;
}

/**
 * What a guest has cooked, for a day, so that the same request has the same answer and is not paid for twice. In memory, the oldest
 * makes room; requests only as a fingerprint, since wishes are health data. Whoever asks for others (a seed) is not served from it.
 */
export function answerCache(now: () => Date): AnswerCache {
  const key = randomBytes(32);
  const kept = new Map<string, { readonly served: Served; readonly until: number }>();
  const printOf = (request: CookRequest) =>
    createHmac('sha256', key)
      .update(JSON.stringify(sorted(request)))
      .digest('base64url');
  return {
    find: (request) => {
      if (wantsOthers(request)) return null;
      const print = printOf(request);
      const found = kept.get(print);
      if (!found) return null;
      if (found.until > now().getTime()) return found.served;
      kept.delete(print);
      return null;
    },
    keep: (request, served) => {
      if (wantsOthers(request)) return;
      const print = printOf(request);
      kept.delete(print);
      kept.set(print, { served, until: now().getTime() + KEPT_MS });
      if (kept.size > MOST_ANSWERS) kept.delete(kept.keys().next().value as string);
    },
  };
}

function wantsOthers({ seed, exclude }: CookRequest): boolean {
  return (seed ?? 0) > 0 || (exclude?.length ?? 0) > 0;
}

function sorted(request: CookRequest): [string, unknown][] {
  return Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
}
