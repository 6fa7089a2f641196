import { useQuery } from '@tanstack/react-query';
import type { SignedIn } from '#contract/accounts.ts';
import { call } from '../api/call.ts';
import { sentenceOf } from '../api/call-error.ts';
import { queryClient } from '../api/query-client.ts';
import { showToast } from '../ui/toast-store.ts';

export const SESSIONS = ['/api/auth/sessions'];

/** Where the account is signed in, and the way out elsewhere. */
export function SessionList() {
  const { data, isError } = useQuery({ queryKey: SESSIONS, queryFn: () => call<SignedIn[]>('/api/auth/sessions') }, queryClient);
  const end = async ({ id, device }: SignedIn) => {
    try {
      await call(`/api/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
      await queryClient.invalidateQueries({ queryKey: SESSIONS });
      showToast({ title: 'Signed Out', text: `${device} is signed out.`, durationMs: 3000 });
    } catch (error) {
      showToast({ title: 'Error', text: sentenceOf(error, 'That device could not be signed out. Please try again.'), isError: true });
    }
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="text-2xl font-semibold">
        Signed in on
      </h2>
      {isError && <p className="mt-2">The list could not be loaded. Please try again later.</p>}
      <ul className="mt-2">
        {data?.map((session) => (
          <li key={session.id} className="flex min-h-14 items-center justify-between gap-4 border-b border-rule py-2">
            <span>
              {session.device}
              <span className="block text-sm text-ink-soft">
                since <time dateTime={session.since}>{new Date(session.since).toLocaleDateString('en', { dateStyle: 'long' })}</time>
              </span>
            </span>
            {session.isThis ? (
              <span className="text-ink-soft">this device</span>
            ) : (
              <button type="button" className="text-button" aria-label={`Sign out ${session.device}`} onClick={() => void end(session)}>
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
