import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid_input: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  overloaded: 503,
  storage_full: 503,
  internal: 500,
};

/** A refusal that is expected: its message is for the visitor. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** The one place that speaks HTTP about errors. What is inside a 500 goes to the log, with the id that the visitor gets. */
export function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void {
  const body = bodyOf(error, request);
  if (body.code === 'internal') request.log.error({ err: error }, 'unexpected');
  void reply.status(STATUS[body.code]).type('application/json').send(body);
}

function bodyOf(error: FastifyError | AppError, request: FastifyRequest): ErrorBody {
  if (error instanceof AppError) return { message: error.message, code: error.code, ...(error.fields ? { fields: error.fields } : {}) };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(error.validation.map((issue) => [fieldName(issue.instancePath), issue.message ?? 'This is not right.']));
    return { message: Object.values(fields)[0] ?? 'This is not right.', code: 'invalid_input', fields };
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { message: `A request may have at most ${LIMITS.bodyBytes / 1024} KB.`, code: 'too_large' };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { message: 'Please send JSON, with the content type application/json.', code: 'unsupported_media_type' };
    case 'FST_UNDER_PRESSURE':
      return { message: 'Pinch is very busy just now. Please try again in a few seconds.', code: 'overloaded' };
  }
  if (error.statusCode === 429) return { message: error.message, code: 'too_many_requests' };
  if (error.statusCode !== undefined && error.statusCode < 500)
    return {
      message: error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.name === 'SyntaxError' ? 'This is not valid JSON.' : 'We cannot read this request.',
      code: 'invalid_input',
    };
  return { message: 'Something went wrong on our side. Please try again.', code: 'internal', requestId: request.id };
}

function fieldName(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '.') || 'body';
}
