import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { isMemoryShort } from './memory.ts';
import type { ShedReason } from './metrics/metrics.ts';

const LOOK_EVERY_MS = 1000;

interface Overload {
  readonly maxEventLoopDelayMs: number;
  readonly onShed: (reason: ShedReason) => void;
  /** Asked once a second. */
  readonly isShort?: () => boolean;
}

/** Under more than it can do, the server says so at once for what costs work; files and health are answered as always. */
export async function shedLoad(app: FastifyInstance, { maxEventLoopDelayMs, onShed, isShort = isMemoryShort }: Overload): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    // Not maxRssBytes: that counts what is mapped from files, and a machine of 256 MiB would serve nobody.
    healthCheck: async () => !isShort(),
    healthCheckInterval: LOOK_EVERY_MS,
    pressureHandler: (request, _reply, type) => {
      if (!costsWork(request.routeOptions.url)) return;
      onShed(type === underPressure.TYPE_HEALTH_CHECK ? 'memory' : 'event_loop');
      throw new AppError('overloaded', 'Pinch is very busy just now. Please try again in a few seconds.');
    },
  });
}

/** Calls and rendered pages do; a file of the built web app has a route of its own. */
function costsWork(route: string | undefined): boolean {
  return route === undefined || route === '/*' || route.startsWith('/api/');
}
