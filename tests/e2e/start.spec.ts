import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Starts the server as an operator would, small, and never too busy on a busy machine. */
function start(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../../src/server/start.ts')], {
    env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'pinch-start-')), COOKS: '1', LOG_LEVEL: 'error', MAX_EVENT_LOOP_DELAY_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function address(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of server.stdout ?? []) {
    said += part;
    const found = /http:\S+/.exec(said);
    if (found) return found[0];
  }
  throw new Error(`The server said no address, but: ${said}`);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`on ${signal} what is under way is finished, and the server ends well`, async () => {
    const server = start({ PORT: '0', DRAIN_SECONDS: '2' });
    const url = await address(server);
    const orders = Array.from({ length: 20 }, () =>
      fetch(`${url}/api/recipes/generate`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ingredients":["egg","rice"]}' }),
    );
    await orders[0];
    const ended = once(server, 'exit');
    server.kill(signal);
    for (const order of orders) expect((await order).status).toBe(200);
    expect(await ended).toEqual([0, null]);
  });

test('senseless settings are told in a sentence each', async () => {
  const server = start({ PORT: 'here', LOG_LEVEL: 'loud' });
  let said = '';
  server.stderr?.on('data', (part) => {
    said += part;
  });
  expect(await once(server, 'close')).toEqual([1, null]);
  expect(said).toBe('These settings make no sense:\nPORT: This should be a number.\nLOG_LEVEL: This should be fatal, error, warn, info, debug or silent.\n');
});

test('a port that is taken is told in a sentence', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const server = start({ PORT: port });
  let said = '';
  server.stderr?.on('data', (part) => {
    said += part;
  });
  expect(await once(server, 'close')).toEqual([1, null]);
  expect(said).toContain(`Port ${port} is taken.`);
});

test('a folder that another Pinch uses is told in a sentence', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'pinch-start-'));
  const first = start({ PORT: '0', DATA_DIR });
  await address(first);
  const second = start({ PORT: '0', DATA_DIR });
  let said = '';
  second.stderr?.on('data', (part) => {
    said += part;
  });
  expect(await once(second, 'close')).toEqual([1, null]);
  expect(said).toContain(`Another Pinch is using ${DATA_DIR}.`);
  first.kill('SIGTERM');
  await once(first, 'exit');
});
