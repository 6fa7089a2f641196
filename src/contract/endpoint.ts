import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** One call as both sides know it. What any call may answer (overloaded, internal) is not repeated in `errors`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly errors: readonly ErrorCode[];
}
