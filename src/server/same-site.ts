import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { AppError } from './app-error.ts';
import { securityEvent } from './security-events.ts';

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses what another site makes a visitor's browser send. Browsers say where a request comes from in Sec-Fetch-Site;
 * those that do not (old ones, plain http in a home network) say it in Origin; a program says neither and has no cookie to abuse.
 */
export function refuseOtherSites(publicUrl: string | undefined) {
  const ours = publicUrl ? new URL(publicUrl).host : undefined;
  const isOurs = ({ headers }: FastifyRequest): boolean => {
    const { origin, host, cookie } = headers;
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    return origin !== undefined ? hostOf(origin) === (ours ?? host) || hostOf(origin) === host : cookie === undefined;
  };
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (!UNSAFE.has(request.method) || isOurs(request)) {
      done();
      return;
    }
    securityEvent(request, 'other_site_refused');
    done(new AppError('forbidden', 'This request came from another site, so we did not carry it out.'));
  };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
