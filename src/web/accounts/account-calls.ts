import type { CurrentUser } from '#contract/accounts.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { forgetSaved } from '../recipes/saved-now.ts';
import { setViewer } from './viewer-now.ts';

const ME = ['/api/auth/me'];

/** A failed call means that nobody is signed in. */
export async function askWhoIsThere(): Promise<void> {
  try {
    setViewer(await queryClient.fetchQuery({ queryKey: ME, queryFn: () => call<CurrentUser>('/api/auth/me') }));
  } catch {
    setViewer(null);
  }
}

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

export const register = (given: Registration) => enter('/api/auth/register', given);
export const login = (given: { readonly username: string; readonly password: string }) => enter('/api/auth/login', given);

async function enter(path: string, body: unknown): Promise<void> {
  const user = await call<CurrentUser>(path, { method: 'POST', body });
  // What a visitor was told (no such recipe, no favourite) may differ for them.
  queryClient.clear();
  queryClient.setQueryData(ME, user);
  setViewer(user);
}

export async function logout(): Promise<void> {
  await call('/api/auth/logout', { method: 'POST' });
  forgetEverything();
}

/** After signing out: what was fetched for one cook is nobody else's. */
export function forgetEverything(): void {
  queryClient.clear();
  forgetSaved();
  setViewer(null);
}
