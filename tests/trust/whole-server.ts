import '#server/production.ts';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cook } from '#kitchen/cook.ts';
import { shelfNames } from '#kitchen/pantry/shelf-names.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { openDatabase } from '#server/storage/database.ts';

const BUILD = join(import.meta.dirname, '../../build');

interface Given extends Partial<Pick<AppOptions, 'mailReset' | 'onMessage' | 'log'>> {
  readonly env?: Readonly<Record<string, string>>;
  /** For SQLite. */
  readonly folder: string;
  /** postgres://…; left out: SQLite. */
  readonly url?: string;
  readonly isWithPages?: boolean;
}

/** Pinch as people meet it: kitchen, pages and storage, on a free port of this machine, without limits on how often one may call. */
export async function wholeServer({ env, folder, url, isWithPages = true, ...options }: Given) {
  const { cookbook } = readCookbook();
  const database = await openDatabase({ url, folder });
  const quiet = { LOG_LEVEL: options.log ? 'info' : 'silent', MAX_EVENT_LOOP_DELAY_MS: '0' };
  const free = { RATE_GENERATE_PER_MINUTE: '0', RATE_AUTH_PER_MINUTE: '0', RATE_CONTACT_PER_HOUR: '0' };
  const app = await buildApp({
    config: readConfig({ ...quiet, ...free, ...env }),
    shelf: shelfNames(cookbook),
    cook: (request) => cook(request, cookbook),
    now: () => new Date(),
    db: database.db,
    build: isWithPages ? BUILD : null,
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    db: database.db,
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await database.close();
    },
  };
}
