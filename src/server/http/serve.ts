/**
 * Turns a contract endpoint into a route: identify, authorise, validate, handle, and answer only what this caller may
 * see.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import type { Services } from '../services.ts';
import { refuseStrangers, requireAccess } from './access.ts';
import { addressKey } from './limits/address-key.ts';
import { identify, type Caller } from './caller.ts';
import { equalInConstantTime } from './equal-in-constant-time.ts';
import { PreparedReply, textOf, type KeptReply } from './kept-reply.ts';
import { EventStream, sendEvents } from './send-events.ts';
import { localeOf } from './languages.ts';
import { readRequest } from './problems.ts';
import { requireStorable } from './storable-text.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;
type Part<E, K extends string> = E extends Record<K, infer S> ? Parsed<S> : Record<string, never>;

export interface HandlerInput<E extends Endpoint> {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
  caller: Caller;
  /** The reader's: sentences of the reply are rendered in it. */
  locale: InterfaceLocale;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Few handlers speak: only these read the header. A getter of the prototype, since one of each object is a shape of its
 * own, which outlives the request. Source: docs/decisions/0148.
 */
class Input<E extends Endpoint> implements HandlerInput<E> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: Part<E, 'body'>;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  constructor(input: Omit<HandlerInput<E>, 'locale'>) {
    this.params = input.params;
    this.query = input.query;
    this.body = input.body;
    this.caller = input.caller;
    this.request = input.request;
    this.reply = input.reply;
  }
  get locale(): InterfaceLocale {
    return localeOf(header(this.request, 'accept-language'));
  }
}

/** A reply whose JSON was checked and written in another thread. */
export class SerialisedReply {
  readonly json: Uint8Array;
  constructor(json: Uint8Array) {
    this.json = json;
  }
}

/** A streamed reply that is not JSON: a download. */
export class StreamedReply {
  readonly type: string;
  readonly fileName: string;
  readonly parts: AsyncIterable<string | Uint8Array>;
  constructor(type: string, fileName: string, parts: AsyncIterable<string | Uint8Array>) {
    this.type = type;
    this.fileName = fileName;
    this.parts = parts;
  }
}

type Output<E extends Endpoint> =
  | z.input<E['response']>
  | PreparedReply
  | KeptReply
  | SerialisedReply
  | StreamedReply
  | EventStream;

const JSON_TYPE = 'application/json; charset=utf-8';
export const DEFAULT_BODY_LIMIT = 64 * 1024;

/** The server's endpoints, for the start-up check, the access test and the API description. */
export const servedEndpoints = new WeakMap<FastifyInstance, Endpoint[]>();

/** A guest's request that may be answered with what is at hand, before anything is awaited. */
export interface AtHand {
  ip: string;
  /** As it came: not validated. */
  params: Readonly<Record<string, string | undefined>>;
  headers: FastifyRequest['headers'];
  reply: FastifyReply;
}

type FindAtHand = (request: AtHand) => PreparedReply | KeptReply | undefined;

/**
 * @param atHand the same answer as the handler's, where it is known and the caller is a guest who may have it; undefined
 *   leaves the request to the handler. Source: docs/decisions/0118.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: (input: HandlerInput<E>) => Promise<Output<E>>,
  atHand?: FindAtHand,
): void {
  const { method, path, params, query, body, response, guestResponse } = endpoint;
  servedEndpoints.get(app)?.push(endpoint);

  app.route({
    method,
    url: path,
    bodyLimit: endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
    config: { fileTypes: endpoint.fileTypes ?? [], isBodyStreamed: endpoint.isBodyStreamed ?? false },
    onRequest: [
      ...(atHand ? [answerAtHand(atHand, guestResponse ?? response)] : []),
      async (request: FastifyRequest) => {
        checkApiKey(services, path, request);
        request.caller = await identify(services, endpoint, request);
        refuseStrangers(endpoint, request.caller);
      },
    ],
    handler: async (request, reply) => {
      const { caller } = request;
      const anew = () => answer(request, reply);
      const output = endpoint.isToldWhileAway
        ? await services.whileAway.answer(endpoint, request, reply, anew)
        : await anew();
      if (output instanceof PreparedReply) return sendPrepared(request, reply, output);
      if (output instanceof SerialisedReply)
        return reply
          .type(JSON_TYPE)
          .send(Buffer.from(output.json.buffer, output.json.byteOffset, output.json.byteLength));
      if (output instanceof StreamedReply) return sendStreamed(reply, output);
      const schema = caller.as === 'guest' && guestResponse ? guestResponse : response;
      if (output instanceof EventStream) return sendEvents(reply, schema, output);
      return reply.type(JSON_TYPE).send(textOf(schema, output));
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<Output<E>> {
    const { caller } = request;
    requireStorable(request.params);
    requireStorable(request.query);
    requireStorable(request.headers['idempotency-key']);
    const input = new Input<E>({
      params: (params ? readRequest(params, request.params) : {}) as Part<E, 'params'>,
      query: (query ? readRequest(query, request.query) : {}) as Part<E, 'query'>,
      body: (body ? readRequest(body, request.body ?? {}) : {}) as Part<E, 'body'>,
      caller,
      request,
      reply,
    });
    await requireAccess(services, endpoint, caller, {
      params: input.params,
      query: input.query,
      body: input.body,
      joinCodeHeader: header(request, 'x-join-code'),
    });

    return handler(input);
  }
}

const answerAtHand =
  (atHand: FindAtHand, schema: z.ZodType) =>
  (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    const { headers, params } = request;
    // Whoever signs in may be more than a guest.
    if (headers.authorization !== undefined) return next();
    const known = atHand({ ip: addressKey(request.ip), params: params as AtHand['params'], headers, reply });
    if (!known) return next();
    if (known instanceof PreparedReply) void sendPrepared(request, reply, known);
    else void reply.type(JSON_TYPE).send(textOf(schema, known));
  };

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The key identifies a client build, it authorises nothing; a wrong one is 403, since 401 would end a session. */
function checkApiKey({ config }: Services, path: string, request: FastifyRequest): void {
  if (!config.API_KEY || !path.startsWith('/v1/')) return;
  if (!equalInConstantTime(header(request, 'x-api-key') ?? '', config.API_KEY)) throw new Refusal('wrong-api-key');
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, { variants, etag }: PreparedReply): FastifyReply {
  void reply.header('vary', 'accept-encoding');
  if (etag !== undefined) {
    void reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  const accepted = header(request, 'accept-encoding') ?? '';
  const variant =
    variants.find(({ encoding }) => encoding === undefined || accepted.includes(encoding)) ?? variants.at(-1);
  if (variant?.encoding) void reply.header('content-encoding', variant.encoding);
  return reply.type(JSON_TYPE).send(variant?.bytes);
}

const sendStreamed = (reply: FastifyReply, { type, fileName, parts }: StreamedReply): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .type(type)
    .send(Readable.from(parts));

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content types of files the route takes; none for JSON alone. */
    fileTypes?: readonly string[];
    isBodyStreamed?: boolean;
  }
  interface FastifyRequest {
    caller: Caller;
  }
}
