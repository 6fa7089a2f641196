import { z } from './zod.ts';

/** The closed list of error codes. The code is for programs, the message for people. */
export const ERROR_CODES = [
  'invalid_input',
  'unauthorised',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'overloaded',
  'storage_full',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error answer. */
export const errorBody = z.strictObject({
  message: z.string().describe('A sentence for the visitor.'),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional().describe('A sentence for each field that is wrong.'),
  requestId: z.string().optional().describe('Of a 500 only: the id the log has too.'),
});
export type ErrorBody = Readonly<z.infer<typeof errorBody>>;
