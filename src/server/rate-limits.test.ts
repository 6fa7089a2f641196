import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { aServer } from './a-server.ts';
import { aMember, aVisitor } from './a-visitor.ts';

const THREE = { RATE_GENERATE_PER_MINUTE: '3', RATE_AUTH_PER_MINUTE: '0', RATE_CONTACT_PER_HOUR: '3' };
const EGG = { ingredients: ['egg'] };
const MESSAGE = { name: 'Ann', email: 'ann@example.org', message: 'More leeks.' };

/** How many calls from these addresses get through. */
async function cookedFrom(app: FastifyInstance, addresses: readonly string[], headers: Readonly<Record<string, string>> = {}): Promise<number> {
  let cooked = 0;
  for (const address of addresses) {
    const { statusCode } = await aVisitor(app, headers, address).call('POST', '/api/recipes/generate', EGG);
    if (statusCode === 200) cooked += 1;
    else expect(statusCode).toBe(429);
  }
  return cooked;
}

test.each([
  ['one address has its turns and no more', Array(5).fill('203.0.113.7'), 3],
  ['five addresses have each their own', [1, 2, 3, 4, 5].map((last) => `203.0.113.${last}`), 5],
  ['one household has one network of IPv6, however many addresses it takes from it', [1, 2, 3, 4, 5].map((last) => `2001:db8:0:1::${last}`), 3],
  ['five networks of IPv6 are five households', [1, 2, 3, 4, 5].map((network) => `2001:db8:0:${network}::1`), 5],
  ['an IPv4 address written as IPv6 is the same', [...Array(3).fill('203.0.113.7'), '::ffff:203.0.113.7', '::ffff:cb00:7107'], 3],
])('%s', async (_what, addresses, expected) => {
  expect(await cookedFrom(await aServer({ env: THREE }), addresses)).toBe(expected);
});

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'])(
  'whoever writes %s into a request counts as before',
  async (header) => {
    const app = await aServer({ env: THREE });
    let cooked = 0;
    for (const last of [1, 2, 3, 4, 5]) cooked += await cookedFrom(app, ['203.0.113.7'], { [header]: `198.51.100.${last}` });
    expect(cooked).toBe(3);
  },
);

test('behind a proxy that is named, the address it has seen counts, and not what the visitor wrote before it', async () => {
  const app = await aServer({ env: { ...THREE, TRUSTED_PROXIES: '10.0.0.0/8' } });
  let cooked = 0;
  for (const forged of [1, 2, 3, 4, 5]) cooked += await cookedFrom(app, ['10.0.0.2'], { 'x-forwarded-for': `198.51.100.${forged}, 203.0.113.7` });
  expect(cooked).toBe(3);
  expect(await cookedFrom(app, ['10.0.0.2'], { 'x-forwarded-for': '203.0.113.8' })).toBe(1);
  // Whoever comes past the proxy is no proxy.
  expect(await cookedFrom(app, Array(5).fill('192.0.2.9'), { 'x-forwarded-for': '203.0.113.9' })).toBe(3);
});

test.each([
  ['cook', '/api/recipes/generate', EGG],
  ['write to us', '/api/contact', MESSAGE],
])('an account may %s so often and no more, wherever it calls from', async (_what, url, body) => {
  const app = await aServer({ env: THREE });
  const ann = await aMember(app, 'Ann');
  const statuses = [];
  for (const last of [1, 2, 3, 4, 5]) {
    const visitor = aVisitor(app, {}, `203.0.113.${last}`);
    for (const [name, value] of ann.cookies) visitor.cookies.set(name, value);
    const answer = await visitor.call('POST', url, body);
    statuses.push(answer.statusCode);
    if (answer.statusCode === 429) expect([answer.json().code, Number(answer.headers['retry-after']) > 0]).toEqual(['too_many_requests', true]);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('0 turns a limit off, for accounts too', async () => {
  const app = await aServer({ env: { ...THREE, RATE_GENERATE_PER_MINUTE: '0' } });
  const ann = await aMember(app, 'Ann');
  for (let turn = 0; turn < 5; turn += 1) expect((await ann.call('POST', '/api/recipes/generate', EGG)).statusCode).toBe(200);
});
