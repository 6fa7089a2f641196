import { useState } from 'react';
import { email } from '#contract/accounts.ts';
import { z } from '#contract/zod.ts';
import { call } from '../api/call.ts';
import { sentenceOf } from '../api/call-error.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useForm } from '../ui/use-form.ts';

/** Asks for the mail with the link for a new password. The answer is the same whether there is such an account or not. */
export function AskForReset({ onBack }: { readonly onBack: () => void }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const { submit, field, isSending } = useForm({
    schema: z.object({ email }),
    start: { email: '' },
    send: async (values) => setAnswer((await call<{ message: string }>('/api/auth/reset-request', { method: 'POST', body: values })).message),
    onRefused: (error) => showToast({ title: 'Error', text: sentenceOf(error, 'Please try again.'), isError: true }),
  });
  return (
    <div className="mt-5 grid gap-4">
      {answer ? (
        <p role="status">{answer}</p>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <FormField label="Email" required type="email" autoComplete="email" {...field('email')} />
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Sending...' : 'Mail me a link'}
          </Button>
        </form>
      )}
      <button type="button" className="text-button justify-self-start px-0!" onClick={onBack}>
        Back to Login
      </button>
    </div>
  );
}
