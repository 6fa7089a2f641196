import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { errorBody } from '#contract/errors.ts';
import { caller } from './caller.ts';
import type { Check } from './check.ts';
import { gauge } from './gauge.ts';
import { serverProcess } from './server-process.ts';

const PATH = '/api/recipes/generate';
const JSON_TYPE = 'content-type: application/json';
const MAX_BODY = 64 * 1024;
const TOO_LARGE = 10 * 1024 * 1024;
const MOST_READ = 128 * 1024;
/** Long enough for a refusal to come back. */
const PACE_MS = 100;
const MOST_RSS_MIB = 32;
/** Until the heap has the size it needs for such bodies; what it grows beyond, it keeps. */
const WARM_UP = 20;
/** Beyond what it is late under as many small requests: that late this machine makes it. */
const MOST_LATE_MS = 50;

const frame = '{"ingredients":["egg"]}';
const nested = (levels: number) => `{"ingredients":${'['.repeat(levels)}${']'.repeat(levels)}}`;

interface Hostile {
  readonly what: string;
  readonly headers: readonly string[];
  readonly body: string | Buffer;
  readonly expected: readonly number[];
}

const withLength = (body: string | Buffer, ...more: string[]) => [JSON_TYPE, `content-length: ${Buffer.byteLength(body)}`, ...more];
const json = (what: string, body: string | Buffer, expected: readonly number[] = [400]): Hostile => ({ what, headers: withLength(body), body, expected });

const HOSTILE: readonly Hostile[] = [
  json('one byte too many', frame + ' '.repeat(MAX_BODY + 1 - frame.length), [413]),
  { what: 'gzip', headers: withLength(gzipSync(frame), 'content-encoding: gzip'), body: gzipSync(frame), expected: [415] },
  {
    what: 'a bomb of 20 MiB in gzip',
    headers: withLength(gzipSync(Buffer.alloc(2 * TOO_LARGE)), 'content-encoding: gzip'),
    body: gzipSync(Buffer.alloc(2 * TOO_LARGE)),
    expected: [415],
  },
  json('32,000 levels', nested(32_000)),
  json('32,000 levels left open', '['.repeat(32_000)),
  json('16,000 entries', JSON.stringify({ ingredients: Array(16_000).fill('') })),
  json('6,000 names', JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, place) => [`n${place}`, 1])))),
  json('__proto__', '{"ingredients":["egg"],"__proto__":{"servings":1}}'),
  json('constructor', '{"ingredients":["egg"],"constructor":{"prototype":{"servings":1}}}'),
  json('1e400', '{"ingredients":["egg"],"servings":1e400}'),
  json('a number of 60,000 digits', `{"ingredients":["egg"],"servings":${'9'.repeat(60_000)}}`),
  json('cut short', frame.slice(0, -3)),
  json('no UTF-8', Buffer.from('{"ingredients":["\xff\xfe"]}', 'latin1')),
  json('a name twice, the second wrong', '{"ingredients":["egg"],"ingredients":7}'),
  json('a lone surrogate', '{"ingredients":["\\ud800"]}'),
  json('NUL', '{"ingredients":["egg\\u0000"]}'),
  json('nothing', ''),
  {
    what: '1,000 headers',
    headers: withLength(frame, ...Array.from({ length: 1000 }, (_, place) => `x-${place}: ${'y'.repeat(40)}`)),
    body: frame,
    expected: [431],
  },
  { what: 'two lengths', headers: [JSON_TYPE, 'content-length: 5', `content-length: ${frame.length}`], body: frame, expected: [400] },
  { what: 'a length and chunks', headers: withLength(frame, 'transfer-encoding: chunked'), body: frame, expected: [400] },
  { what: 'a length that is no number', headers: [JSON_TYPE, 'content-length: many'], body: frame, expected: [400] },
];

