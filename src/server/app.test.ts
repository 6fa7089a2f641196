import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { aServer, post } from './a-server.ts';

const GENERATE = '/api/recipes/generate';
const EGG = { ingredients: ['egg'] };

test.each(['/api/nothing', '/api/recipes/1/nothing', '/api/', '/nothing'])('GET %s, which is not there, is a 404 in JSON', async (url) => {
  const answer = await (await aServer()).inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
});

test.each([
  ['a form', 'ingredients=egg', 'application/x-www-form-urlencoded'],
  ['text', '{"ingredients":["egg"]}', 'text/plain'],
  ['text with JSON in its name', '{"ingredients":["egg"]}', 'text/plain; application/json'],
  ['a file', '--x', 'multipart/form-data; boundary=x'],
  ['no type', '{"ingredients":["egg"]}', ''],
])('a body of %s is refused', async (_what, body, type) => {
  const answer = await post(await aServer(), GENERATE, body, { 'content-type': type });
  expect(answer.statusCode).toBe(415);
  expect(answer.json().code).toBe('unsupported_media_type');
});

test('a compressed body is refused', async () => {
  const answer = await post(await aServer(), GENERATE, EGG, { 'content-encoding': 'gzip' });
  expect(answer.statusCode).toBe(415);
});

test('a body one byte too large is refused by its limit', async () => {
  const app = await aServer();
  const frame = '{"ingredients":["egg"]}';
  const fits = `${frame}${' '.repeat(64 * 1024 - frame.length)}`;
  expect((await post(app, GENERATE, fits)).statusCode).toBe(200);
  const answer = await post(app, GENERATE, `${fits} `);
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({ code: 'too_large', message: 'A request may have at most 64 KB.' });
});

test.each([
  ['cut short', '{"ingredients":["egg"'],
  ['empty', ''],
  ['no UTF-8', Buffer.from('{"ingredients":["\xff"]}', 'latin1')],
  ['32,000 levels deep', `${'['.repeat(32_000)}${']'.repeat(32_000)}`],
  ['16,000 entries long', JSON.stringify({ ingredients: Array(16_000).fill('') })],
  ['after the prototype', '{"ingredients":["egg"],"__proto__":{"servings":1}}'],
  ['after the constructor', '{"ingredients":["egg"],"constructor":{"prototype":{"servings":1}}}'],
  ['beyond numbers', '{"ingredients":["egg"],"servings":1e400}'],
  ['null', 'null'],
])('a body that is %s is refused as input', async (_what, body) => {
  const answer = await post(await aServer(), GENERATE, body);
  expect(answer.statusCode).toBe(400);
  expect(errorBody.parse(answer.json()).code).toBe('invalid_input');
});

