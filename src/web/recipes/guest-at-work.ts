import { useSyncExternalStore } from 'react';
import type { InputReport, Recipe } from '#kitchen/recipe.ts';

/** How far a partner is with the request that is under way. */
export interface GuestAtWork {
  readonly partner: string;
  readonly step: 'asked' | 'writing' | 'mending';
  readonly inputs: readonly InputReport[];
  /** Those that have passed. */
  readonly recipes: readonly Recipe[];
  readonly stop: () => void;
}

let atWork: GuestAtWork | null = null;
const listeners = new Set<(now: GuestAtWork | null) => void>();

export function tellAtWork(now: GuestAtWork | null): void {
  atWork = now;
  for (const listener of listeners) listener(now);
}

/** @returns what ends the watching */
export function watchGuest(listener: (now: GuestAtWork | null) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useGuestAtWork(): GuestAtWork | null {
  return useSyncExternalStore(
    watchGuest,
    () => atWork,
    () => null,
  );
}
