import { useSyncExternalStore } from 'react';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';

/** What was served last; kept while the page is open, so that the way back finds it. */
export interface Served {
  readonly answer: Answer;
  readonly request: CookRequest;
  /** Titles and dishes shown so far for this list: the same dish by another name is no other dish. */
  readonly shown: readonly string[];
  /** Counts the answers, so that each is scrolled to once. */
  readonly turn: number;
  /** True when others were asked for and there were none. */
  readonly isAll: boolean;
}

let served: Served | null = null;
const listeners = new Set<() => void>();

export function useServed(): Served | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => served,
    () => null,
  );
}

export function keepServed(answer: Answer, request: CookRequest): void {
  served = serve(answer, request, served);
  for (const listener of listeners) listener();
}

/** Others are counted with those shown before; when there are no others, what is on the table stays there. */
export function serve(answer: Answer, request: CookRequest, before: Served | null): Served {
  const isMore = request.exclude !== undefined;
  const turn = (before?.turn ?? 0) + 1;
  if (isMore && before && answer.recipes.length === 0) return { ...before, isAll: true };
  const shown = answer.recipes.flatMap(({ title, dish }) => [title, dish]);
  return { answer, request, shown: isMore && before ? [...before.shown, ...shown] : shown, turn, isAll: false };
}
