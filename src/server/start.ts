import { join } from 'node:path';
import { cook } from '#kitchen/cook.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { readCookbook } from './recipes/read-cookbook.ts';

const STOP_WITHIN_MS = 10_000;

const config = readConfig(process.env);
const { cookbook, problems } = readCookbook();
if (problems.length > 0) {
  for (const { file, line, message } of problems) console.error(`${file}, line ${line}: ${message}`);
  console.error('The cookbook has mistakes; Pinch does not start with them. Run "npm run cookbook" to see them again.');
  process.exit(1);
}

let stopping = false;
const app = await buildApp({
  config,
  cookbook,
  cook: (request) => cook(request, cookbook),
  now: () => new Date(),
  build: join(import.meta.dirname, '../../build'),
  isStopping: () => stopping,
});
// The first visitor should not wait for the shelves to be arranged.
cook({ ingredients: ['egg'] }, cookbook);
await app.listen({ port: config.PORT, host: config.HOST });
const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : config.PORT;
console.log(`Pinch is at http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void app.close().then(() => process.exit(0));
  });
