import { useNavigate } from 'react-router';
import { password } from '#contract/accounts.ts';
import { z } from '#contract/zod.ts';
import { call } from '../api/call.ts';
import { sentenceOf } from '../api/call-error.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useForm } from '../ui/use-form.ts';
import { forgetEverything } from './account-calls.ts';

export function DeleteAccount() {
  const navigate = useNavigate();
  const { submit, field, isSending } = useForm({
    schema: z.object({ password }),
    start: { password: '' },
    send: async (values) => {
      const { message } = await call<{ message: string }>('/api/auth/me', { method: 'DELETE', body: values });
      await navigate('/');
      forgetEverything();
      showToast({ title: 'Account Deleted', text: message });
    },
    onRefused: (error) => showToast({ title: 'Error', text: sentenceOf(error, 'The account could not be deleted. Please try again.'), isError: true }),
  });
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account" className="text-2xl font-semibold">
        Delete the account
      </h2>
      <p className="mt-2">
        Your saved recipes and favorites go with it, at once and for good. A recipe of yours that others keep as a favorite stays with them, without your name.
      </p>
      <form noValidate className="mt-3 grid gap-4" onSubmit={submit}>
        <FormField label="Your password" required type="password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" kind="quiet" className="justify-self-start border-tomato! text-tomato!" disabled={isSending}>
          {isSending ? 'Deleting...' : 'Delete my account'}
        </Button>
      </form>
    </section>
  );
}
