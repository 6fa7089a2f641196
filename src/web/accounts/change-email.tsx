import { type CurrentUser, email, password } from '#contract/accounts.ts';
import { z } from '#contract/zod.ts';
import { call } from '../api/call.ts';
import { sentenceOf } from '../api/call-error.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useForm } from '../ui/use-form.ts';
import { setViewer } from './viewer-now.ts';

const START = { email: '', password: '' };

export function ChangeEmail() {
  const { submit, field, isSending, reset } = useForm({
    schema: z.object({ email, password }),
    start: START,
    send: async (values) => {
      setViewer(await call<CurrentUser>('/api/auth/email', { method: 'POST', body: values }));
      reset(START);
      showToast({ title: 'Email Changed', text: `Your address is ${values.email} now.` });
    },
    onRefused: (error) => showToast({ title: 'Error', text: sentenceOf(error, 'The address could not be changed. Please try again.'), isError: true }),
  });
  return (
    <section aria-labelledby="change-email">
      <h2 id="change-email" className="text-2xl font-semibold">
        Email
      </h2>
      <form noValidate className="mt-3 grid gap-4" onSubmit={submit}>
        <FormField label="New email" required type="email" autoComplete="email" {...field('email')} />
        <FormField label="Your password" required type="password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" kind="quiet" className="justify-self-start" disabled={isSending}>
          {isSending ? 'Changing...' : 'Change email'}
        </Button>
      </form>
    </section>
  );
}
