import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Metrics } from './metrics.ts';

interface MetricsRoutes {
  readonly metrics: Metrics;
  /** What a reader has to bring along ("Authorization: Bearer …"); left out: only this machine may read. */
  readonly token: string | undefined;
  /** With an address for the world there is a proxy, behind which everybody seems to come from this machine. */
  readonly publicUrl: string | undefined;
}

/** GET /metrics; to all who may not read it, it does not exist. */
export async function metricsRoutes(app: FastifyInstance, { metrics, token, publicUrl }: MetricsRoutes): Promise<void> {
  app.get('/metrics', { schema: { hide: true }, compress: false }, async (request, reply) => {
    const mayRead = token === undefined ? publicUrl === undefined && isFromHere(request) : isSame(request.headers.authorization ?? '', `Bearer ${token}`);
    if (!mayRead) throw new AppError('not_found', 'There is nothing at this address.');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** Counts every answer by its route. To be called before the routes are made. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered({ method: request.method, route: labelOf(request.routeOptions.url), status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
}

/** Pages share a route, and each file of the web app has one: by name they would be hundreds of numbers. */
function labelOf(route: string | undefined): string {
  if (route === undefined) return 'none';
  if (route === '/*') return 'page';
  return /^\/(?:api|health|metrics)(?:\/|$)/.test(route) ? route : 'file';
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** From this machine, through no proxy, and by its own name: another site's page that points its name at us is refused too. */
function isFromHere({ socket, headers, hostname }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') && (hostname === 'localhost' || isLoopback(hostname)) && PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}

function isLoopback(address: string): boolean {
  const bare = address.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/, '');
  return bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
