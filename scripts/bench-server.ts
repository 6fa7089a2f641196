import '#server/production.ts';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { shelfNames } from '#kitchen/pantry/shelf-names.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { hireCooks } from '#server/recipes/cooks.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { IN_MEMORY, openDatabase } from '#server/storage/database.ts';
import { bareRows } from './bare-rows.ts';

/**
 * A server to be measured, in a process of its own. `pinch`: the whole of it. `bare`: sends the bytes in BYTES without any work.
 * `bare files`: a file server on BENCH_FOLDER. `bare rows`: Fastify with the queries and nothing else. Tells its parent
 * the port, and what it has used when asked.
 */
const { BENCH_FOLDER = IN_MEMORY, BENCH_URL, BENCH_PAGES, BYTES = '' } = process.env;
const starts: Readonly<Record<string, () => Promise<number>>> = {
  pinch: startPinch,
  bare: () => listen((_request, response) => send(response, 'application/json; charset=utf-8', BYTES)),
  'bare files': () => bareFiles(BENCH_FOLDER),
  'bare rows': () => bareRows({ folder: BENCH_FOLDER, url: BENCH_URL }),
};
const port = await starts[process.argv[2] ?? '']?.();
process.send?.(port);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMib: process.memoryUsage().rss / 2 ** 20 });
});
process.on('disconnect', () => process.exit(0));

async function startPinch(): Promise<number> {
  const config = readConfig({ RATE_GENERATE_PER_MINUTE: '0', MAX_EVENT_LOOP_DELAY_MS: '0', LOG_LEVEL: 'silent' });
  const { cookbook } = readCookbook();
  const { cook, arrive } = hireCooks(config.COOKS);
  await arrive();
  const { db } = await openDatabase({ folder: BENCH_FOLDER, url: BENCH_URL });
  const build = BENCH_PAGES ? join(import.meta.dirname, '../build') : null;
  const app = await buildApp({ config, shelf: shelfNames(cookbook), cook, now: () => new Date(), build, db });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** The library that sends our own files, with nothing else: whoever serves pages that the build wrote has this. */
async function bareFiles(folder: string): Promise<number> {
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

function send(response: Parameters<RequestListener>[1], type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

function listen(answer: RequestListener): Promise<number> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
