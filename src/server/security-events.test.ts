import { expect, test } from 'vitest';
import { aServer } from './a-server.ts';
import { aMember, aVisitor, PASSWORD } from './a-visitor.ts';

/** Long enough never to stand by chance in the letters of a request's id. */
const NAME = 'Annabella';

test('what happens around an account stands in the log, by its number and not by name', async () => {
  const lines: string[] = [];
  const tokens: string[] = [];
  const app = await aServer({
    env: { LOG_LEVEL: 'info', RATE_AUTH_PER_MINUTE: '0', RATE_CONTACT_PER_HOUR: '1' },
    log: { write: (line) => lines.push(line) },
    mailReset: (_to, token) => tokens.push(token),
  });
  const ann = await aMember(app, NAME);
  const stranger = aVisitor(app, {}, '203.0.113.77');
  await stranger.call('POST', '/api/auth/login', { username: NAME, password: 'not this one' });
  await stranger.call('POST', '/api/auth/login', { username: 'Nobody', password: 'not this one' });
  await ann.call('POST', '/api/auth/email', { email: 'new@example.org', password: 'not this one' });
  await ann.call('POST', '/api/auth/email', { email: 'new@example.org', password: PASSWORD });
  await ann.call('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'walnut sofa comet' });
  await ann.call('DELETE', '/api/auth/sessions/0000000000000000');
  await ann.call('POST', '/api/auth/logout');
  await ann.call('POST', '/api/auth/login', { username: NAME, password: 'walnut sofa comet' });
  await stranger.call('POST', '/api/auth/reset-request', { email: 'new@example.org' });
  await stranger.call('POST', '/api/auth/reset', { token: tokens[0], password: 'teapot ladder plum' });
  await stranger.call('POST', '/api/auth/reset', { token: tokens[0], password: 'teapot ladder plum' });
  await ann.call('POST', '/api/auth/login', { username: NAME, password: 'teapot ladder plum' });
  await ann.call('DELETE', '/api/auth/me', { password: 'teapot ladder plum' });
  for (let turn = 0; turn < 2; turn += 1) await stranger.call('POST', '/api/contact', { name: 'X', email: 'x@example.org', message: 'Hello' });
  await aVisitor(app, { 'sec-fetch-site': 'cross-site' }).call('POST', '/api/auth/logout');

  const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined);
  expect(events.map(({ event, user, from }) => [event, user, from])).toEqual([
    ['registered', 1, '127.0.0.0'],
    ['sign_in_refused', 1, '203.0.113.0'],
    ['sign_in_refused', undefined, '203.0.113.0'],
    ['password_refused', 1, '127.0.0.0'],
    ['email_changed', 1, '127.0.0.0'],
    ['password_changed', 1, '127.0.0.0'],
    ['session_ended', 1, '127.0.0.0'],
    ['signed_out', 1, '127.0.0.0'],
    ['signed_in', 1, '127.0.0.0'],
    ['reset_asked', 1, '203.0.113.0'],
    ['reset_used', 1, '203.0.113.0'],
    ['reset_refused', undefined, '203.0.113.0'],
    ['signed_in', 1, '127.0.0.0'],
    ['account_deleted', 1, '127.0.0.0'],
    ['limit_reached', undefined, '203.0.113.0'],
    ['other_site_refused', undefined, '127.0.0.0'],
  ]);
  expect(events.every(({ id }) => typeof id === 'string' && id.length === 12)).toBe(true);
  for (const secret of [NAME, 'Nobody', 'example.org', 'not this one', PASSWORD, 'comet', 'ladder', '113.77', ...tokens])
    expect(lines.join('')).not.toContain(secret);
});
