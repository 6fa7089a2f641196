import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { CallError, sentenceOf } from './call-error.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: string, statusText = '') => vi.stubGlobal('fetch', async () => new Response(body, { status, statusText }));

test("an error's message is the status, a colon, a space and the server's sentence", async () => {
  answering(400, '{"message":"An entry is empty.","code":"invalid_input"}');
  const error = await call('/api/x').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect((error as CallError).message).toBe('400: An entry is empty.');
  expect(sentenceOf(error, 'Otherwise.')).toBe('An entry is empty.');
});

test('of a failure inside, the visitor is told the number that the log has', async () => {
  answering(500, '{"message":"Something went wrong on our side.","code":"internal","requestId":"a1b2c3"}');
  const error = await call('/api/x').catch((thrown: unknown) => thrown);
  expect((error as CallError).message).toBe('500: Something went wrong on our side.');
  expect(sentenceOf(error, 'Otherwise.')).toBe('Something went wrong on our side. If you write to us about it, mention a1b2c3.');
});

test('an empty body leaves the status text', async () => {
  answering(503, '', 'Service Unavailable');
  await expect(call('/api/x')).rejects.toThrow('503: Service Unavailable');
});

test('nobody reads the page of a proxy in a toast', async () => {
  answering(502, '<html>Bad gateway</html>');
  const error = await call('/api/x').catch((thrown: unknown) => thrown);
  expect(sentenceOf(error, 'Please try again.')).toBe('Please try again.');
});
