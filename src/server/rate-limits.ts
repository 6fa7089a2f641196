import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { AppError } from './app-error.ts';

/** Limits per visitor's address (IPv6 by /64), for the routes that ask for one with `atMost`. */
export async function rateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 });
}

interface Limit {
  /** 0 turns the limit off. */
  readonly max: number;
  readonly timeWindow: '1 minute' | '1 hour';
  /** "That was a lot of recipes." */
  readonly sentence: string;
}

/** The `config` of a route that may be called so often and no more. */
export function atMost(limit: Limit): { rateLimit: RateLimitOptions | false } {
  return { rateLimit: limit.max === 0 ? false : optionsOf(limit) };
}

/** A hook for several routes that share their turns. */
export function sharedLimit(app: FastifyInstance, limit: Limit): onRequestHookHandler {
  if (limit.max === 0) return (_request, _reply, done) => done();
  return app.rateLimit(optionsOf(limit)) as onRequestHookHandler;
}

function optionsOf({ max, timeWindow, sentence }: Limit): RateLimitOptions {
  return {
    max,
    timeWindow,
    errorResponseBuilder: (_request, { ttl }) => new AppError('too_many_requests', `${sentence} ${waitFor(ttl)}`),
  };
}

function waitFor(ttlMs: number): string {
  const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
  if (seconds > 90) return `Please try again in ${Math.ceil(seconds / 60)} minutes.`;
  return `Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
}
