import { expect, test } from 'vitest';
import { changeEmail, changePassword, credentials, email, password, registration, resetPassword, username } from './accounts.ts';
import type { z } from './zod.ts';

const wrong = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)) ?? [];

test.each([
  ['a username', username, ['abc', 'A.b_c-9', 'a'.repeat(40)]],
  ['a password', password, ['six666', 'é'.repeat(200), ' spaced '.repeat(2), '🥕'.repeat(6)]],
  ['an address', email, ['a@b', 'ann.baker+plums@example.org', `${'a'.repeat(64)}@${'b'.repeat(63)}.example`]],
])('%s may be like this', (_what, schema, values) => {
  for (const value of values) expect([value, wrong(schema, value)]).toEqual([value, []]);
});

test.each([
  [username, undefined, ['Please give a username.']],
  [username, 'ab', ['Username must be at least 3 characters']],
  [username, '  ab  ', ['Username must be at least 3 characters']],
  [username, 'a'.repeat(41), ['Username may have at most 40 characters.']],
  ...['a b', 'ann!', 'éric', 'ann\n', '<ann>'].map(
    (value) => [username, value === 'ann\n' ? 'a\nn' : value, ['Username may have letters, digits, dots, dashes and underscores only.']] as const,
  ),
  [password, undefined, ['Please give a password.']],
  [password, 'five5', ['Password must be at least 6 characters']],
  [password, '🥕'.repeat(5), ['Password must be at least 6 characters']],
  [password, 'e\u0301'.repeat(5), ['Password must be at least 6 characters']],
  [password, 'a'.repeat(201), ['Password may have at most 200 characters.']],
  [password, 'six\0six', ['Password has characters in it that cannot be stored. Please type it again.']],
  [password, 'a\0', ['Password has characters in it that cannot be stored. Please type it again.']],
  [email, undefined, ['Please enter a valid email address']],
  ...['', 'ann', '@example.org', 'ann@', 'ann@exa mple.org', 'ann@example..org'].map(
    (value) => [email, value, ['Please enter a valid email address']] as const,
  ),
  [email, `${'a'.repeat(250)}@b.de`, ['An email address may have at most 254 characters.']],
] as const)('refuses in a sentence: %#', (schema, value, sentences) => {
  expect(wrong(schema, value)).toEqual(sentences);
});

test('names and addresses are trimmed, passwords never; both forms of é are one', () => {
  expect([username.parse(' ann '), email.parse(' ann@example.org '), password.parse(' ladder '), password.parse('caf\u0065\u0301s!')]).toEqual([
    'ann',
    'ann@example.org',
    ' ladder ',
    'cafés!',
  ]);
});

test('signing in asks for the least: which of the two is wrong is nobody’s business', () => {
  expect(credentials.parse({ username: ' ann@example.org ', password: 'ladder' })).toEqual({ username: 'ann@example.org', password: 'ladder' });
  expect(wrong(credentials, { username: 'ab', password: 'ladder' })).toEqual(['username: Username must be at least 3 characters']);
  expect(wrong(credentials, { username: 'a'.repeat(255), password: 'ladder' })).toEqual(['username: That is no username.']);
  expect(wrong(credentials, { username: 'a'.repeat(254), password: 'ladder' })).toEqual([]);
  expect(wrong(credentials, { username: 'a\0', password: 'ladder' })).toEqual(['username: That is no username.']);
  expect(wrong(credentials, { password: 'ladder' })).toEqual(['username: Please give a username.']);
  expect(wrong(credentials, { username: 'ann', password: 'ladder', isAdmin: true })).toHaveLength(1);
});

test('registering takes names of people too, and nothing else', () => {
  const given = { username: 'ann', email: 'ann@example.org', password: 'ladder' };
  expect(registration.parse(given)).toEqual({ ...given, firstName: undefined, lastName: undefined });
  expect(registration.parse({ ...given, firstName: ' Ann ', lastName: '' })).toEqual({ ...given, firstName: 'Ann', lastName: undefined });
  expect(wrong(registration, { ...given, firstName: 'A\nn', lastName: 'B'.repeat(101) })).toEqual([
    'firstName: First name should be one line.',
    'lastName: Last name may have at most 100 characters.',
  ]);
  expect(wrong(registration, { ...given, role: 'admin' })).toHaveLength(1);
});

test('what changes an account takes its own fields and no others', () => {
  for (const [{ body }, given] of [
    [changePassword, { currentPassword: 'ladder', newPassword: 'teapot' }],
    [changeEmail, { email: 'ann@example.org', password: 'ladder' }],
    [resetPassword, { token: 'x'.repeat(100), password: 'ladder' }],
  ] as const) {
    expect(wrong(body, given)).toEqual([]);
    expect(wrong(body, { ...given, userId: 2 })).toHaveLength(1);
    for (const name of Object.keys(given)) expect(wrong(body, { ...given, [name]: undefined })).toHaveLength(1);
  }
  expect(wrong(resetPassword.body, { password: 'ladder' })).toEqual(['token: The link is not whole.']);
  expect(wrong(resetPassword.body, { token: 'x'.repeat(101), password: 'ladder' })).toHaveLength(1);
});
