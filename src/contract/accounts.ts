import { done } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { isReadable, lengthOf, text } from './text.ts';
import { z } from './zod.ts';

const { username: NAME, password: PASSWORD } = LIMITS;

/** Letters, digits and three marks; unique without regard to case. */
export const username = z
  .string('Please give a username.')
  .trim()
  .min(NAME.min, `Username must be at least ${NAME.min} characters`)
  .max(NAME.max, `Username may have at most ${NAME.max} characters.`)
  .regex(/^[A-Za-z0-9._-]*$/, 'Username may have letters, digits, dots, dashes and underscores only.');

/** Never trimmed: a space at the end is the owner's. Composed, since two keyboards write é differently. */
export const password = z
  .string('Please give a password.')
  .refine(isReadable, { error: 'Password has characters in it that cannot be stored. Please type it again.', abort: true })
  .normalize('NFC')
  .refine((value) => lengthOf(value) >= PASSWORD.min, `Password must be at least ${PASSWORD.min} characters`)
  .refine((value) => lengthOf(value) <= PASSWORD.max, `Password may have at most ${PASSWORD.max} characters.`)
  .meta({ minLength: PASSWORD.min, maxLength: PASSWORD.max });

/** One address as the browsers' email field takes it. */
export const email = z
  .string('Please enter a valid email address')
  .trim()
  .max(LIMITS.contact.email, `An email address may have at most ${LIMITS.contact.email} characters.`)
  .regex(z.regexes.html5Email, 'Please enter a valid email address');

const personName = (what: string) =>
  text({ what, max: LIMITS.personName, mayBeEmpty: true, oneLine: true })
    .optional()
    .transform((value) => value || undefined);

/** What signing in takes. Only the least is asked here: which of the two is wrong is nobody's business. */
export const credentials = z.strictObject({
  username: z
    .string('Please give a username.')
    .refine(isReadable, { error: 'That is no username.', abort: true })
    .trim()
    .min(NAME.min, `Username must be at least ${NAME.min} characters`)
    .max(LIMITS.contact.email, 'That is no username.'),
  password,
});

export const registration = z.strictObject({ username, email, password, firstName: personName('First name'), lastName: personName('Last name') });
export type Registration = z.infer<typeof registration>;

/** The signed-in user as the app knows them. */
export const currentUser = z.strictObject({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isAuthenticated: z.literal(true),
});
export type CurrentUser = Readonly<z.infer<typeof currentUser>>;

/** One place where somebody is signed in. */
const signedIn = z.strictObject({
  id: z.string(),
  device: z.string().describe('The browser and system, in words.'),
  since: z.string().describe('When they signed in, ISO 8601.'),
  lastUsed: z.string().describe('The day it was last used, ISO 8601.'),
  isThis: z.boolean(),
});
export type SignedIn = Readonly<z.infer<typeof signedIn>>;

const currentPassword = z.strictObject({ password });

export const me = {
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  answer: currentUser,
  errors: ['unauthorised'],
} as const satisfies Endpoint;

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  body: credentials,
  answer: currentUser,
  errors: ['invalid_input', 'unauthorised', 'too_many_requests'],
} as const satisfies Endpoint;

export const register = {
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Open an account and sign in',
  body: registration,
  answer: currentUser,
  makes: true,
  errors: ['invalid_input', 'conflict', 'too_many_requests'],
} as const satisfies Endpoint;

export const logout = { method: 'POST', path: '/api/auth/logout', summary: 'Sign out', answer: done, errors: [] } as const satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the password; every other session ends',
  body: z.strictObject({ currentPassword: password, newPassword: password }),
  answer: done,
  errors: ['invalid_input', 'unauthorised', 'too_many_requests'],
} as const satisfies Endpoint;

export const askForReset = {
  method: 'POST',
  path: '/api/auth/reset-request',
  summary: 'Have a link mailed with which to set a new password; the answer is the same for an unknown address',
  body: z.strictObject({ email }),
  answer: done,
  errors: ['invalid_input', 'too_many_requests'],
} as const satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset',
  summary: 'Set a new password with the mailed token; every session ends',
  body: z.strictObject({ token: z.string('The link is not whole.').max(100), password }),
  answer: done,
  errors: ['invalid_input', 'too_many_requests'],
} as const satisfies Endpoint;

export const listSessions = {
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where this account is signed in',
  answer: z.array(signedIn),
  errors: ['unauthorised'],
} as const satisfies Endpoint;

export const endSession = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Sign out elsewhere',
  params: z.strictObject({ id: z.string() }),
  answer: done,
  errors: ['unauthorised'],
} as const satisfies Endpoint;

export const changeEmail = {
  method: 'POST',
  path: '/api/auth/email',
  summary: 'Change the email address',
  body: z.strictObject({ email, password }),
  answer: currentUser,
  errors: ['invalid_input', 'unauthorised', 'conflict', 'too_many_requests'],
} as const satisfies Endpoint;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/auth/me',
  summary: 'Delete the account and what only it keeps',
  body: currentPassword,
  answer: done,
  errors: ['invalid_input', 'unauthorised', 'too_many_requests'],
} as const satisfies Endpoint;
