/** How long a request may take to arrive. Source: docs/behaviour/limits.md "Times of the server". */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { sendProblem } from './problems.ts';

const ARRIVAL_MS = 30_000;
export const UPLOAD_ARRIVAL_MS = 120_000;
/** How often those are looked through that have not arrived. Milliseconds. */
const TICK_MS = 1000;
/** Bodies that may be larger are uploads. Bytes. */
const UPLOAD_FROM = 2 * 1024 * 1024;

/** Of each connection, the last whose headers have arrived. */
const newest = new WeakMap<Socket, IncomingMessage>();

/**
 * After a pause of the whole server its timers come first, though what they wait for may lie there unread.
 * @param refuse if there was nothing to read that completes a request
 */
export function unlessUnread(socket: Socket, refuse: () => void): void {
  const before = newest.get(socket);
  const wasComplete = before?.complete;
  setImmediate(() => {
    const now = newest.get(socket);
    if (now === before && now?.complete === wasComplete) refuse();
  });
}

interface Arriving {
  reply: FastifyReply;
  /** Milliseconds, of `performance.now`. */
  endsAt: number;
}

/** One timer for all bodies, while any is awaited: most have arrived with the headers, or in the same moment. */
export function limitArrival(app: FastifyInstance, mostMs = ARRIVAL_MS): void {
  const awaited = new Map<IncomingMessage, Arriving>();
  let ticking: ReturnType<typeof setInterval> | undefined;

  const refuse = (raw: IncomingMessage, reply: FastifyReply): void => {
    // An empty body has arrived with the headers, and is never read to its end.
    if (!reply.sent && !raw.complete) sendProblem(reply.header('connection', 'close'), new Refusal('request-too-slow'));
  };
  const tick = (): void => {
    const now = performance.now();
    for (const [raw, { reply, endsAt }] of awaited) {
      const isOver = now >= endsAt;
      if (!isOver && !raw.complete && !raw.destroyed && !reply.sent) continue;
      awaited.delete(raw);
      if (isOver) unlessUnread(raw.socket, () => refuse(raw, reply));
    }
    if (awaited.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };

  app.server.on('request', (request: IncomingMessage) => newest.set(request.socket, request));
  app.addHook('onRequest', (request, reply, next) => {
    const { raw } = request;
    const isUpload = (request.routeOptions.bodyLimit ?? 0) >= UPLOAD_FROM;
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && !isUpload && !raw.complete) {
      awaited.set(raw, { reply, endsAt: performance.now() + mostMs });
      ticking ??= setInterval(tick, Math.min(TICK_MS, mostMs / 10)).unref();
    }
    next();
  });
  app.addHook('preValidation', (request, _reply, next) => {
    awaited.delete(request.raw);
    next();
  });
}
