import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

export interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, text and bytes as they are. */
  readonly body?: unknown;
}

/** A browser on our own pages that keeps its cookies, or a program that does not care. */
export interface Caller {
  readonly cookies: Map<string, string>;
  /** @throws Error when there is no whole answer */
  readonly call: (method: string, path: string, sending?: Sending) => Promise<Answered>;
  readonly close: () => void;
}

interface From {
  /** One of 127.0.0.0/8: to the server each is another visitor. */
  readonly address?: string;
  /** A connection for each call: left out, connections are kept. */
  readonly isFresh?: boolean;
  readonly timeoutMs?: number;
}

export function caller(origin: string, { address, isFresh = false, timeoutMs = 30_000 }: From = {}): Caller {
  const agent = new Agent({ keepAlive: !isFresh });
  const cookies = new Map<string, string>();
  const call = (method: string, path: string, { headers = {}, body }: Sending = {}) =>
    new Promise<Answered>((resolve, reject) => {
      const from = performance.now();
      const text = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = request(new URL(path, origin), {
        method,
        agent,
        ...(address ? { localAddress: address } : {}),
        timeout: timeoutMs,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(cookie ? { cookie } : {}),
          ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text as string | Buffer)) }),
          ...headers,
        },
      });
      sent.on('error', reject);
      sent.on('timeout', () => sent.destroy(new Error(`No answer within ${timeoutMs} ms`)));
      sent.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          if (!answer.complete) return reject(new Error('The answer was cut off.'));
          for (const line of answer.headers['set-cookie'] ?? []) keep(cookies, line);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString(), ms: performance.now() - from });
        });
      });
      sent.end(text);
    });
  return { cookies, call, close: () => agent.destroy() };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

export const PASSWORD = 'plum teapot ladder';

/** A caller with an account of this name. */
export async function aCook(origin: string, username: string, from: From = {}): Promise<Caller> {
  const cook = caller(origin, from);
  const { status, body } = await cook.call('POST', '/api/auth/register', { body: { username, email: `${username}@example.org`, password: PASSWORD } });
  if (status !== 201) throw new Error(`${username} could not register: ${body}`);
  return cook;
}

/** The least that may be saved. */
export const aRecipe = (title: string) => ({
  title,
  cookTime: '10 min',
  servings: 2,
  mainIngredients: ['4 eggs', '4 slices bread'],
  instructions: 'Toast the bread.\nFry the eggs.',
  suggestedAddOns: { items: ['chives'], savings: 'Stale bread toasts best.' },
  gourmetTouch: { ingredient: 'brown butter', description: 'Over the eggs.' },
});
