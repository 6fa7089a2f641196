import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { closeOnlyIdleConnections, limitConnections, refuseGone } from './connections.ts';
import { answerError } from './errors.ts';

let server: Server;
afterEach(() => server.close().closeAllConnections());

/** Opens so many connections from one address. @returns how many of them the server keeps */
async function kept(count: number, isBehindProxy: boolean): Promise<number> {
  server = createServer((_request, response) => response.end());
  limitConnections(server, { isBehindProxy });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  const answers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<boolean>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
          socket.once('data', () => resolve(true)).once('close', () => resolve(false));
          socket.on('error', () => resolve(false));
        }),
    ),
  );
  return answers.filter(Boolean).length;
}

test('one address may keep a hundred connections open', async () => {
  expect(await kept(105, false)).toBe(100);
});

test('a proxy may keep more: everybody comes through it', async () => {
  expect(await kept(105, true)).toBe(105);
});

test('one household of IPv6 counts as one, whatever address it takes', async () => {
  server = createServer((_request, response) => response.end());
  limitConnections(server, { isBehindProxy: false });
  const sockets = Array.from({ length: 105 }, (_, place) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: `2001:db8:0:1::${place.toString(16)}` });
    server.emit('connection', socket);
    return socket;
  });
  expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(5);
});

test('stopping cuts off nobody who still reads, and keeps nobody who is done', async () => {
  const SIZE = 20_000_000;
  server = createServer((request, response) => response.end(request.url === '/large' ? Buffer.alloc(SIZE) : 'done'));
  closeOnlyIdleConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  const ask = (path: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    return socket;
  };
  const done = ask('/small');
  await once(done, 'data');
  const reader = ask('/large').pause();
  await once(server, 'request');
  await wait(100);
  server.close();
  let received = 0;
  reader.on('data', (data) => {
    received += data.length;
    if (received >= SIZE) reader.end();
  });
  reader.resume();
  await Promise.all([once(done, 'close'), once(reader, 'close')]);
  expect(received).toBeGreaterThanOrEqual(SIZE);
});

test('whoever comes when all connections are taken is told so, and the next finds room again', async () => {
  const app = Fastify();
  server = app.server;
  app.setErrorHandler(answerError);
  limitConnections(server, { isBehindProxy: false, most: 2 });
  app.addHook('onRequest', refuseGone);
  app.get('/', async () => 'served');
  app.get('/health/live', async () => 'alive');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.address() as { port: number };
  const ask = async (path: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    return { socket, answer: String(await once(socket, 'data')) };
  };
  const first = await ask('/');
  await ask('/');
  const third = await ask('/');
  for (const part of ['HTTP/1.1 503', 'connection: close', 'retry-after: 5', '"code":"overloaded"']) expect(third.answer).toContain(part);
  const look = await ask('/health/live');
  expect(look.answer).toContain('alive');
  look.socket.destroy();
  first.socket.destroy();
  await wait(100);
  expect(third.socket.destroyed).toBe(true);
  expect((await ask('/')).answer).toContain('served');
});