export const check: Check = {
  number: 'F9',
  name: 'Oversized and deep bodies',
  mustHold:
    'bodies that are too large, too deep, packed, broken or poisoned are refused with 413, 415, 431 or 400 in our JSON, cheaply: little is read, the loop stays free, memory does not grow.',
  isQuick: true,
  measure: async (run) => {
    const server = await serverProcess(run, { DATA_DIR: run.folder() });
    const looker = caller(server.origin);
    const broken: string[] = [];
    const rounds = run.isDeep ? 100 : 5;
    for (let round = 0; round < WARM_UP; round += 1) await sendAll(server.port, broken);
    const rssMib: number[] = [];
    let lateMs = 0;
    let smallLateMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      await readGauges(looker.call);
      await sendSmall(looker.call, broken);
      smallLateMs = Math.max(smallLateMs, (await readGauges(looker.call)).lateMs);
      await sendAll(server.port, broken);
      const now = await readGauges(looker.call);
      lateMs = Math.max(lateMs, now.lateMs);
      rssMib.push(now.rssMib);
    }
    const read = await chunksWithoutEnd(server.port, broken);
    await wait(200);
    rssMib.push((await readGauges(looker.call)).rssMib);
    // The lowest of each half: memory goes up and down as it is collected.
    const half = Math.ceil(rssMib.length / 2);
    const grown = Math.min(...rssMib.slice(half)) - Math.min(...rssMib.slice(0, half));
    const { status } = await looker.call('POST', PATH, { body: { ingredients: ['egg'] } });
    if (status !== 200) broken.push(`An honest request was answered with ${status} afterwards.`);
    if (read > MOST_READ) broken.push(`Of a body without end ${Math.round(read / 1024)} KiB went out before it was refused.`);
    if (grown > MOST_RSS_MIB) broken.push(`Memory grew by ${Math.round(grown)} MiB.`);
    if (lateMs > MOST_LATE_MS + smallLateMs)
      broken.push(`The event loop was ${Math.round(lateMs)} ms late, under small requests ${Math.round(smallLateMs)} ms.`);
    return {
      figure: `${HOSTILE.length} kinds × ${rounds + WARM_UP}: all refused in our JSON; of 10 MiB in chunks ${Math.round(read / 1024)} KiB went out before the refusal; loop late ${lateMs.toFixed(0)} ms at most (99th of 100; ${smallLateMs.toFixed(0)} under small requests), memory ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MiB`,
      broken: [...new Set(broken)],
    };
  },
};

async function readGauges(call: ReturnType<typeof caller>['call']): Promise<{ rssMib: number; lateMs: number }> {
  const { body } = await call('GET', '/metrics');
  return { rssMib: gauge(body, 'pinch_memory_bytes') / 2 ** 20, lateMs: gauge(body, 'pinch_event_loop_delay_seconds{quantile="0.99"}') * 1000 };
}

/** As many requests as the hostile ones, each with a mistake anybody makes. */
async function sendSmall(call: ReturnType<typeof caller>['call'], broken: string[]): Promise<void> {
  for (let sent = 0; sent < HOSTILE.length; sent += 1) {
    const { status } = await call('POST', PATH, { body: { ingredients: [] } });
    if (status !== 400) broken.push(`An order of nothing was answered with ${status}.`);
  }
}

async function sendAll(port: number, broken: string[]): Promise<void> {
  for (const { what, headers, body, expected } of HOSTILE) {
    const answer = await raw(port, `POST ${PATH} HTTP/1.1\r\nhost: localhost\r\n${headers.join('\r\n')}\r\nconnection: close\r\n\r\n`, body);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    if (!expected.includes(status)) broken.push(`${what}: answered with ${status || 'nothing'}.`);
    else if (!errorBody.safeParse(parsed(answer.split('\r\n\r\n').slice(1).join('\r\n\r\n'))).success) broken.push(`${what}: ${status} without our JSON.`);
  }
}

/** Sends bytes as they are. @returns everything that came back until the server hung up */
async function raw(port: number, head: string, body: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(head);
  socket.write(body);
  await Promise.race([closed, wait(5000)]);
  socket.destroy();
  return heard;
}

/** A body of 10 MiB whose length nobody knows beforehand. @returns how many bytes left us before the refusal came */
async function chunksWithoutEnd(port: number, broken: string[]): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  let sent = 0;
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  socket.on('error', () => {});
  socket.write(`POST ${PATH} HTTP/1.1\r\nhost: localhost\r\n${JSON_TYPE}\r\ntransfer-encoding: chunked\r\n\r\n`);
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  while (sent < TOO_LARGE && heard === '' && !socket.destroyed) {
    const isFlushed = socket.write(chunk);
    sent += chunk.length;
    if (!isFlushed) await Promise.race([once(socket, 'drain').catch(() => {}), once(socket, 'close'), wait(1000)]);
    for (const until = performance.now() + PACE_MS; heard === '' && !socket.destroyed && performance.now() < until; ) await wait(1);
  }
  await wait(50);
  socket.destroy();
  if (!/^HTTP\/1\.1 413/.test(heard)) broken.push(`10 MiB in chunks: ${heard === '' ? 'no answer' : heard.slice(0, 40)}`);
  return sent;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
