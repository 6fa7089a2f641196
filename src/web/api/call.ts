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
  const text = await answer.text();
  const sentence = messageIn(text);
  throw new CallError(answer.status, sentence ?? (text || answer.statusText), sentence);
}

function messageIn(text: string): string | null {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' && message !== '' ? message : null;
  } catch {
    return null;
  }
}
