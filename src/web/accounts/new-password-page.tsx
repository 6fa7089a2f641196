import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { z } from 'zod';
import { password } from '#contract/accounts.ts';
import { call } from '../api/call.ts';
import { sentenceOf } from '../api/call-error.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useForm } from '../ui/use-form.ts';
import { forgetEverything } from './account-calls.ts';
import { askToSignIn } from './sign-in-first.ts';

export const meta: MetaFunction = (args) => [
  ...pageMeta({ title: 'A new password', description: 'Choose a new password.', keywords: 'password' }, placeOf(args)),
  { name: 'robots', content: 'noindex' },
];

/** Where the mailed link leads. The token stands after the # of the address: it reaches no server's log. */
export default function NewPasswordPage() {
  const [isDone, setDone] = useState(false);
  const { submit, field, isSending } = useForm({
    schema: z.object({ password }),
    start: { password: '' },
    send: async (values) => {
      await call('/api/auth/reset', { method: 'POST', body: { ...values, token: window.location.hash.slice(1) } });
      forgetEverything();
      setDone(true);
    },
    onRefused: (error) => showToast({ title: 'Error', text: sentenceOf(error, 'The password could not be changed. Please try again.'), isError: true }),
  });
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
          <form noValidate className="grid gap-4" onSubmit={submit}>
            <FormField label="New password" required type="password" autoComplete="new-password" {...field('password')} />
            <Button type="submit" disabled={isSending}>
              {isSending ? 'Changing...' : 'Change password'}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
