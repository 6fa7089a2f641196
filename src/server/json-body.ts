import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Bodies are JSON in plain UTF-8 and nothing else: a form of another site cannot send that, and nothing small unpacks into something large. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new AppError('invalid_input', 'This is not valid UTF-8.'), undefined);
    parse(request, body.toString('utf8'), done);
  });
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const encoding = headers['content-encoding'];
    const isPacked = encoding !== undefined && encoding !== 'identity';
    done(isPacked ? new AppError('unsupported_media_type', 'Please send the request uncompressed.') : undefined);
  });
}
