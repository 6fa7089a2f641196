import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { AppError } from './app-error.ts';
import { visitorOf } from './visitor-of.ts';

const MOST = 2_000;
const MOST_OF_ONE_ADDRESS = 100;
/** No browser asks for more over one connection before the first answer is there, and no usual proxy. */
const MOST_AT_ONCE = 5;

/** Beyond the most there is room for so many more, who are told so instead of being hung up on. */
const TOLD_AT_ONCE = 32;
/** What the database, threads and files being sent take of the files a process may have open; each connection takes one too. */
const OWN_FILES = 96;

/** Connections on which everybody is told to come again. */
const crowded = new WeakSet<Socket>();

interface Limits {
  readonly isBehindProxy: boolean;
  readonly most?: number;
}

/** Bounds the open connections, in all and of one address (IPv6: of one household's network); behind a proxy all come from its address, so there only their sum counts. */
export function limitConnections(server: Server, { isBehindProxy, most = mostConnections() }: Limits): void {
  server.maxConnections = most + TOLD_AT_ONCE;
  const open = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket) => {
    all += 1;
    if (all > most) crowded.add(socket);
    const address = isBehindProxy ? '' : visitorOf({ ip: socket.remoteAddress ?? '' });
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      all -= 1;
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > MOST_OF_ONE_ADDRESS && !isBehindProxy) socket.destroy();
  });
}

/** Where a process may have few files open, connections must not take the last of them: then nothing could be read any more. */
function mostConnections(): number {
  // Names of machines are looked up for the report otherwise.
  (process.report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const files = Number(userLimits?.open_files?.soft ?? Number.NaN);
  return Number.isNaN(files) ? MOST : Math.max(OWN_FILES, Math.min(MOST, files - OWN_FILES - TOLD_AT_ONCE));
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

/** What arrived in the same moment as what made us hang up is not worked on; whoever came when all connections were taken is told so. */
export function refuseGone({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  if (raw.socket.destroyed) {
    done(new AppError('too_many_requests', 'These were too many requests at once over one connection.'));
    return;
  }
  // Who looks whether we live would take a no for a reason to start us again.
  const isTooMany = crowded.has(raw.socket) && routeOptions.url !== '/health/live';
  if (isTooMany) void reply.header('connection', 'close');
  done(isTooMany ? new AppError('overloaded', 'Pinch is very busy just now. Please try again in a few seconds.') : undefined);
}
