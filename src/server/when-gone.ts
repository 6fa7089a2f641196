import type { FastifyReply } from 'fastify';

/** Aborted when the visitor has left before the answer was whole. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
