import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { caller } from './caller.ts';
import type { Check } from './check.ts';
import { gauge } from './gauge.ts';
import { HOSTILE, sendAll } from './hostile-bodies.ts';
import { serverProcess } from './server-process.ts';

const PATH = '/api/recipes/generate';
const JSON_TYPE = 'content-type: application/json';
const TOO_LARGE = 10 * 1024 * 1024;
const MOST_READ = 128 * 1024;
/** Long enough for a refusal to come back. */
const PACE_MS = 100;
const MOST_RSS_MIB = 32;
/** Until the heap has the size it needs for such bodies; what it grows beyond, it keeps. */
const WARM_UP = 20;
/** Beyond what it is late under as many small requests: that late this machine makes it. */
const MOST_LATE_MS = 50;

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
