import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { LIMITS } from '#contract/limits.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import type { Config } from './config.ts';
import { AppError, answerError } from './errors.ts';
import { securityHeaders } from './headers.ts';
import { healthRoutes } from './health.ts';
import { pages } from './pages.ts';
import { recipeRoutes } from './recipes/routes.ts';
import { shelfRoutes } from './recipes/shelf-routes.ts';
import { refuseOtherSites } from './same-site.ts';

export interface AppOptions {
  readonly config: Config;
  readonly cookbook: Cookbook;
  readonly cook: (request: CookRequest) => Answer;
  readonly now: () => Date;
  /** Folder of the built web app; null serves the calls alone. */
  readonly build: string | null;
  readonly isStopping?: () => boolean;
}

/** The whole server, ready to listen or to be called by a test. */
export async function buildApp({ config, cookbook, cook, now, build, isStopping = () => false }: AppOptions): Promise<FastifyInstance> {
  const https = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const app = Fastify({
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: 30_000,
    // Longer than a proxy's usual 60 s: a shorter one means stray 502s.
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES?.split(',').map((range) => range.trim()) ?? false,
    routerOptions: { ignoreTrailingSlash: true },
    disableRequestLogging: true,
    logger: { level: config.LOG_LEVEL, base: null },
  });
  app.server.maxConnections = 2_000;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  // Any other body is refused with 415: a form of another site cannot send JSON.
  app.removeContentTypeParser('text/plain');

  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      id: request.id,
    });
  });
  app.addHook('onRequest', refuseOtherSites(config.PUBLIC_URL));
  await securityHeaders(app, { https });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(underPressure, { maxEventLoopDelay: 250, retryAfter: 5 });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error(`That was a lot of recipes in a minute. Please wait ${Math.max(1, Math.ceil(ttl / 1000))} seconds and try again.`), {
        statusCode: 429,
      }),
  });
  await app.register(swagger, { openapi: { info: { title: 'Pinch', version: '1' } }, transform: jsonSchemaTransform });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, logLevel: 'silent' });

  await app.register(healthRoutes, { isStopping });
  await app.register(recipeRoutes, { cook, month: () => now().getMonth() + 1, perMinute: config.RATE_GENERATE_PER_MINUTE });
  await app.register(shelfRoutes, { cookbook });
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('not_found', 'There is nothing at this address.');
  });
  if (build) await app.register(pages, { build, https });
  else
    app.setNotFoundHandler(() => {
      throw new AppError('not_found', 'There is nothing at this address.');
    });
  return app;
}
