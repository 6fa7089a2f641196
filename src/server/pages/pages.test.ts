import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Render } from './load-pages.ts';
import { pages } from './pages.ts';

const build = mkdtempSync(join(tmpdir(), 'pinch-build-'));
mkdirSync(join(build, 'client'));
afterAll(() => rmSync(build, { recursive: true, force: true }));

test('a page that fails says nothing of why; the log does, with the number of the request', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } }, genReqId: () => 'a1b2c3', disableRequestLogging: true });
  await app.register(pages, {
    build,
    publicUrl: undefined,
    render: async (_request, { report }) => {
      report(new Error('secret of the house'));
      return aRendered('Something Went Wrong', { status: 500 });
    },
  });
  const answer = await app.inject('/seasons');
  expect([answer.statusCode, answer.body]).toEqual([500, 'Something Went Wrong']);
  expect(lines.find((line) => line.includes('secret of the house'))).toContain('a1b2c3');
});

type Page = Awaited<ReturnType<Render>>;

function aRendered(
  html: string,
  { status = 200, cacheControl, isStillSo = async () => true }: { status?: number; cacheControl?: string; isStillSo?: () => Promise<boolean> } = {},
): Page {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...(cacheControl ? { 'cache-control': cacheControl } : {}) };
  return { html, response: new Response(null, { status, headers }), isStillSo };
}

function aPage(render: (request: Request, given: { mark: string; turn: number }) => Page | Promise<Page>) {
  const app = Fastify();
  let renders = 0;
  app.register(pages, {
    build,
    publicUrl: undefined,
    render: async (request, { mark }) => {
      renders += 1;
      return render(request, { mark, turn: renders });
    },
  });
  return { app, renders: () => renders };
}

test('a page that is the same for everybody is rendered once and sent packed, as each takes it; one that says how long it may be kept is not', async () => {
  const { app, renders } = aPage(({ url }) => aRendered('Pinch', url.includes('/recipe/') ? { cacheControl: 'private, no-store' } : {}));
  await app.inject('/about');
  const plain = await app.inject('/about');
  const br = await app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const gzip = await app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip' } });
  expect([plain.body, brotliDecompressSync(br.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString()]).toEqual(['Pinch', 'Pinch', 'Pinch']);
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(br.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  expect(renders()).toBe(1);
  await app.inject('/recipe/1');
  await app.inject('/recipe/1');
  await app.inject('/about?a');
  expect(renders()).toBe(4);
});

test('a browser that has the page already is told so, with the policy all the same', async () => {
  const { app } = aPage(() => aRendered('Pinch'));
  const { headers } = await app.inject('/about');
  const again = await app.inject({ url: '/about', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test('a page that has grown old is rendered by the first who wants it; the others still get it meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let go = () => {};
  const rendered = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { app } = aPage(async (_request, { turn }) => {
    if (turn > 1) await rendered;
    return aRendered(`copy ${turn}`);
  });
  const read = async () => (await app.inject('/about')).body;
  expect(await read()).toBe('copy 1');
  vi.advanceTimersByTime(61_000);
  const first = read();
  expect(await read()).toBe('copy 1');
  go();
  expect(await first).toBe('copy 2');
  expect(await read()).toBe('copy 2');
});

test('a page made of what was read is sent as it is kept only while that would be read again just so', async () => {
  let stored = 'first';
  const { app, renders } = aPage(() => {
    const read = stored;
    return aRendered(read, { cacheControl: 'no-cache', isStillSo: async () => stored === read });
  });
  const read = async () => (await app.inject('/recipe/1')).body;
  expect([await read(), await read(), renders()]).toEqual(['first', 'first', 1]);
  stored = 'second';
  expect([await read(), await read(), renders()]).toEqual(['second', 'second', 2]);
});

test('where what a page is made of cannot be read, it is rendered anew, which knows what to say then', async () => {
  const away = async () => {
    throw new Error('storage is away');
  };
  const { app, renders } = aPage((_request, { turn }) => aRendered(turn === 1 ? 'Shakshuka' : 'Sorry', { status: turn === 1 ? 200 : 503, isStillSo: away }));
  expect([(await app.inject('/recipe/1')).statusCode, (await app.inject('/recipe/1')).statusCode, renders()]).toEqual([200, 503, 2]);
});

test('the policy lets run what the renderer marked, by what is in it, and nothing that a text brought along', async () => {
  const marks: string[] = [];
  const { app } = aPage((_request, { mark }) => {
    marks.push(mark);
    return aRendered(`<script nonce="${mark}">ours()</script><p title="<script nonce=guess>theirs()</script>">`);
  });
  const { body, headers } = await app.inject('/recipe/1?a');
  const sources = String(headers['content-security-policy']).match(/'sha256-[^']+'/g);
  expect(sources).toEqual([`'sha256-${createHash('sha256').update('ours()').digest('base64')}'`]);
  expect(body).toContain('<script>ours()</script>');
  await app.inject('/recipe/1?a');
  expect(new Set(marks).size).toBe(2);
});
