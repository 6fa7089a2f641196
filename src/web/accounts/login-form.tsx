import { credentials } from '#contract/accounts.ts';
import { sentenceOf } from '../api/call-error.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useForm } from '../ui/use-form.ts';
import { login } from './account-calls.ts';

interface LoginFormProps {
  readonly onDone: () => void;
  readonly onForgotten: () => void;
}

export function LoginForm({ onDone, onForgotten }: LoginFormProps) {
  const { submit, field, isSending } = useForm({
    schema: credentials,
    start: { username: '', password: '' },
    send: async (values) => {
      await login(values);
      showToast({ title: 'Welcome back!', text: 'You have successfully logged in.', durationMs: 3000 });
      onDone();
    },
    onRefused: (error) => showToast({ title: 'Login failed', text: sentenceOf(error, 'Please check your credentials and try again.'), isError: true }),
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <FormField label="Username" required autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('username')} />
      <FormField label="Password" required type="password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Logging in...' : 'Login'}
      </Button>
      <button type="button" className="text-button justify-self-start px-0!" onClick={onForgotten}>
        Forgotten your password?
      </button>
    </form>
  );
}
