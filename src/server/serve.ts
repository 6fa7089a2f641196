import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ShelfNames, shelfNames } from '#kitchen/pantry/shelf-names.ts';
import { sweepExpired } from './accounts/sessions.ts';
import { buildApp } from './app.ts';
import { backupFolder } from './backups/back-up.ts';
import { backUpRegularly } from './backups/daily.ts';
import { guestChef } from './chefs/guest-chef.ts';
import type { Facts } from './chefs/model-chef.ts';
import { type Config, readConfig } from './config.ts';
import { outbox } from './contact/outbox.ts';
import { smtpMailer } from './mail/mailer.ts';
import { resetMail } from './mail/reset-mail.ts';
import { newMetrics } from './metrics/metrics.ts';
import { hireCooks } from './recipes/cooks.ts';
import { readCookbook } from './recipes/read-cookbook.ts';
import { stopOnSignals } from './stop.ts';
import { type Database, openDatabase } from './storage/database.ts';
import { sweepTurns, turnsInDatabase } from './turns/turns-in-database.ts';

const SWEEP_EVERY_MS = 60 * 60 * 1000;

/** Where trouble goes that belongs to no request. */
let report: (error: unknown) => void = console.error;
let noteGuest: (facts: Facts) => void = () => {};

const config = settingsOrExit();
const shelf = shelfOrExit();
const database = await databaseOrExit();
const metrics = newMetrics();
if (database.connections) metrics.watchConnections(database.connections);
const cooks = hireCooks(config.COOKS, { metrics });
let areCooksHere = false;
const stopping = new AbortController();
const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
const now = () => new Date();
const sweeping = setInterval(() => {
  void sweepExpired(database.db, now()).catch(report);
  void sweepTurns(database.db, now()).catch(report);
}, SWEEP_EVERY_MS).unref();
const backups =
  database.engine === 'sqlite' && config.BACKUP_EVERY_HOURS > 0
    ? backUpRegularly({ into: backupFolder(config), everyHours: config.BACKUP_EVERY_HOURS, now, onError: (error) => report(error) })
    : null;
const mailer = config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : null;
const messages = mailer && outbox({ db: database.db, mailer, to: config.CONTACT_TO ?? config.MAIL_FROM, now, onError: (error) => report(error) });
const chef = await guestChef(config, { kitchen: cooks, now, stopping: stopping.signal, onServed: (facts) => noteGuest(facts) });
if (chef) metrics.watchChef(chef.counts);
const app = await buildApp({
  config,
  shelf,
  cook: cooks.cook,
  chef: chef ?? undefined,
  now,
  db: database.db,
  metrics,
  // One server alone holds a folder of SQLite, so there its own memory knows of every turn.
  ...(database.engine === 'postgres' ? { turns: await turnsInDatabase(database.db, now) } : {}),
  mailReset: mailer ? (to, token) => void mailer.send(resetMail(to, token, publicUrl)).catch(report) : undefined,
  onMessage: messages ? () => void messages.nudge() : undefined,
  build: join(import.meta.dirname, '../../build'),
  isReady: () => areCooksHere,
  stopping: stopping.signal,
});
report = (error) => app.log.error({ err: error }, 'beside requests');
noteGuest = (facts) => app.log.info({ chef: facts }, 'guest chef');
app.addHook('onClose', cooks.leave);
app.addHook('onClose', async () => {
  clearInterval(sweeping);
  backups?.stop();
  await messages?.stop();
  await database.close();
});
void messages?.nudge();
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => {
    app.log.fatal({ err: error }, event);
    process.exit(1);
  });

await listenOrExit(app);
stopOnSignals(app, stopping, config.DRAIN_SECONDS);
// Not before: the first page should not wait for the cooks, and has the cores to itself.
await cooks.arrive();
areCooksHere = true;

function settingsOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exit(`These settings make no sense:\n${(error as Error).message}`);
  }
}

/** Of the whole cookbook, which the cooks read for themselves, this thread keeps only the names: it is most of its memory. */
function shelfOrExit(): ShelfNames {
  const { cookbook, problems } = readCookbook();
  if (problems.length === 0) return shelfNames(cookbook);
  const lines = problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`);
  return exit(`${lines.join('\n')}\nThe cookbook has mistakes; Pinch does not start with them. Run "npm run cookbook" to see them again.`);
}

async function databaseOrExit(): Promise<Database> {
  try {
    return await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR, backups: backupFolder(config), onError: (error) => report(error) });
  } catch (error) {
    return exit(config.DATABASE_URL ? `The database at DATABASE_URL cannot be used: ${(error as Error).message}` : (error as Error).message);
  }
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
