import { email } from './accounts.ts';
import { done } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

const { contact } = LIMITS;

/** A message to whoever runs Pinch. */
export const contactMessage = z.strictObject({
  name: text({ what: 'Name', max: contact.name, oneLine: true, whenEmpty: 'Please fill in your name.' }),
  email,
  subject: text({ what: 'Subject', max: contact.subject, oneLine: true, mayBeEmpty: true })
    .optional()
    .transform((value) => value ?? ''),
  message: text({ what: 'Message', max: contact.message, whenEmpty: 'Please fill in your message.' }),
  /** Not shown to people: only a program fills it in. */
  website: z.string().max(200).optional(),
});
export type ContactMessage = Readonly<z.output<typeof contactMessage>>;

export const sendMessage = {
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to whoever runs Pinch',
  body: contactMessage,
  answer: done,
  errors: ['invalid_input', 'too_many_requests'],
} as const satisfies Endpoint;
