import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { plainWords } from '#contract/plain-words.ts';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';
import type { ShelfNames } from '#kitchen/pantry/shelf-names.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { exportRoutes } from './accounts/export-routes.ts';
import { knownDevices } from './accounts/known-device.ts';
import { passwordKeeper } from './accounts/passwords.ts';
import { accountRoutes } from './accounts/routes.ts';
import { viewers as viewersOf } from './accounts/viewers.ts';
import { apiDocs } from './api-docs.ts';
import { AppError } from './app-error.ts';
import { answerBrokenRequest } from './broken-requests.ts';
import type { Chef } from './chefs/chef.ts';
import { leavesTheHouse, partnerOf } from './chefs/chef-settings.ts';
import { houseChef } from './chefs/house-chef.ts';
import type { Config } from './config.ts';
import { closeOnlyIdleConnections, limitConnections, limitPipelining, refuseGone } from './connections.ts';
import { contactRoutes } from './contact/routes.ts';
import { answerError } from './errors.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { headersOfRefusal, securityHeaders } from './headers.ts';
import { healthRoutes } from './health.ts';
import { acceptJsonOnly } from './json-body.ts';
import { loggedError } from './logged-error.ts';
import { type Metrics, newMetrics } from './metrics/metrics.ts';
import { countRequests, metricsRoutes } from './metrics/routes.ts';
import { shedLoad } from './overload.ts';
import { loadPages } from './pages/load-pages.ts';
import { pages } from './pages/pages.ts';
import { rateLimits } from './rate-limits.ts';
import { idOf } from './recipes/recipe-id.ts';
import { recipeRoutes } from './recipes/routes.ts';
import { readableRecipe } from './recipes/saved-recipes.ts';
import { savedRecipeRoutes } from './recipes/saved-routes.ts';
import { shelfRoutes } from './recipes/shelf-routes.ts';
import { tasteOf } from './recipes/taste.ts';
import { requestIds } from './request-ids.ts';
import { logAnswer, logRequests } from './request-log.ts';
import { logEachRequest } from './request-logger.ts';
import { refuseOtherSites } from './same-site.ts';
import type { Db } from './storage/schema.ts';
import { limitTime } from './time-limit.ts';
import type { Turns } from './turns/turns.ts';
import { turnsInMemory } from './turns/turns-in-memory.ts';

export interface AppOptions {
  readonly config: Config;
  /** The names of all ingredients, for the browser. */
  readonly shelf: ShelfNames;
  readonly cook: (request: CookRequest) => Answer | Promise<Answer>;
  /** Who cooks beside the house; left out: the house alone. */
  readonly chef?: Chef | undefined;
  readonly now: () => Date;
  /** What people keep; opened and closed by whoever builds the app. */
  readonly db: Db;
  /** Who had how many turns; left out: counted by this process alone. */
  readonly turns?: Turns;
  readonly metrics?: Metrics;
  /** Mails the link for a new password; left out where no mail is set up. */
  readonly mailReset?: ((to: string, token: string) => void) | undefined;
  /** Hears that a visitor's message is kept and wants mailing. */
  readonly onMessage?: (() => void) | undefined;
  /** Folder of the built web app; null serves the calls alone. */
  readonly build: string | null;
  /** Whether the cooks are there; left out: from the start. */
  readonly isReady?: () => boolean;
  /** Aborted when the server is about to stop. */
  readonly stopping?: AbortSignal;
  /** Where log lines go; left out: standard output. */
  readonly log?: { write(line: string): void };
}

const HANDLER_TIMEOUT_MS = 10_000;
const QUIET_MS = 30_000;
/** After a guest's time is up the house still has to answer, on a busy machine too. */
const HOUSE_TIME_MS = 4_000;

