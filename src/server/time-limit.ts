import { errorCodes, type FastifyInstance, type onRequestHookHandler } from 'fastify';

/**
 * A limit to how long a request is worked on, for every route that comes after and has none of its own. As the framework's
 * `handlerTimeout`, without its abort signal: nobody here listens to it, and to make and end one for each request cost a quarter of a
 * short one (docs/performance.md).
 */
export function limitTime(app: FastifyInstance, mostMs: number): void {
  const limit: onRequestHookHandler = (request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(mostMs), request.url));
    }, mostMs);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  };
  app.addHook('onRoute', (route) => {
    if (route.handlerTimeout === undefined) route.onRequest = [limit, ...[route.onRequest ?? []].flat()];
  });
}
