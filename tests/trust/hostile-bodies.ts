import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { errorBody } from '#contract/errors.ts';

const PATH = '/api/recipes/generate';
const JSON_TYPE = 'content-type: application/json';
const MAX_BODY = 64 * 1024;
const TOO_LARGE = 10 * 1024 * 1024;

const FRAME = '{"ingredients":["egg"]}';
const nested = (levels: number) => `{"ingredients":${'['.repeat(levels)}${']'.repeat(levels)}}`;

interface Hostile {
  readonly what: string;
  readonly headers: readonly string[];
  readonly body: string | Buffer;
  readonly expected: readonly number[];
}

const withLength = (body: string | Buffer, ...more: string[]) => [JSON_TYPE, `content-length: ${Buffer.byteLength(body)}`, ...more];
const json = (what: string, body: string | Buffer, expected: readonly number[] = [400]): Hostile => ({ what, headers: withLength(body), body, expected });

export const HOSTILE: readonly Hostile[] = [
  json('one byte too many', FRAME + ' '.repeat(MAX_BODY + 1 - FRAME.length), [413]),
  { what: 'gzip', headers: withLength(gzipSync(FRAME), 'content-encoding: gzip'), body: gzipSync(FRAME), expected: [415] },
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
  json('cut short', FRAME.slice(0, -3)),
  json('no UTF-8', Buffer.from('{"ingredients":["\xff\xfe"]}', 'latin1')),
  json('a name twice, the second wrong', '{"ingredients":["egg"],"ingredients":7}'),
  json('a lone surrogate', '{"ingredients":["\\ud800"]}'),
  json('NUL', '{"ingredients":["egg\\u0000"]}'),
  json('nothing', ''),
  {
    what: '1,000 headers',
    headers: withLength(FRAME, ...Array.from({ length: 1000 }, (_, place) => `x-${place}: ${'y'.repeat(40)}`)),
    body: FRAME,
    expected: [431],
  },
  { what: 'two lengths', headers: [JSON_TYPE, 'content-length: 5', `content-length: ${FRAME.length}`], body: FRAME, expected: [400] },
  { what: 'a length and chunks', headers: withLength(FRAME, 'transfer-encoding: chunked'), body: FRAME, expected: [400] },
  { what: 'a length that is no number', headers: [JSON_TYPE, 'content-length: many'], body: FRAME, expected: [400] },
];

/** Sends each of them once. A server that is busy may say so instead. */
export async function sendAll(port: number, broken: string[], { mayBeBusy = false } = {}): Promise<void> {
  const patienceMs = mayBeBusy ? 20_000 : 5_000;
  for (const { what, headers, body, expected } of HOSTILE) {
    const answer = await raw(port, `POST ${PATH} HTTP/1.1\r\nhost: localhost\r\n${headers.join('\r\n')}\r\nconnection: close\r\n\r\n`, body, patienceMs);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    if (!expected.includes(status) && !(mayBeBusy && status === 503)) broken.push(`${what}: answered with ${status || 'nothing'}.`);
    else if (!errorBody.safeParse(parsed(answer.split('\r\n\r\n').slice(1).join('\r\n\r\n'))).success) broken.push(`${what}: ${status} without our JSON.`);
  }
}

/** Sends bytes as they are. @returns everything that came back until the server hung up */
async function raw(port: number, head: string, body: string | Buffer, patienceMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  // A server that hangs up on what it has not read resets the line: what it said before counts.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(head);
  socket.write(body);
  await Promise.race([closed, wait(patienceMs)]);
  socket.destroy();
  return heard;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
