/** Bounds connections, so that one that sends nothing takes no place from others. Source: docs/behaviour/limits.md "Connections". */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './address-key.ts';

interface Limits {
  inAll: number;
  ofAddress: number;
  /** Without a complete request, after `patienceMs`. */
  pendingInAll: number;
  pendingOfAddress: number;
  patienceMs: number;
}

const LIMITS: Limits = {
  inAll: 10_000,
  ofAddress: 4096,
  pendingInAll: 1024,
  pendingOfAddress: 64,
  patienceMs: 1000,
};

/** Connections without a complete request, by when that began; the oldest first. Milliseconds. */
type Pending = Map<Socket, number>;

interface Address {
  open: number;
  pending: Pending;
}

/** @param isBehindProxy all connections are a proxy's: only their number in all is bounded */
export function limitConnections(
  server: Server,
  { isBehindProxy }: { isBehindProxy: boolean },
  { inAll, ofAddress, pendingInAll, pendingOfAddress, patienceMs }: Limits = LIMITS,
): void {
  server.maxConnections = inAll;
  if (isBehindProxy) return;
  const addresses = new Map<string, Address>();
  const pending: Pending = new Map();
  const addressOf = (socket: Socket): Address | undefined => addresses.get(addressKey(socket.remoteAddress ?? ''));

  const closeOldest = (among: Pending, most: number): void => {
    if (among.size <= most) return;
    const [oldest] = among;
    if (oldest && performance.now() - oldest[1] > patienceMs) oldest[0].destroy();
  };
  const begin = (address: Address, socket: Socket): void => {
    for (const each of [address.pending, pending]) each.set(socket, performance.now());
    closeOldest(address.pending, pendingOfAddress);
    closeOldest(pending, pendingInAll);
  };
  const end = (address: Address, socket: Socket): void => {
    for (const each of [address.pending, pending]) each.delete(socket);
  };

  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    const address = addresses.get(key) ?? { open: 0, pending: new Map() };
    if (address.open >= ofAddress) return void socket.destroy();
    addresses.set(key, address);
    address.open++;
    socket.once('close', () => {
      end(address, socket);
      if (--address.open === 0) addresses.delete(key);
    });
    begin(address, socket);
  });
  server.on('request', (request: IncomingMessage) => {
    const { socket } = request;
    const address = addressOf(socket);
    if (!address) return;
    if (request.complete) return end(address, socket);
    if (!address.pending.has(socket)) begin(address, socket);
    request.once('end', () => end(address, socket));
  });
}

/** How long a server that stops waits for requests that are under way. Milliseconds. */
const CLOSING_MS = 3000;

/** A server that stops does not wait for connections on which nothing comes. */
export const endConnections = (app: FastifyInstance, closingMs = CLOSING_MS): void =>
  void app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref();
  });
