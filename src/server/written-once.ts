import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { remembered } from '#kitchen/remembered.ts';

/**
 * For a route that answers with what storage remembers: the very same object, as long as nothing was changed, is held against the
 * contract and written as JSON once. What such a route hands out is never changed afterwards.
 */
export const writtenOnce: FastifySerializerCompiler<unknown> = (route) =>
  remembered(serializerCompiler(route as Parameters<typeof serializerCompiler>[0]) as (answer: object) => string);
