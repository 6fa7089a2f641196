import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says; each check looks for what it expects.
  readonly body: any;
}

/** A browser on our own pages that keeps its cookies, over a real connection. */
export interface Client {
  /** @throws when the connection breaks before the whole answer is there */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
}

/** `base` is asked before each call: a server that was started again has another port. */
export function aClient(base: () => string): Client {
  const cookies = new Map<string, string>();
  return {
    call: async (method, path, body) => {
      const answer = await fetch(base() + path, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const text = await answer.text();
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (name) cookies.set(name, value ?? '');
      }
      return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
    },
  };
}

const TRIES = 8;
const PAUSE_MS = 500;

/** Asks again while the server is too busy to answer: what is looked at is what it has kept, not how quick it is. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (let left = TRIES; ; left--) {
    const answer = await ask().catch((error: Error) => error);
    if (!(answer instanceof Error) && answer.status !== 503) return answer;
    if (left === 0) throw answer instanceof Error ? answer : new Error('The server was too busy for several seconds.');
    await wait(PAUSE_MS);
  }
}
