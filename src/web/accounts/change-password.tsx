import { password } from '#contract/accounts.ts';
import { z } from '#contract/zod.ts';
import { call } from '../api/call.ts';
import { sentenceOf } from '../api/call-error.ts';
import { queryClient } from '../api/query-client.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useForm } from '../ui/use-form.ts';
import { SESSIONS } from './session-list.tsx';

const START = { currentPassword: '', newPassword: '' };

export function ChangePassword() {
  const { submit, field, isSending, reset } = useForm({
    schema: z.object({ currentPassword: password, newPassword: password }),
    start: START,
    send: async (values) => {
      const { message } = await call<{ message: string }>('/api/auth/password', { method: 'POST', body: values });
      reset(START);
      void queryClient.invalidateQueries({ queryKey: SESSIONS });
      showToast({ title: 'Password Changed', text: message });
    },
    onRefused: (error) => showToast({ title: 'Error', text: sentenceOf(error, 'The password could not be changed. Please try again.'), isError: true }),
  });
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password" className="text-2xl font-semibold">
        Password
      </h2>
      <form noValidate className="mt-3 grid gap-4" onSubmit={submit}>
        <FormField label="Current password" required type="password" autoComplete="current-password" {...field('currentPassword')} />
        <FormField label="New password" required type="password" autoComplete="new-password" {...field('newPassword')} />
        <Button type="submit" kind="quiet" className="justify-self-start" disabled={isSending}>
          {isSending ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </section>
  );
}
