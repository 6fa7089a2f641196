import { type FormEvent, useId, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { call } from '../api/call.ts';
import { CallError, sentenceOf } from '../api/call-error.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useIsAwake } from '../use-is-awake.ts';

const FIELDS = ['name', 'email', 'subject', 'message', 'website'] as const;
type Field = (typeof FIELDS)[number];

/** Sends a message; when that fails, nothing that was typed is lost. The fields keep what they hold themselves: typed before the page is awake, it is there. */
export function ContactForm() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const isAwake = useIsAwake();
  const id = useId();

  const field = (name: Field) => ({ name, error: errors[name], onChange: () => setErrors({ ...errors, [name]: '' }) });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const message = Object.fromEntries(FIELDS.map((name) => [name, String(typed.get(name) ?? '')])) as Record<Field, string>;
    if (!message.name.trim() || !message.email.trim() || !message.message.trim()) {
      showToast({ title: 'Missing Information', text: 'Please fill in all required fields.', isError: true });
      return;
    }
    setSending(true);
    try {
      await call('/api/contact', { method: 'POST', body: message });
      form.reset();
      setErrors({});
      showToast({ title: 'Message Sent!', text: "Thank you for contacting us. We'll get back to you soon." });
    } catch (error) {
      setErrors(error instanceof CallError ? error.fields : {});
      showToast({ title: 'Failed to Send Message', text: sentenceOf(error, 'An error occurred while sending your message.'), isError: true });
    } finally {
      setSending(false);
    }
  };
  const { error, ...text } = field('message');
  return (
    <form noValidate className="grid content-start gap-5" onSubmit={(event) => void send(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label="Name" required autoComplete="name" maxLength={LIMITS.contact.name} {...field('name')} />
        <FormField label="Email" required type="email" autoComplete="email" maxLength={LIMITS.contact.email} {...field('email')} />
      </div>
      <FormField label="Subject" maxLength={LIMITS.contact.subject} {...field('subject')} />
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          Message
        </label>
        <textarea
          id={id}
          rows={6}
          required
          maxLength={LIMITS.contact.message}
          className="field w-full py-2.5 aria-invalid:border-tomato"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          {...text}
        />
        {error && (
          <p id={`${id}-note`} className="text-tomato">
            {error}
          </p>
        )}
      </div>
      {/* Seen by programs alone; what they write here tells them apart. */}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <Button type="submit" className="justify-self-start" disabled={!isAwake || isSending}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
