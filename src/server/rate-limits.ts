import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { AppError } from './app-error.ts';
import { securityEvent } from './security-events.ts';
import type { Turns } from './turns/turns.ts';
import { visitorOf } from './visitor-of.ts';

/** Limits per visitor's address, for the routes that ask for one with `atMost`. */
export async function rateLimits(app: FastifyInstance, turns: Turns): Promise<void> {
  await app.register(rateLimit, { global: false, store: storeOf(turns) });
}

export interface Limit {
  /** Whose turns these are: routes with the same name share them. */
  readonly name: 'generate' | 'auth' | 'contact';
  /** 0 turns the limit off. */
  readonly max: number;
  readonly windowMs: number;
  /** "That was a lot of recipes in a minute." */
  readonly sentence: string;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** The `config` of a route that an address may call so often and no more. */
export function atMost(limit: Limit): { rateLimit: RateLimitOptions | false } {
  return { rateLimit: limit.max === 0 ? false : optionsOf(limit) };
}

/** A hook for several routes that share their turns. */
export function sharedLimit(app: FastifyInstance, limit: Limit): onRequestHookHandler {
  if (limit.max === 0) return (_request, _reply, done) => done();
  return app.rateLimit(optionsOf(limit)) as onRequestHookHandler;
}

/** The same limit for an account, whatever addresses it calls from. The function throws AppError too_many_requests. */
export function accountLimit(turns: Turns, { name, max, windowMs, sentence }: Limit): (request: FastifyRequest, userId: number) => Promise<void> {
  return async (request, userId) => {
    if (max === 0) return;
    const { count, leftMs } = await turns.take(`${name} account ${userId}`, { max, windowMs });
    if (count <= max) return;
    securityEvent(request, 'limit_reached', { limit: name });
    throw new AppError('too_many_requests', `${sentence} ${waitFor(leftMs)}`, undefined, secondsOf(leftMs));
  };
}

function optionsOf({ name, max, windowMs, sentence }: Limit): RateLimitOptions {
  return {
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${name} address ${visitorOf(request)}`,
    onExceeded: (request) => securityEvent(request, 'limit_reached', { limit: name }),
    errorResponseBuilder: (_request, { ttl }) => new AppError('too_many_requests', `${sentence} ${waitFor(ttl)}`),
  };
}

function storeOf(turns: Turns) {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, windowMs: number, max: number): void {
      turns.take(key, { max, windowMs }).then(({ count, leftMs }) => done(null, { current: count, ttl: leftMs }), done);
    }
    child(): Store {
      return this;
    }
  };
}

const secondsOf = (leftMs: number) => Math.max(1, Math.ceil(leftMs / 1000));

function waitFor(leftMs: number): string {
  const seconds = secondsOf(leftMs);
  if (seconds > 90) return `Please try again in ${Math.ceil(seconds / 60)} minutes.`;
  return `Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
}
