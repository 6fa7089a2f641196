import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test('of an error the log has kind, words, code, place and cause', () => {
  const error = Object.assign(new TypeError('halfway', { cause: new Error('the first') }), { code: 'E_HALF' });
  expect(loggedError(error)).toMatchObject({ type: 'TypeError', message: 'halfway', code: 'E_HALF', cause: { message: 'the first' } });
  expect(loggedError(error).stack).toMatch(/^\s+at .*logged-error\.test\.ts/);
});

test('what a database quotes of a row stays out of the log', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505', detail: 'Key (email)=(ann@example.org) exists.' });
  expect(JSON.stringify(loggedError(error))).not.toContain('ann@');
});

test('what a mail server says of an address stays out of the log', () => {
  const error = Object.assign(new Error('550 <ann@example.org> unknown'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    rejected: ['ann@example.org'],
  });
  expect(loggedError(error)).toMatchObject({ message: 'The mail server refused RCPT TO with 550.', code: 'EENVELOPE' });
  expect(JSON.stringify(loggedError(error))).not.toContain('ann@');
});

test('what was thrown and is no error is not spelled out', () => {
  expect(loggedError('ann@example.org')).toEqual({ type: 'string', message: 'This is no error object.', stack: '' });
});
