import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { AppError } from './app-error.ts';
import { visitorOf } from './visitor-of.ts';

const MOST = 2_000;
const MOST_OF_ONE_ADDRESS = 100;
/** No browser asks for more over one connection before the first answer is there, and no usual proxy. */
const MOST_AT_ONCE = 5;

/** Bounds the open connections, in all and of one address (IPv6: of one household's network); behind a proxy all come from its address, so there only their sum counts. */
export function limitConnections(server: Server, { isBehindProxy }: { readonly isBehindProxy: boolean }): void {
  server.maxConnections = MOST;
  if (isBehindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = visitorOf({ ip: socket.remoteAddress ?? '' });
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

/**
 * Node counts a connection as idle once its answer has been written, though a slow reader is still waiting for most of it: stopping
 * would cut it off. Idle is what has taken its whole answer and is sending nothing new.
 */
export function closeOnlyIdleConnections(server: Server): void {
  /** Open connections without an answer under way, and how much had come from each when they fell quiet. */
  const quiet = new Map<Socket, number>();
  server.on('connection', (socket) => {
    quiet.set(socket, 0);
    socket.once('close', () => quiet.delete(socket));
  });
  server.on('request', ({ socket }, answer) => {
    quiet.delete(socket);
    answer.once('close', () => {
      if (!socket.destroyed) quiet.set(socket, socket.bytesRead);
    });
  });
  server.closeIdleConnections = () => {
    for (const [socket, bytesRead] of quiet) if (socket.bytesRead === bytesRead) socket.destroy();
  };
}

/**
 * Hangs up on whoever asks again and again over one connection without taking the answers: a few kilobytes of requests would fill
 * our memory with answers.
 */
export function limitPipelining(server: Server): void {
  const underWay = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, answer) => {
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    answer.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    if (count > MOST_AT_ONCE) socket.destroy();
  });
}

/** What arrived in the same moment as what made us hang up is not worked on. */
export function refuseGone({ raw }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void {
  done(raw.socket.destroyed ? new AppError('too_many_requests', 'These were too many requests at once over one connection.') : undefined);
}
