import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { policyText, TRUSTED_TYPES } from '../headers.ts';
import { etagOf, type Form, keptPages, type SamePage } from './kept-pages.ts';
import type { Render } from './load-pages.ts';
import { namedScripts } from './named-scripts.ts';

interface Pages {
  /** Folder of the built web app. */
  readonly build: string;
  readonly render: Render;
  readonly publicUrl: string | undefined;
}

/** Serves the built web app: its hashed files for ever, every page rendered, with a policy that names its own scripts. */
export async function pages(app: FastifyInstance, { build, render, publicUrl }: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(build, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  for (const url of ['/api', '/api/*'])
    app.get(url, { schema: { hide: true } }, async () => {
      throw new AppError('not_found', 'There is nothing at this address.');
    });
  const kept = keptPages();
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = addressOf(request, publicUrl);
    const known = await kept.formOf(address, request.headers['accept-encoding']);
    if (known) return send(request, reply, known);
    const { status, isTheSameForAll, ...page } = await rendered(request, address);
    if (isTheSameForAll) kept.keep(address, page);
    return send(request, reply.status(status), page);
  });

  async function rendered(request: FastifyRequest, address: string): Promise<Page> {
    // Of this one page: no text of a visitor's can stand in for a word that did not exist when it was written.
    const mark = randomBytes(16).toString('base64');
    const report = (error: unknown) => request.log.error({ err: error }, 'page');
    // Nothing that the request says of its sender goes along: pages hold no visitor.
    const { response, html, isStillSo } = await render(new Request(address, { method: request.method, signal: request.signal }), { mark, report });
    const { status } = response;
    const headers = { 'cache-control': 'no-cache', ...Object.fromEntries(response.headers) };
    const { html: page, sources } = html === null ? { html: null, sources: [] } : namedScripts(html, mark);
    const body = page === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(page);
    const isTheSameForAll = status === 200 && page !== null && headers['cache-control'] === 'no-cache' && !address.includes('?');
    return {
      status,
      isTheSameForAll,
      isStillSo,
      headers: {
        ...headers,
        ...(isTheSameForAll ? { etag: etagOf(body) } : {}),
        'content-security-policy': policyText({ https: publicUrl?.startsWith('https:') ?? false, scripts: sources }),
        'content-security-policy-report-only': TRUSTED_TYPES,
      },
      body,
    };
  }
}

interface Page extends SamePage {
  readonly status: number;
  readonly isTheSameForAll: boolean;
}

/** With all its headers, the policy among them, even when the browser has the page already: it takes them over from there. */
function send(request: FastifyRequest, reply: FastifyReply, { headers, body }: Form): FastifyReply {
  void reply.headers(headers);
  return headers.etag && request.headers['if-none-match'] === headers.etag ? reply.status(304).send() : reply.send(body);
}

/** The page's whole address; the path is joined as text, since resolving "//elsewhere" would give another host. */
function addressOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const host = `${request.protocol}://${request.host}`;
  const origin = publicUrl ?? (URL.canParse(host) ? host : 'http://localhost');
  return new URL(origin).origin + request.url;
}
