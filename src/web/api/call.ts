import { CallError } from './call-error.ts';

interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Calls the server: JSON both ways, cookies along. Throws a CallError unless the answer is a success. */
export async function call<Answer>(path: string, { method = 'GET', body, signal }: CallOptions = {}): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    credentials: 'include',
    signal: signal ?? null,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.ok) return (await answer.json()) as Answer;
  throw await refusalOf(answer);
}

/** What an answer that is no success says, as an error. */
export async function refusalOf(answer: Response): Promise<CallError> {
  const text = await answer.text();
  const { message, fields, requestId } = errorIn(text);
  const sentence = message && requestId ? `${message} If you write to us about it, mention ${requestId}.` : message;
  return new CallError(answer.status, message ?? (text || answer.statusText), sentence, fields);
}

function errorIn(text: string): { message: string | null; fields: Readonly<Record<string, string>>; requestId: string | null } {
  try {
    const { message, fields, requestId } = JSON.parse(text) as { message?: unknown; fields?: Record<string, string>; requestId?: string };
    return { message: typeof message === 'string' && message !== '' ? message : null, fields: fields ?? {}, requestId: requestId ?? null };
  } catch {
    return { message: null, fields: {}, requestId: null };
  }
}
