import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { groupsOf, plainAddress } from './visitor-of.ts';

/** One line per request. No address in full, no URL, no body: what somebody cooks with, or must not eat, is nobody else's business. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    done();
  });
}

/** The line of one request. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime) || 0,
    from: cutAddress(request.ip),
  });
}

/** The network an address belongs to: /24 of IPv4, /48 of IPv6. */
export function cutAddress(address: string): string {
  const plain = plainAddress(address);
  // Looked for first: to know an address for IPv6 takes a long pattern.
  if (!plain.includes(':') || !isIPv6(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0`;
  return `${groupsOf(plain).slice(0, 3).join(':')}::`;
}
