import type { CurrentUser } from '#contract/accounts.ts';

/** The signed-in user; null for a visitor; 'loading' until that is known. */
export type Viewer = CurrentUser | null | 'loading';

let viewer: Viewer = 'loading';
const listeners = new Set<() => void>();

export const viewerNow = (): Viewer => viewer;

export function setViewer(next: CurrentUser | null): void {
  viewer = next;
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function onViewer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
