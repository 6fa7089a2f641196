import { type FormEvent, useId, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { call } from '../api/call.ts';
import { CallError, sentenceOf } from '../api/call-error.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast-store.ts';

const EMPTY = { name: '', email: '', subject: '', message: '', website: '' };
type Message = typeof EMPTY;

/** Sends a message; when that fails, nothing that was typed is lost. */
export function ContactForm() {
  const [message, setMessage] = useState<Message>(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const id = useId();

  const field = (name: keyof Message) => ({
    name,
    value: message[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setMessage({ ...message, [name]: currentTarget.value });
      setErrors({ ...errors, [name]: '' });
    },
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!message.name.trim() || !message.email.trim() || !message.message.trim()) {
      showToast({ title: 'Missing Information', text: 'Please fill in all required fields.', isError: true });
      return;
    }
    setSending(true);
    try {
      await call('/api/contact', { method: 'POST', body: message });
      setMessage(EMPTY);
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
      <input type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" {...omitError(field('website'))} />
      <Button type="submit" className="justify-self-start" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

function omitError<Field extends { error: unknown }>({ error: _error, ...field }: Field): Omit<Field, 'error'> {
  return field;
}
