import './production.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { hireCooks } from './recipes/cooks.ts';
import { readCookbook } from './recipes/read-cookbook.ts';
import { stopOnSignals } from './stop.ts';

const config = settingsOrExit();
const cookbook = cookbookOrExit();
const cooks = await hireCooks(config.COOKS);
const stopping = new AbortController();
const app = await buildApp({
  config,
  cookbook,
  cook: cooks.cook,
  now: () => new Date(),
  build: join(import.meta.dirname, '../../build'),
  stopping: stopping.signal,
});
app.addHook('onClose', cooks.leave);
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => {
    app.log.fatal({ err: error }, event);
    process.exit(1);
  });

await listenOrExit(app);
stopOnSignals(app, stopping, config.DRAIN_SECONDS);

function settingsOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exit(`These settings make no sense:\n${(error as Error).message}`);
  }
}

function cookbookOrExit(): Cookbook {
  const { cookbook, problems } = readCookbook();
  if (problems.length === 0) return cookbook;
  const lines = problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`);
  return exit(`${lines.join('\n')}\nThe cookbook has mistakes; Pinch does not start with them. Run "npm run cookbook" to see them again.`);
}

async function listenOrExit(app: FastifyInstance): Promise<void> {
  try {
    await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    exit(code === 'EADDRINUSE' ? `Port ${config.PORT} is taken. Choose another: PORT=${config.PORT + 1} npm start` : message);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  console.log(`Pinch is at http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`);
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
