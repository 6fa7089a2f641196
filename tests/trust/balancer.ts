import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Run } from './check.ts';
import { isReady } from './server-process.ts';

const ASK_EVERY_MS = 50;

export interface Balancer {
  readonly origin: string;
  /** Sends requests to this server as well, as soon as it says that it is ready. */
  readonly add: (origin: string) => void;
  readonly remove: (origin: string) => void;
}

interface Backend {
  readonly origin: string;
  isReady: boolean;
}

/**
 * What stands before several servers, as small as it can be and as usual proxies do it: asks each whether it is ready, takes turns
 * among those that are, and tries another when one does not even take the connection. What a server has begun and drops is a 502.
 */
export async function balancer(run: Run): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const backends: Backend[] = [];
  let turn = 0;
  const ask = async () => {
    for (const backend of backends) backend.isReady = await isReady(backend.origin);
  };
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  const next = (tried: ReadonlySet<Backend>) => {
    const open = backends.filter((backend) => backend.isReady && !tried.has(backend));
    turn += 1;
    return open[turn % open.length];
  };
  const forward = (body: Buffer, asked: IncomingMessage, answer: ServerResponse, tried: Set<Backend>): void => {
    const backend = next(tried);
    if (!backend) return void answer.writeHead(503).end('No server is ready.');
    tried.add(backend);
    const sent = request(new URL(asked.url ?? '/', backend.origin), { method: asked.method, headers: asked.headers, agent });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Never taken: nobody has begun to work on it. A kept connection that the server closed in the same moment is the same.
      const wasNeverTaken = error.code === 'ECONNREFUSED' || (sent.reusedSocket && error.code === 'ECONNRESET' && asked.method === 'GET');
      if (wasNeverTaken && !answer.headersSent) forward(body, asked, answer, tried);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { 'x-backend': backend.origin }).end(`${backend.origin} hung up: ${error.message}`);
    });
    sent.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 500, { ...given.headers, connection: 'keep-alive', 'x-backend': backend.origin });
      given.on('error', () => answer.destroy());
      given.pipe(answer);
    });
    sent.end(body);
  };
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => forward(Buffer.concat(chunks), asked, answer, new Set()));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  run.atEnd(() => {
    clearInterval(timer);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (origin) => void backends.push({ origin, isReady: false }),
    remove: (origin) => void backends.splice(0, backends.length, ...backends.filter((backend) => backend.origin !== origin)),
  };
}
