import { useSyncExternalStore } from 'react';
import { CallError } from '../api/call-error.ts';
import { knownViewer } from './viewer.ts';
import { setViewer } from './viewer-now.ts';

interface Request {
  readonly settle: (isSignedIn: boolean) => void;
}

let request: Request | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog with its two tabs; resolves to true once somebody has signed in, to false when it is closed without. */
export function askToSignIn(): Promise<boolean> {
  return new Promise((resolve) => {
    request?.settle(false);
    change({
      settle: (isSignedIn) => {
        change(null);
        resolve(isSignedIn);
      },
    });
  });
}

/**
 * Does what needs an account: at once for whoever is signed in, else after they have signed in. undefined when they did not want to.
 * A session that has ended meanwhile is noticed by the refusal, and the act is done after signing in again.
 */
export async function withAccount<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  if (!(await knownViewer()) && !(await askToSignIn())) return undefined;
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof CallError && error.status === 401)) throw error;
    setViewer(null);
    return (await askToSignIn()) ? act() : undefined;
  }
}

export function useSignInRequest(): Request | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => request,
    () => null,
  );
}

function change(next: Request | null): void {
  request = next;
  for (const listener of listeners) listener();
}
