import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { AppError } from './app-error.ts';
import { refuseOtherSites } from './same-site.ts';

const HERE = 'pinch.home:3000';
const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'];
const SENTENCE = 'This request came from another site, so we did not carry it out.';

/** What becomes of a request: null when it may go on; else the refusal and what the log says of it. */
async function refusalOf(method: string, headers: Readonly<Record<string, string>>, publicUrl?: string) {
  const logged: string[] = [];
  const request = { method, headers: { host: HERE, ...headers }, ip: '10.0.0.1', log: { info: ({ event }: { event: string }) => void logged.push(event) } };
  const error = await new Promise((resolve) => refuseOtherSites(publicUrl)(request as unknown as FastifyRequest, {} as FastifyReply, resolve));
  if (error === undefined) return null;
  const { code, message } = error as AppError;
  return { code, message, logged };
}
const REFUSED = { code: 'forbidden', message: SENTENCE, logged: ['other_site_refused'] };

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['our own page with a cookie', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }],
  ['our page, whatever origin it names', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ['an old browser on our page', { origin: `http://${HERE}`, cookie: 'a=b' }],
  ['a program', {}],
])('what comes from %s may change something', async (_from, headers) => {
  for (const method of UNSAFE) expect(await refusalOf(method, headers)).toBeNull();
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a browser that says nothing in a header', { 'sec-fetch-site': '' }],
  ['another site that names our origin', { 'sec-fetch-site': 'cross-site', origin: `http://${HERE}` }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['an old browser on another port', { origin: 'http://pinch.home:3001' }],
  ['a page without an origin', { origin: 'null' }],
  ['a page without an origin, and a host of that name', { origin: 'null', host: 'null' }],
  ['an origin that is none', { origin: '' }],
  ['something with a cookie and no word on where it comes from', { cookie: 'a=b' }],
])('what comes from %s may only look', async (_from, headers) => {
  for (const method of UNSAFE) expect(await refusalOf(method, headers)).toEqual(REFUSED);
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(await refusalOf(method, headers)).toBeNull();
});

test.each([
  ['https://pinch.example', null],
  [`http://${HERE}`, null],
  ['https://evil.example', REFUSED],
  ['https://pinch.example:444', REFUSED],
])('behind a proxy the public address is ours, and the host still: %s', async (origin, refusal) => {
  expect(await refusalOf('POST', { origin }, 'https://pinch.example/')).toEqual(refusal);
});
