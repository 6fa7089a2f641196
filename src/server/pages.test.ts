import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { pages } from './pages.ts';

const build = mkdtempSync(join(tmpdir(), 'pinch-build-'));
mkdirSync(join(build, 'client'));
afterEach(() => rmSync(build, { recursive: true, force: true }));

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
