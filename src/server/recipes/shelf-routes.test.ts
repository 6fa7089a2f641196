import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shelfNames as contract } from '#contract/shelf.ts';
import { shelfNames } from '#kitchen/pantry/shelf-names.ts';
import { aServer } from '../a-server.ts';
import { readCookbook } from './read-cookbook.ts';

test('the names of the real cookbook fit the contract', async () => {
  const { cookbook } = readCookbook();
  const app = await aServer({ shelf: shelfNames(cookbook) });
  const answer = await app.inject('/api/ingredients');
  expect(contract.parse(answer.json()).foods.length).toBe(cookbook.ingredients.size);
});

test('a browser that has the names is told so', async () => {
  const app = await aServer();
  const first = await app.inject('/api/ingredients');
  const second = await app.inject({ url: '/api/ingredients', headers: { 'if-none-match': String(first.headers.etag) } });
  expect(first.headers['cache-control']).toContain('max-age');
  expect(second.statusCode).toBe(304);
  expect(second.payload).toBe('');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('a browser that takes %s gets the same names in the form of %s', async (accepted, form, unpack) => {
  const { cookbook } = readCookbook();
  const app = await aServer({ shelf: shelfNames(cookbook) });
  const plain = (await app.inject('/api/ingredients')).json();
  const answer = await app.inject({ url: '/api/ingredients', headers: { 'accept-encoding': accepted } });
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([form, expect.stringMatching(/accept-encoding/i)]);
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(plain);
});
