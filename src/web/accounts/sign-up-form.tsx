import { email, password, username } from '#contract/accounts.ts';
import { z } from '#contract/zod.ts';
import { sentenceOf } from '../api/call-error.ts';
import { BRAND } from '../brand.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useForm } from '../ui/use-form.ts';
import { register } from './account-calls.ts';

const schema = z.object({ username, email, password, firstName: z.string(), lastName: z.string() });

export function SignUpForm({ onDone }: { readonly onDone: () => void }) {
  const { submit, field, isSending } = useForm({
    schema,
    start: { username: '', email: '', password: '', firstName: '', lastName: '' },
    send: async (values) => {
      await register(values);
      showToast({ title: `Welcome to ${BRAND}!`, text: 'Your account has been created successfully.', durationMs: 3000 });
      onDone();
    },
    onRefused: (error) => showToast({ title: 'Registration failed', text: sentenceOf(error, 'Please try again.'), isError: true }),
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <FormField label="Username" required autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('username')} />
      <FormField label="Email" required type="email" autoComplete="email" {...field('email')} />
      <FormField
        label="Password"
        required
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters; 15 or more are safer. Three words that do not belong together do well."
        {...field('password')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label="First name" autoComplete="given-name" {...field('firstName')} />
        <FormField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Creating account...' : 'Sign Up'}
      </Button>
    </form>
  );
}
