import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import { SIGNED_IN_HINT } from '#contract/signed-in-hint.ts';

/** The signed-in user; null for a visitor; 'loading' until that is known. */
export type Viewer = CurrentUser | null | 'loading';

let viewer: Viewer = 'loading';
let isAsked = false;
const listeners = new Set<() => void>();

/** Who looks at the page. Asked of the server once, on load, and only where somebody has signed in: for all others the answer is known. */
export function useViewer(): Viewer {
  return useSyncExternalStore(subscribe, viewerNow, () => 'loading');
}

export const viewerNow = (): Viewer => viewer;

export function setViewer(next: CurrentUser | null): void {
  isAsked = true;
  viewer = next;
  for (const listener of listeners) listener();
}

/** Waits until it is known who looks at the page. */
export function knownViewer(): Promise<CurrentUser | null> {
  return new Promise((resolve) => {
    if (viewer !== 'loading') return resolve(viewer);
    const stop = subscribe(() => {
      if (viewer === 'loading') return;
      stop();
      resolve(viewer);
    });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ask();
  return () => listeners.delete(listener);
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  if (hasHint()) void import('./account-calls.ts').then(({ askWhoIsThere }) => askWhoIsThere()).catch(() => setViewer(null));
  else setTimeout(() => setViewer(null));
}

const hasHint = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`));
