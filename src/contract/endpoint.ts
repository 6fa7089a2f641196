import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** One call as both sides know it. What any call may answer (overloaded, internal) is not repeated in `errors`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for what differs from call to call. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** 201 where the call can make something new; then 200 says that it was there already. */
  readonly makes?: true;
  /** The answer comes as JSON lines (application/x-ndjson), each of them an `answer`. */
  readonly isLines?: true;
  readonly errors: readonly ErrorCode[];
}
