import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const STOP_WITHIN_MS = 10_000;
const HANG_UP_EVERY_MS = 50;
// A busy server has not yet taken in everybody who has connected; closing the door at once would turn those away without a word.
const LET_IN_MS = 250;
// One Ctrl-C can reach us twice, from the terminal and from the launcher.
const SAME_SIGNAL_MS = 500;

/**
 * Stops cleanly on SIGTERM and SIGINT: says it is not ready, drains, finishes what is under way, exits with 0.
 * A second signal stops at once. `stopping` is aborted at the first.
 */
export function stopOnSignals(app: FastifyInstance, stopping: AbortController, drainSeconds: number): void {
  let since: number | null = null;
  const stop = async () => {
    if (since !== null) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = performance.now();
    stopping.abort();
    setTimeout(() => {
      app.log.error('Some requests did not finish in time.');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    await wait(Math.max(drainSeconds * 1000, LET_IN_MS));
    // Connections that were busy when the closing began are idle once they have their answer; nobody else closes those.
    setInterval(() => app.server.closeIdleConnections(), HANG_UP_EVERY_MS);
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
