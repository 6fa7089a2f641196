import type { Server } from 'node:http';
import { networkOf } from './rate-limits.ts';

const MOST = 2_000;
const MOST_OF_ONE_ADDRESS = 100;

/** Bounds the open connections, in all and of one address (IPv6: of one household's network); behind a proxy all come from its address, so there only their sum counts. */
export function limitConnections(server: Server, { isBehindProxy }: { readonly isBehindProxy: boolean }): void {
  server.maxConnections = MOST;
  if (isBehindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > MOST_OF_ONE_ADDRESS) socket.destroy();
  });
}
