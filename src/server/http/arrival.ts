/** How long a request may take to arrive. Source: docs/behaviour/limits.md "Times of the server". */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { sendProblem } from './problems.ts';

const ARRIVAL_MS = 30_000;
export const UPLOAD_ARRIVAL_MS = 120_000;
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

export function limitArrival(app: FastifyInstance, mostMs = ARRIVAL_MS): void {
  app.server.on('request', (request: IncomingMessage) => newest.set(request.socket, request));
  const watch = (request: FastifyRequest, reply: FastifyReply): void => {
    const { raw } = request;
    const isUpload = (request.routeOptions.bodyLimit ?? 0) >= UPLOAD_FROM;
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (!hasBody || isUpload || raw.complete) return;
    const refuse = () => {
      // An empty body has arrived with the headers, and is never read to its end.
      if (!reply.sent && !raw.complete)
        sendProblem(reply.header('connection', 'close'), new Refusal('request-too-slow'));
    };
    const timer = setTimeout(() => unlessUnread(raw.socket, refuse), mostMs);
    raw.once('close', () => clearTimeout(timer));
    raw.once('end', () => clearTimeout(timer));
  };
  app.addHook('onRequest', (request, reply, next) => {
    watch(request, reply);
    next();
  });
}
