import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
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
    render: async (_request, report) => {
      report(new Error('secret of the house'));
      return new Response('Something Went Wrong', { status: 500 });
    },
  });
  const answer = await app.inject('/seasons');
  expect([answer.statusCode, answer.body]).toEqual([500, 'Something Went Wrong']);
  expect(lines.find((line) => line.includes('secret of the house'))).toContain('a1b2c3');
});

test('a page that is the same for everybody is rendered once, with a nonce of its own for each; one that says how long it may be kept is not', async () => {
  const app = Fastify();
  let renders = 0;
  await app.register(pages, {
    build,
    publicUrl: undefined,
    render: async (request) => {
      renders += 1;
      const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' };
      if (request.url.includes('/recipe/')) headers['cache-control'] = 'private, no-store';
      return new Response(`<script nonce="${request.headers.get('x-pinch-nonce')}">`, { headers });
    },
  });
  const nonces: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { body, headers } = await app.inject('/about');
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    nonces.push(nonce);
  }
  expect([new Set(nonces).size, renders]).toEqual([3, 1]);
  await app.inject('/recipe/1');
  await app.inject('/recipe/1');
  await app.inject('/about?a');
  expect(renders).toBe(4);
});