test.each([
  ['of our own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['of an old browser on our page', { origin: 'http://localhost:3000' }, 200],
  ['of a program', {}, 200],
  ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['of a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['of another site that forges its origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
  ['of an old browser on another site', { origin: 'https://evil.example' }, 403],
  ['of a page without an origin', { origin: 'null' }, 403],
  ['with a cookie and no word on where it comes from', { cookie: 'a=b' }, 403],
])('a call %s', async (_what, headers, status) => {
  const answer = await post(await aServer(), GENERATE, EGG, { host: 'localhost:3000', ...headers });
  expect(answer.statusCode).toBe(status);
  if (status === 403) expect(answer.json().code).toBe('forbidden');
});

test('behind a proxy that changes the host, the public address is ours', async () => {
  const app = await aServer({ env: { PUBLIC_URL: 'https://pinch.example' } });
  expect((await post(app, GENERATE, EGG, { host: '10.0.0.5:3000', origin: 'https://pinch.example' })).statusCode).toBe(200);
  expect((await post(app, GENERATE, EGG, { host: '10.0.0.5:3000', origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('a failure inside says nothing but an id, which the log has too', async () => {
  const lines: string[] = [];
  const app = await aServer({
    env: { LOG_LEVEL: 'info' },
    log: { write: (line) => lines.push(line) },
    cook: () => {
      throw new Error('secret of the house');
    },
  });
  const answer = await post(app, GENERATE, EGG);
  expect(answer.statusCode).toBe(500);
  const { requestId, message } = answer.json();
  expect(answer.headers['x-request-id']).toBe(requestId);
  expect(message).toBe('Something went wrong on our side. Please try again.');
  expect(lines.find((line) => line.includes('secret of the house'))).toContain(requestId);
  expect(answer.payload).not.toContain('secret');
});

test('the log has one line for a request, with its route and without what was asked', async () => {
  const lines: string[] = [];
  const app = await aServer({ env: { LOG_LEVEL: 'info' }, log: { write: (line) => lines.push(line) } });
  await post(
    app,
    `${GENERATE}?note=peanut`,
    { ingredients: ['celeriac'], allergies: ['peanut'] },
    { cookie: 'tasty=biscuit', 'sec-fetch-site': 'same-origin' },
  );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'POST', route: GENERATE, status: 200, from: '127.0.0.0', id: expect.any(String) });
  expect(lines[0]).not.toMatch(/celeriac|peanut|biscuit/);
});

test('every answer carries the headers that keep a browser safe', async () => {
  const { headers } = await (await aServer()).inject('/api/health');
  expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('only where the world comes over https does it have to', async () => {
  const app = await aServer({ env: { PUBLIC_URL: 'https://pinch.example' } });
  const { headers } = await app.inject('/api/health');
  expect(headers['strict-transport-security']).toContain('max-age');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('before the cooks have come it lives but is not ready', async () => {
  const app = await aServer({ isReady: () => false });
  const answer = await app.inject('/health/ready');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'starting' }]);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('while stopping it lives but is not ready', async () => {
  const stopping = new AbortController();
  const app = await aServer({ stopping: stopping.signal });
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
  stopping.abort();
  expect((await app.inject('/health/ready')).statusCode).toBe(503);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('too busy, it says so at once, but still says that it lives', async () => {
  const app = await aServer({ env: { MAX_EVENT_LOOP_DELAY_MS: '1' } });
  await app.ready();
  const until = performance.now() + 1_500;
  while (performance.now() < until) await new Promise((resolve) => setTimeout(() => resolve(busy(20)), 1));
  const answer = await post(app, GENERATE, EGG);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ code: 'overloaded' });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('what is not even HTTP is answered in JSON and hung up on', async () => {
  const app = await aServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const text = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.end('nonsense\r\n\r\n'));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('close', () => resolve(heard));
  });
  await app.close();
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(errorBody.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).code).toBe('invalid_input');
});

test('who asks hundreds of times over one connection before the first answer is hung up on, and little is worked on', async () => {
  const lines: string[] = [];
  const app = await aServer({ env: { LOG_LEVEL: 'info' }, log: { write: (line) => lines.push(line) } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/ingredients HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(300)));
    socket.resume();
    socket.on('error', () => {}).on('close', resolve);
  });
  await app.close();
  expect(lines.filter((line) => line.includes('"status":200')).length).toBeLessThanOrEqual(5);
});

test('nobody who waits for a guest that may take a minute is hung up on before it is up', async () => {
  const chef = { cook: async () => ({ recipes: [], inputs: [], notes: [] }) };
  const patient = { CHEF_PROVIDER: 'openai-compatible', CHEF_BASE_URL: 'http://127.0.0.1:9/v1', CHEF_MODEL: 'slow', CHEF_TIME_LIMIT_MS: '60000' };
  expect((await aServer({ chef, env: patient })).server.timeout).toBeGreaterThan(60_000);
  expect((await aServer()).server.timeout).toBe(30_000);
});

test('the documentation tells every call, its limits and its errors', async () => {
  const { paths } = (await (await aServer()).inject('/api/docs/json')).json();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/health', '/api/ingredients', GENERATE]));
  const { requestBody, responses } = paths[GENERATE].post;
  expect(requestBody.content['application/json'].schema.properties.ingredients).toMatchObject({
    minItems: 1,
    maxItems: 50,
    items: { minLength: 1, maxLength: 80 },
  });
  expect(Object.keys(responses)).toEqual(['200', '400', '403', '413', '415', '429', '500', '503']);
});

function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
