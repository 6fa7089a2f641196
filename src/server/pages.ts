import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { SCRIPT_MARK_HEADER } from '#contract/script-mark.ts';
import { AppError } from './app-error.ts';
import { policyText, TRUSTED_TYPES } from './headers.ts';
import { formFor, type KeptPage, keptPages, type Sent } from './kept-pages.ts';
import { namedScripts } from './page-scripts.ts';

interface Pages {
  /** Folder of the built web app. */
  readonly build: string;
  readonly render: Render;
  readonly publicUrl: string | undefined;
}

/** Renders a page; what goes wrong within is told to `report`. */
export type Render = (request: Request, report: (error: unknown) => void) => Promise<Response>;

/** What the pages may know: shared recipes, and who cooks beside the house. Nothing of any visitor. */
interface Lent {
  readonly readShared: (id: string) => Promise<unknown>;
  readonly partner: { readonly name: string; readonly leaves: boolean } | null;
}

/** Loads the half of the build that renders. It is large: better before the server counts how busy it is. */
export async function loadPages(build: string, { readShared, partner }: Lent): Promise<Render> {
  const server = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild;
  const handle = createRequestHandler(server, 'production');
  const { readSharedContext, partnerContext, reportErrorContext } = server.entry.module as unknown as {
    readSharedContext: RouterContext<Lent['readShared']>;
    partnerContext: RouterContext<Lent['partner']>;
    reportErrorContext: RouterContext<(error: unknown) => void>;
  };
  return (request, report) => {
    const context = new RouterContextProvider();
    context.set(readSharedContext, readShared);
    context.set(partnerContext, partner);
    context.set(reportErrorContext, report);
    return handle(request, context);
  };
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
    const known = kept.of(address);
    if (known) return sendKept(request, reply, known);
    const { status, isTheSameForAll, ...page } = await rendered(request, address);
    if (isTheSameForAll) return sendKept(request, reply, await kept.keep(address, page));
    return reply.status(status).headers(page.headers).send(page.body);
  });

  async function rendered(request: FastifyRequest, address: string): Promise<Page> {
    // Of this one page: no text of a visitor's can stand in for a word that did not exist when it was written.
    const mark = randomBytes(16).toString('base64');
    const asked = new Headers();
    for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') asked.set(name, value);
    asked.set(SCRIPT_MARK_HEADER, mark);
    const report = (error: unknown) => request.log.error({ err: error }, 'page');
    const response = await render(new Request(address, { headers: asked, signal: request.signal }), report);
    const { status, headers } = response;
    const isText = /^text\//.test(headers.get('content-type') ?? '');
    const { html, sources } = isText ? namedScripts(await response.text(), mark) : { html: null, sources: [] };
    // Pages hold no visitor: what says nothing of how long it may be kept is the same for everybody.
    const isTheSameForAll = status === 200 && html !== null && !headers.has('cache-control') && !address.includes('?');
    return {
      status,
      isTheSameForAll,
      headers: {
        'cache-control': 'no-cache',
        ...Object.fromEntries(headers),
        'content-security-policy': policyText({ https: publicUrl?.startsWith('https:') ?? false, scripts: sources }),
        'content-security-policy-report-only': TRUSTED_TYPES,
      },
      body: html === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html),
    };
  }
}

interface Page extends Sent {
  readonly status: number;
  readonly isTheSameForAll: boolean;
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const { headers, body } = formFor(page, request.headers['accept-encoding']);
  void reply.headers(headers);
  return request.headers['if-none-match'] === page.etag ? reply.status(304).send() : reply.send(body);
}

/** The page's whole address; the path is joined as text, since resolving "//elsewhere" would give another host. */
function addressOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const host = `${request.protocol}://${request.host}`;
  const origin = publicUrl ?? (URL.canParse(host) ? host : 'http://localhost');
  return new URL(origin).origin + request.url;
}
