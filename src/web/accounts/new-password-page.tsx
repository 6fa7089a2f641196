import { type FormEvent, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { call } from '../api/call.ts';
import { CallError, sentenceOf } from '../api/call-error.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { useIsAwake } from '../use-is-awake.ts';
import { askToSignIn } from './sign-in-first.ts';
import { setViewer } from './viewer-now.ts';

export const meta: MetaFunction = (args) => [
  ...pageMeta({ title: 'A new password', description: 'Choose a new password for your account.', keywords: 'new password, account' }, placeOf(args)),
  { name: 'robots', content: 'noindex' },
];

/** Where the mailed link leads. The token stands after the # of the address: it reaches no server's log. */
export default function NewPasswordPage() {
  const isAwake = useIsAwake();
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setSending(true);
    try {
      await call('/api/auth/reset', { method: 'POST', body: { password, token: window.location.hash.slice(1) } });
      // Every session has ended, this one too.
      setViewer(null);
      setDone(true);
    } catch (refused) {
      const field = refused instanceof CallError ? refused.fields.password : undefined;
      setError(field ?? sentenceOf(refused, 'The password could not be changed. Please try again.'));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="page py-14 lg:py-20">
      <div className="grid max-w-md gap-5">
        <h1 className="heading">A new password</h1>
        {isDone ? (
          <>
            <p role="status">Your password has been changed. You can sign in with it now.</p>
            <Button className="justify-self-start" onClick={() => void askToSignIn()}>
              Login
            </Button>
          </>
        ) : (
          <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
            <FormField
              label="New password"
              required
              type="password"
              autoComplete="new-password"
              name="password"
              error={error}
              onChange={() => setError(undefined)}
            />
            <Button type="submit" disabled={!isAwake || isSending}>
              {isSending ? 'Changing...' : 'Change password'}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
