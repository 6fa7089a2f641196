import { connect, type Socket } from 'node:net';

const DRIP_MS = 1000;
const LARGE = '/api/ingredients';

export const WAYS = ['idle', 'slow header', 'slow body', 'slow reader', 'half a request'] as const;
export type Way = (typeof WAYS)[number];

/** Somebody who keeps a connection and lets the server wait. */
export function slowClient(port: number, way: Way, localAddress: string) {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress });
  let heard = '';
  let isGone = false;
  socket.setEncoding('utf8').on('error', () => {});
  const gone = new Promise<void>((resolve) =>
    socket.once('close', () => {
      isGone = true;
      resolve();
    }),
  );
  const head = 'host: localhost\r\ncontent-type: application/json\r\n';
  const drip = (text: string) => {
    socket.write(text);
    const timer = setInterval(() => socket.write('x'), DRIP_MS);
    void gone.then(() => clearInterval(timer));
  };
  if (way === 'slow header') drip(`GET / HTTP/1.1\r\n${head}x-slow: `);
  if (way === 'half a request') socket.write('GET / HTTP/1.1\r\nhost: loc');
  if (way === 'slow body') drip(`POST /api/recipes/generate HTTP/1.1\r\n${head}content-length: 60000\r\n\r\n{"ingredients":["`);
  // As much as no buffer between us takes, and never read.
  if (way === 'slow reader') {
    socket.write(`GET ${LARGE} HTTP/1.1\r\n${head}\r\n`.repeat(5));
    socket.pause();
    // A socket that nobody reads does not say that the other end has gone; a byte now and then makes it.
    const timer = setInterval(() => socket.write('GET'), 10_000);
    void gone.then(() => clearInterval(timer));
  } else
    socket.on('data', (text: string) => {
      heard += text;
    });
  return { way, socket, gone, isGone: () => isGone, heard: () => heard };
}
