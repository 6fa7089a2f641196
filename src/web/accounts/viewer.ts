import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import { SIGNED_IN_HINT } from '#contract/signed-in-hint.ts';
import { onViewer, setViewer, type Viewer, viewerNow } from './viewer-now.ts';

let isAsked = false;

/** Who looks at the page. Asked of the server once, on load, and only where somebody has signed in: for all others the answer is known. */
export function useViewer(): Viewer {
  return useSyncExternalStore(subscribe, viewerNow, () => 'loading');
}

/** Waits until it is known who looks at the page. */
export function knownViewer(): Promise<CurrentUser | null> {
  return new Promise((resolve) => {
    const viewer = viewerNow();
    if (viewer !== 'loading') return resolve(viewer);
    const stop = subscribe(() => {
      const known = viewerNow();
      if (known === 'loading') return;
      stop();
      resolve(known);
    });
  });
}

function subscribe(listener: () => void): () => void {
  const stop = onViewer(listener);
  ask();
  return stop;
}

function ask(): void {
  if (isAsked || viewerNow() !== 'loading') return;
  isAsked = true;
  if (hasHint()) void import('./account-calls.ts').then(({ askWhoIsThere }) => askWhoIsThere()).catch(() => setViewer(null));
  else setTimeout(() => setViewer(null));
}

const hasHint = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`));
