import type { ErrorBody } from '#contract/errors.ts';
import { LATE_BODY, STATUS } from './errors.ts';

interface BrokenRequest extends Error {
  readonly code?: string;
}
interface Connection {
  readonly writable: boolean;
  readonly destroyed: boolean;
  end(text: string): unknown;
  destroy(): unknown;
}

/** Answers what is not even HTTP, too slow or too long in its headers: such requests never reach the error handler. */
export function answerBrokenRequest(error: BrokenRequest, socket: Connection): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, body] = answerTo(error.code);
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

function answerTo(code: string | undefined): [status: string, ErrorBody] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', LATE_BODY];
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', { code: 'too_large', message: 'The request has too long headers.' }];
  return [`${STATUS.invalid_input} Bad Request`, { code: 'invalid_input', message: 'We cannot read this request.' }];
}
