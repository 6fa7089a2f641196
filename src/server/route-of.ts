import type { FastifySchema } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorBody } from '#contract/errors.ts';
import { STATUS } from './errors.ts';

interface Route<E extends Endpoint> {
  readonly method: E['method'];
  readonly url: E['path'];
  readonly schema: Omit<FastifySchema, 'body' | 'params' | 'querystring'> & {
    readonly body: E['body'];
    readonly params: E['params'];
    readonly querystring: E['query'];
  };
}

/** What the framework needs to know of an endpoint: where it is, what it takes and everything it may answer. */
export function routeOf<E extends Endpoint>({ method, path, summary, params, query, body, answer, makes, isLines, errors }: E, tag: string): Route<E> {
  const refusals: ErrorCode[] = [...errors, 'overloaded', 'internal'];
  if (method !== 'GET') refusals.push('forbidden');
  if (body) refusals.push('too_large', 'unsupported_media_type');
  const whole = isLines ? { description: 'JSON, one object a line', content: { 'application/x-ndjson': { schema: answer } } } : answer;
  const response = { 200: whole, ...(makes ? { 201: answer } : {}), ...Object.fromEntries(refusals.map((code) => [STATUS[code], errorBody.describe(code)])) };
  return {
    method,
    url: path,
    schema: { summary, tags: [tag], ...(params ? { params } : {}), ...(query ? { querystring: query } : {}), ...(body ? { body } : {}), response },
  } as Route<E>;
}
