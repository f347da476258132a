/** Server-sent events, read with fetch. Source: docs/behaviour/live.md "Stream". */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { EVENT_STREAM } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { textOf } from './kept-reply.ts';

/**
 * A reply that goes on: what it begins with, and whoever sends the rest until the caller leaves or may hear no more. What
 * many are told is a `KeptReply`, so that it is serialised once.
 */
export class EventStream {
  readonly first: object;
  readonly follow: (send: (event: object) => void, end: () => void) => () => void;
  /** What a caller who comes back names as the last it had. */
  readonly idOf: (event: object) => string | undefined;
  /** Whose sessions it ends with. */
  readonly accountId: string | undefined;
  constructor(
    first: object,
    follow: EventStream['follow'],
    { idOf = () => undefined, accountId }: Partial<Pick<EventStream, 'idOf' | 'accountId'>> = {},
  ) {
    this.first = first;
    this.follow = follow;
    this.idOf = idOf;
    this.accountId = accountId;
  }
}

/** Milliseconds. */
const HEARTBEAT_MS = 15_000;
/** A stream ends after this and is asked for anew, so that its caller is identified again. Milliseconds. */
const LIFE_MS = 10 * 60_000;
/** How often streams are looked through for those two. Milliseconds. */
const TICK_MS = 1000;
/**
 * What a caller who does not read may leave waiting, more than is told at once: of what was written in this turn of the
 * event loop nothing has left yet. Bytes.
 */
const BACKLOG_BYTES = 1024 * 1024;
const STREAMS_AT_MOST = 10_000;

interface Stream {
  accountId: string | undefined;
  write: (text: string) => void;
  end: () => void;
  /** Milliseconds. */
  beatsAt: number;
  endsAt: number;
}

const open = new Set<Stream>();
/** How many follow something at this server. */
export const openStreams = (): number => open.size;

/** One timer for all streams, while there are any. */
let ticking: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  const now = performance.now();
  for (const stream of open) {
    if (now >= stream.endsAt) stream.end();
    else if (now >= stream.beatsAt) {
      stream.beatsAt = now + HEARTBEAT_MS;
      stream.write(':\n\n');
    }
  }
}

/** Their callers come back to the next server. */
export function endOpenStreams(): void {
  for (const { end } of open) end();
}

/** An account's sessions were ended. Streams of other servers end when they are asked for anew. */
export function endStreamsOf(accountId: string): void {
  for (const stream of open) if (stream.accountId === accountId) stream.end();
}

/** A server that stops ends its streams. */
export const endStreams = (app: FastifyInstance): void => void app.addHook('preClose', async () => endOpenStreams());

export function sendEvents(
  reply: FastifyReply,
  schema: z.ZodType,
  { first, follow, idOf, accountId }: EventStream,
): FastifyReply {
  if (open.size >= STREAMS_AT_MOST) throw new Refusal('unavailable', { retryAfterMs: 30_000 });
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader('content-type', `${EVENT_STREAM}; charset=utf-8`);
  raw.setHeader('cache-control', 'no-store');
  raw.setHeader('x-accel-buffering', 'no');
  raw.writeHead(200);
  const textOfEvent = (event: object) => {
    const id = idOf(event);
    return `${id === undefined ? '' : `id: ${id}\n`}data: ${textOf(schema, event)}\n\n`;
  };
  sendOn(raw, textOfEvent, follow, { first: textOfEvent(first), accountId });
  return reply;
}

/** Holds nothing of the request that it answers: a stream stays for minutes. */
function sendOn(
  raw: ServerResponse,
  textOfEvent: (event: object) => string,
  follow: EventStream['follow'],
  { first, accountId }: { first: string; accountId: string | undefined },
): void {
  let leave = (): void => undefined;
  const now = performance.now();
  const stream: Stream = {
    accountId,
    write: (text) => {
      if (raw.writableLength > BACKLOG_BYTES) stream.end();
      else raw.write(text);
    },
    end: () => {
      if (!open.delete(stream)) return;
      if (open.size === 0) clearInterval(ticking);
      leave();
      raw.destroy();
    },
    beatsAt: now + HEARTBEAT_MS,
    endsAt: now + LIFE_MS,
  };
  if (open.size === 0) ticking = setInterval(tick, TICK_MS);
  open.add(stream);
  raw.on('close', stream.end);
  raw.on('error', stream.end);
  stream.write(first);
  leave = follow((event) => stream.write(textOfEvent(event)), stream.end);
}
