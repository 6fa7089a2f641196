import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { AppError } from './app-error.ts';
import { faultOf } from './storage/faults.ts';

export const STATUS: Readonly<Record<ErrorCode, number>> = {
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

const RETRY_SECONDS = 5;

/** The one place that speaks HTTP about errors. What is inside a 500 goes to the log, with the id that the visitor gets. */
export function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void {
  const known = error instanceof AppError ? error : (faultOf(error) ?? error);
  if (isLateBody(known, request)) {
    // Closed after this: what is left of the body would be read as the next request.
    void reply.status(408).header('connection', 'close').type('application/json').send(LATE_BODY);
    return;
  }
  const body = bodyOf(known, request);
  if (body.code === 'internal') request.log.error({ err: error }, 'unexpected');
  if (known !== error) request.log.warn({ err: error }, 'storage');
  const wait = (known instanceof AppError && known.retryAfterSeconds) || (STATUS[body.code] === 503 && RETRY_SECONDS);
  if (wait) void reply.header('retry-after', String(wait));
  void reply.status(STATUS[body.code]).type('application/json').send(body);
}

/** What is said when a request takes for ever to arrive, whoever notices first. */
export const LATE_BODY: ErrorBody = { code: 'invalid_input', message: 'The request took too long to arrive.' };

/** The time for an answer was up before the question was whole: that is not our being busy. */
function isLateBody(error: FastifyError | AppError, { raw }: FastifyRequest): boolean {
  return error.code === 'FST_ERR_HANDLER_TIMEOUT' && !raw.complete;
}

/** The sentences for what the framework refuses before any of our code sees the request. */
const REFUSALS: Readonly<Record<string, Pick<ErrorBody, 'code' | 'message'>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', message: `A request may have at most ${LIMITS.bodyBytes / 1024} KB.` },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type', message: 'Please send JSON, with the content type application/json.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_input', message: 'The request has no body.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_input', message: 'This is not valid JSON.' },
  FST_ERR_HANDLER_TIMEOUT: { code: 'overloaded', message: 'This took us too long. Please try again in a few seconds.' },
};

function bodyOf(error: FastifyError | AppError, request: FastifyRequest): ErrorBody {
  if (error instanceof AppError) return { message: error.message, code: error.code, ...(error.fields ? { fields: error.fields } : {}) };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(error.validation.map((issue) => [fieldName(issue.instancePath), issue.message ?? 'This is not right.']));
    return { message: sentenceOn(fields), code: 'invalid_input', fields };
  }
  const refusal = REFUSALS[error.code];
  if (refusal) return refusal;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { message: 'We cannot read this request.', code: 'invalid_input' };
  return { message: 'Something went wrong on our side. Please try again.', code: 'internal', requestId: request.id };
}

/** The first wrong field's sentence; where that begins with "This", the field is named. */
function sentenceOn(fields: Readonly<Record<string, string>>): string {
  const [name = 'body', sentence = 'This is not right.'] = Object.entries(fields)[0] ?? [];
  return sentence.startsWith('This ') ? `${name}: ${sentence}` : sentence;
}

function fieldName(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '.') || 'body';
}
