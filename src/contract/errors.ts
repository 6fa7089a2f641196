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
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  /** Of a 500 only: the id the log has too. */
  readonly requestId?: string;
}
