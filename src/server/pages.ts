import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { NONCE_HEADER } from '#contract/nonce.ts';
import { AppError } from './app-error.ts';
import { policyText, TRUSTED_TYPES } from './headers.ts';

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

/** Serves the built web app: its hashed files for ever, every page rendered with a nonce for its scripts. */
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
  const kept = new Map<string, Page>();
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = addressOf(request, publicUrl);
    const known = kept.get(address);
    const page = known && known.until > Date.now() ? known : await rendered(request, address);
    // Pages hold no visitor. What says nothing of how long it may be kept is the same for everybody, and rendering it takes milliseconds.
    if (page !== known && page.status === 200 && page.text !== null && !page.headers.has('cache-control') && !address.includes('?')) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(address, page);
    }
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of page.headers) void reply.header(name, value);
    void reply.header('content-security-policy', policyText({ https: publicUrl?.startsWith('https:') ?? false, nonce }));
    void reply.header('content-security-policy-report-only', TRUSTED_TYPES);
    if (!page.headers.has('cache-control')) void reply.header('cache-control', 'no-cache');
    return reply.status(page.status).send(page.text === null ? page.bytes : page.text.replaceAll(NONCE_PLACE, nonce));
  });

  async function rendered(request: FastifyRequest, address: string): Promise<Page> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
    headers.set(NONCE_HEADER, NONCE_PLACE);
    const report = (error: unknown) => request.log.error({ err: error }, 'page');
    const response = await render(new Request(address, { headers, signal: request.signal }), report);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = /^text\//.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, bytes, text: isText ? bytes.toString() : null, until: Date.now() + KEPT_MS };
  }
}

/** Where a page's nonce comes: a word nobody can guess, so that no text of a visitor's can stand in for it. */
const NONCE_PLACE = randomBytes(16).toString('hex');
/** Pages say the date. */
const KEPT_MS = 60_000;
const MOST_KEPT = 100;

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** null for a picture. */
  readonly text: string | null;
  readonly until: number;
}

/** The page's whole address; the path is joined as text, since resolving "//elsewhere" would give another host. */
function addressOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const host = `${request.protocol}://${request.host}`;
  const origin = publicUrl ?? (URL.canParse(host) ? host : 'http://localhost');
  return new URL(origin).origin + request.url;
}
