import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

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
