import { createServer } from 'node:http';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { hireCooks } from '#server/recipes/cooks.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { IN_MEMORY, openDatabase } from '#server/storage/database.ts';

/** A server to be measured, in a process of its own: `pinch`, or `bare` that sends the bytes in BYTES without any work. Tells its parent the port. */
const port = process.argv[2] === 'pinch' ? await startPinch() : await startBare(process.env.BYTES ?? '');
process.send?.(port);
process.on('disconnect', () => process.exit(0));

async function startPinch(): Promise<number> {
  const config = readConfig({ RATE_GENERATE_PER_MINUTE: '0', MAX_EVENT_LOOP_DELAY_MS: '0', LOG_LEVEL: 'silent' });
  const { cookbook } = readCookbook();
  const { cook } = await hireCooks(config.COOKS);
  const { db } = await openDatabase({ folder: IN_MEMORY });
  const app = await buildApp({ config, cookbook, cook, now: () => new Date(), build: null, db });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as { port: number }).port;
}

function startBare(bytes: string): Promise<number> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(bytes) });
      response.end(bytes);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}
