/** Bounds connections, so that one that sends nothing takes no place from others. Source: docs/behaviour/limits.md "Connections". */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './address-key.ts';

interface Limits {
  inAll: number;
  ofAddress: number;
  /** Without a complete request, after `patienceMs`. */
  pendingOfAddress: number;
  patienceMs: number;
  /** Requests of one connection whose answers are not sent yet: no browser asks before it has the last answer. */
  unanswered: number;
  /** How long a client may take nothing of its answer. Milliseconds. */
  unreadMs: number;
}

const LIMITS: Limits = {
  inAll: 10_000,
  ofAddress: 4096,
  pendingOfAddress: 64,
  patienceMs: 1000,
  unanswered: 4,
  unreadMs: 30_000,
};

interface Address {
  open: number;
  /** Connections without a complete request, by when that began; the oldest first. Milliseconds. */
  pending: Map<Socket, number>;
}

/** @param isBehindProxy all connections are a proxy's: only their number in all is bounded */
export function limitConnections(
  server: Server,
  { isBehindProxy }: { isBehindProxy: boolean },
  { inAll, ofAddress, pendingOfAddress, patienceMs, unanswered, unreadMs }: Limits = LIMITS,
): void {
  server.maxConnections = inAll;
  limitUnread(server, unreadMs, limitUnanswered(server, unanswered));
  if (isBehindProxy) return;
  const addresses = new Map<string, Address>();
  const addressOf = (socket: Socket): Address | undefined => addresses.get(addressKey(socket.remoteAddress ?? ''));

  const begin = (address: Address, socket: Socket): void => {
    address.pending.set(socket, performance.now());
    if (address.pending.size <= pendingOfAddress) return;
    const [oldest] = address.pending;
    if (oldest && performance.now() - oldest[1] > patienceMs) oldest[0].destroy();
  };

  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    const address = addresses.get(key) ?? { open: 0, pending: new Map() };
    if (address.open >= ofAddress) return void socket.destroy();
    addresses.set(key, address);
    address.open++;
    socket.once('close', () => {
      address.pending.delete(socket);
      if (--address.open === 0) addresses.delete(key);
    });
    begin(address, socket);
  });
  server.on('request', (request: IncomingMessage) => {
    const { socket } = request;
    const address = addressOf(socket);
    if (!address) return;
    // Whoever answers with a stream reads nothing of the request, which then never ends.
    if (request.complete || !hasBody(request)) return void address.pending.delete(socket);
    if (!address.pending.has(socket)) begin(address, socket);
    request.once('end', () => address.pending.delete(socket));
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Each holds memory until its answer is read.
 * @returns whether a request of a connection is not answered yet
 */
function limitUnanswered(server: Server, most: number): (socket: Socket) => boolean {
  const counts = new WeakMap<Socket, number>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count > most) return void socket.destroy();
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
  });
  return (socket) => (counts.get(socket) ?? 0) > 0;
}

/** A connection on which nothing moves is closed, unless its answer is still being made. */
function limitUnread(server: Server, unreadMs: number, isAnswering: (socket: Socket) => boolean): void {
  const graceMs = unreadMs / 3;
  const lookMs = unreadMs - graceMs;
  server.setTimeout(lookMs, (socket: Socket) => {
    const before = unreadOf(socket);
    if (before === 0 && isAnswering(socket)) return;
    if (before === 0) return void socket.destroy();
    // After a pause of the whole server its timers come first, though a client has made room meanwhile.
    setTimeout(() => {
      if (unreadOf(socket) === before) socket.destroy();
      else socket.setTimeout(lookMs);
    }, graceMs).unref();
  });
}

/** Bytes that the client has not taken. Of what was handed to the system at once Node tells the rest in its handle alone. */
function unreadOf(socket: Socket): number {
  const { _handle: handle, writableLength } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return writableLength === 0 ? 0 : (handle?.writeQueueSize ?? writableLength);
}

/** How long a server that stops waits for requests that are under way. Milliseconds. */
const CLOSING_MS = 3000;

/** A server that stops does not wait for connections on which nothing comes. */
export const endConnections = (app: FastifyInstance, closingMs = CLOSING_MS): void =>
  void app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref();
  });