/** The whole server, ready to listen or to be called by a test. */
export async function buildApp({
  config,
  shelf,
  cook,
  chef,
  now,
  db,
  turns = turnsInMemory(),
  metrics = newMetrics(),
  mailReset,
  onMessage,
  build,
  isReady = () => true,
  stopping,
  log,
}: AppOptions): Promise<FastifyInstance> {
  z.config({ customError: plainWords });
  const https = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const name = chef ? partnerOf(config) : null;
  const partner = name === null ? null : { name, leaves: leavesTheHouse(config) };
  const render = build ? await loadPages(build, { readShared: (id) => readableRecipe(db, idOf(id) ?? 0, null), partner }) : null;
  const workingMs = chef ? config.CHEF_TIME_LIMIT_MS + HOUSE_TIME_MS : HANDLER_TIMEOUT_MS;
  const app = Fastify({
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: 30_000,
    // A connection on which nothing moves: a reader who does not read. Longer than any answer is worked on.
    connectionTimeout: Math.max(QUIET_MS, workingMs + HOUSE_TIME_MS),
    // Longer than a proxy's usual 60 s: a shorter one means stray 502s.
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // While stopping, what has arrived is still answered, with "Connection: close".
    return503OnClosing: false,
    genReqId: requestIds(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    trustProxy: config.TRUSTED_PROXIES ?? false,
    routerOptions: { ignoreTrailingSlash: true },
    logger: { level: config.LOG_LEVEL, base: null, serializers: { err: loggedError }, ...(log ? { stream: log } : {}) },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => answerUnrouted(error, request, reply, { https }),
  });
  closeOnlyIdleConnections(app.server);
  limitPipelining(app.server);
  limitConnections(app.server, { isBehindProxy: config.TRUSTED_PROXIES !== undefined });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is nothing at this address.');
  });

  limitTime(app, HANDLER_TIMEOUT_MS);
  app.addHook('onRequest', refuseGone);
  logEachRequest(app);
  logRequests(app);
  countRequests(app, metrics);
  // Hooks that wait for nothing call back: each promise would cost as much as what they do.
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    if (stopping?.aborted) void reply.header('connection', 'close');
    done();
  });
  app.addHook('onRequest', refuseOtherSites(config.PUBLIC_URL));
  acceptJsonOnly(app);
  securityHeaders(app, { https });
  // 4: a page in a millisecond; the default of 11 takes fifty times as long for a tenth fewer bytes.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  // At once up to a whole menu: handing it to another thread costs more than packing it.
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], brotliOptions, syncThreshold: 128 * 1024 });
  await shedLoad(app, { maxEventLoopDelayMs: config.MAX_EVENT_LOOP_DELAY_MS, onShed: metrics.shed });
  await rateLimits(app, turns);
  await app.register(cookie);
  await apiDocs(app);

  await app.register(metricsRoutes, { metrics, token: config.METRICS_TOKEN, publicUrl: config.PUBLIC_URL });
  await app.register(healthRoutes, { state: () => (stopping?.aborted ? 'stopping' : isReady() ? 'ok' : 'starting') });
  await app.register(shelfRoutes, { shelf });
  const viewers = viewersOf({ db, devices: await knownDevices(db), https, now });
  const kept = { db, viewers, now };
  const house = houseChef(cook);
  await app.register(recipeRoutes, {
    house,
    chef: chef ?? house,
    timeoutMs: workingMs,
    month: () => now().getMonth() + 1,
    perMinute: config.RATE_GENERATE_PER_MINUTE,
    taste: (userId) => tasteOf(db, userId, now()),
    viewers,
    turns,
    onServed: metrics.cooked,
  });
  await app.register(accountRoutes, {
    ...kept,
    turns,
    passwords: passwordKeeper({
      key: config.PASSWORD_KEY,
      memoryMib: config.PASSWORD_MEMORY_MIB,
      passes: config.PASSWORD_PASSES,
      onShed: () => metrics.shed('passwords'),
    }),
    perMinute: config.RATE_AUTH_PER_MINUTE,
    passwordMin: config.PASSWORD_MIN,
    mailReset: mailReset ?? null,
  });
  await app.register(exportRoutes, kept);
  await app.register(savedRecipeRoutes, kept);
  await app.register(favoriteRoutes, kept);
  await app.register(contactRoutes, { ...kept, turns, perHour: config.RATE_CONTACT_PER_HOUR, onMessage: onMessage ?? (() => {}) });
  if (build && render) await app.register(pages, { build, render, publicUrl: config.PUBLIC_URL });
  return app;
}

/** An address that cannot be read reaches no route and no hook: what those do for every answer is done here. */
function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply, { https }: { readonly https: boolean }): void {
  headersOfRefusal(reply, { https });
  void reply.header(REQUEST_ID_HEADER, request.id);
  answerError(error, request, reply);
  logAnswer(request, reply);
}
