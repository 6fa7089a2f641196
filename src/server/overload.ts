import { totalmem } from 'node:os';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import type { ShedReason } from './metrics/metrics.ts';

const MOST_OF_MEMORY = 0.8;

interface Overload {
  readonly maxEventLoopDelayMs: number;
  readonly onShed: (reason: ShedReason) => void;
}

/** Under more than it can do, the server says so at once for what costs work; files and health are answered as always. */
export async function shedLoad(app: FastifyInstance, { maxEventLoopDelayMs, onShed }: Overload): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxRssBytes: Math.floor(MOST_OF_MEMORY * Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())),
    pressureHandler: (request, _reply, type) => {
      if (!costsWork(request.routeOptions.url)) return;
      onShed(type === underPressure.TYPE_RSS_BYTES ? 'memory' : 'event_loop');
      throw new AppError('overloaded', 'Pinch is very busy just now. Please try again in a few seconds.');
    },
  });
}

/** Calls and rendered pages do; a file of the built web app has a route of its own. */
function costsWork(route: string | undefined): boolean {
  return route === undefined || route === '/*' || route.startsWith('/api/');
}
