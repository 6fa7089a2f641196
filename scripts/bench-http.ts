import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { quantile } from './quantile.ts';
import { samplePantry } from './sample-pantries.ts';

const SECONDS = 5;
const PANTRIES = 40;

const requests = Array.from({ length: PANTRIES }, (_, number) => ({
  method: 'POST' as const,
  path: '/api/recipes/generate',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ingredients: samplePantry(number) }),
}));

/** Times generate over loopback HTTP, beside a bare server that sends the same bytes and does nothing else. */
export async function benchHttp(): Promise<void> {
  const pinch = await start('pinch');
  const bytes = await middleAnswer(pinch.url);
  const bare = await start('bare', { BYTES: bytes });
  console.log(`\nPOST /api/recipes/generate over HTTP, an answer of ${(Buffer.byteLength(bytes) / 1024).toFixed(0)} KB`);
  for (const connections of [1, 8]) {
    const ours = await load(pinch.url, connections);
    const theirs = await load(bare.url, connections);
    for (const [name, { perSecond, p50, p99, failed }] of Object.entries({ pinch: ours, 'bare node:http': theirs }))
      console.log(
        `  ${connections} connection${connections === 1 ? ' ' : 's'}, ${name.padEnd(14)}: ${perSecond.toFixed(0).padStart(6)} a second, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${failed} failed`,
      );
    console.log(`  ratio ${(ours.perSecond / theirs.perSecond).toFixed(3)}`);
  }
  pinch.stop();
  bare.stop();
}

/** The answer of the middle size, to stand for all of them. */
async function middleAnswer(url: string): Promise<string> {
  const answers: string[] = [];
  for (const { path, ...request } of requests) answers.push(await (await fetch(url + path, request)).text());
  return answers.sort((a, b) => a.length - b.length)[PANTRIES / 2] ?? '';
}

async function load(url: string, connections: number) {
  await autocannon({ url, connections, duration: 1, requests });
  // Taken from each answer: the summary's own figures are whole milliseconds, and a bare server needs less than one.
  const spentMs: number[] = [];
  const {
    requests: rate,
    non2xx,
    errors,
  } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ url, connections, duration: SECONDS, requests }, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, _status, _bytes, ms) => spentMs.push(ms));
  });
  return { perSecond: rate.average, p50: quantile(spentMs, 0.5), p99: quantile(spentMs, 0.99), failed: non2xx + errors };
}

function start(kind: 'pinch' | 'bare', env: Readonly<Record<string, string>> = {}): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bench-server.ts'), [kind], { env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve({ url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }));
    child.once('exit', (code) => reject(new Error(`The ${kind} server ended with ${code} before it was measured.`)));
  });
}
