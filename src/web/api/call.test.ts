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

test('an empty body leaves the status text', async () => {
  answering(503, '', 'Service Unavailable');
  await expect(call('/api/x')).rejects.toThrow('503: Service Unavailable');
});

test('nobody reads the page of a proxy in a toast', async () => {
  answering(502, '<html>Bad gateway</html>');
  const error = await call('/api/x').catch((thrown: unknown) => thrown);
  expect(sentenceOf(error, 'Please try again.')).toBe('Please try again.');
});
