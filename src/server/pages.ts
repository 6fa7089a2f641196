import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { NONCE_HEADER } from '#contract/nonce.ts';
import { policyText } from './headers.ts';

/** Serves the built web app: its hashed files for ever, every page rendered with a nonce for its scripts. */
export async function pages(app: FastifyInstance, { build, https }: { readonly build: string; readonly https: boolean }): Promise<void> {
  const server = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild;
  const render = createRequestHandler(server, 'production');
  await app.register(fastifyStatic, {
    root: join(build, 'client'),
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  app.get('/*', { config: { rateLimit: false }, schema: { hide: true } }, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
    headers.set(NONCE_HEADER, nonce);
    const response = await render(new Request(new URL(request.url, `http://${request.host || 'localhost'}`), { headers }));
    for (const [name, value] of response.headers) void reply.header(name, value);
    void reply.header('content-security-policy', policyText({ https, nonce })).header('cache-control', 'no-cache').status(response.status);
    return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : null);
  });
}
