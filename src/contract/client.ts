/**
 * The typed fetch: the only one in the product. A call names its endpoint by its route, `POST /api/…`, so pages contain
 * no schema code: shapes are types here, validation is the server's. Source: docs/decisions/0003.
 */
import type { z } from 'zod';
import type { Api } from './all.ts';
import { EVENT_STREAM } from './endpoint.ts';
import type { Problem } from './problem.ts';
import { Refusal } from './refusal.ts';

export type Route = keyof Api;

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type Part<E, K extends string> = E extends Record<K, infer S> ? { [P in K]: InputOf<S> } : unknown;
/** May be left out where the endpoint can do without. */
type Body<E> = E extends { body: infer S }
  ? undefined extends InputOf<S>
    ? { body?: InputOf<S> }
    : { body: InputOf<S> }
  : unknown;
type OptionalQuery<E> = E extends { query: infer S } ? { query?: InputOf<S> } : unknown;

/** Input of a call: its path parameters, query and body. */
export type Input<R extends Route> = Part<Api[R], 'params'> & OptionalQuery<Api[R]> & Body<Api[R]>;

/** Answer of a call. Guests get the `guestResponse` part of it. */
export type Reply<R extends Route> = z.output<Api[R]['response']>;

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Texts of the client for failures without an answer. */
export interface ClientTexts {
  noAnswer: () => string;
  timedOut: () => string;
  serverError: (status: number) => string;
}

const ENGLISH: ClientTexts = {
  noAnswer: () => 'No response from server. Please check your connection.',
  timedOut: () => 'Request timed out. Please try again.',
  serverError: (status) => `Server error: ${status}`,
};

export interface ClientOptions {
  /** Base of `/v1` and `/api`, without a trailing slash. */
  mainBase: string;
  kioskBase: string;
  /** Current headers for a path: bearer, device, join code, API key. */
  headers: (path: string) => Record<string, string>;
  /** Called for every 401 with the bearer that was sent; returns whether to repeat the call. */
  onUnauthorised: (sentBearer: string | undefined) => boolean;
  /** Called for every answer, and for every missing one. */
  onOutcome?: (response: Answered | undefined) => void;
  fetch?: typeof fetch;
  texts?: ClientTexts;
}

/** What a call reads of its answer. */
export type Answered = Pick<Response, 'ok' | 'status' | 'url' | 'text' | 'blob'> & {
  headers: Pick<Headers, 'get' | 'has'>;
};

interface Sent {
  method: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  body?: string | Blob | FormData;
}

/** As much of fetch as a call needs. */
export type Send = (url: string, sent: Sent) => Promise<Answered>;

export type Client = <R extends Route>(route: R, input: Input<R>, options?: CallOptions) => Promise<Reply<R>>;

/** Reads what an endpoint goes on sending, until it ends or the signal aborts. Each is a reply; undefined is a heartbeat. */
export type Stream = <R extends Route>(
  route: R,
  input: Input<R>,
  signal: AbortSignal,
) => AsyncGenerator<Reply<R> | undefined, void>;

/** Timeout of both APIs. Milliseconds. Source: docs/behaviour/accounts-and-access.md "Two APIs". */
export const HTTP_TIMEOUT_MS = 120_000;

/** No answer: the network, the server or the timeout. */
export const NO_ANSWER = 'no-answer';
export const TIMED_OUT = 'timed-out';

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** Downloads are returned unchanged. */
const FILE = /^(text\/csv|application\/vnd\.sipwell\.)/;
const BINARY_FILE = 'application/gzip';

export function createClient({
  mainBase,
  kioskBase,
  headers,
  onUnauthorised,
  onOutcome,
  fetch: send = (...a) => fetch(...a),
  texts = ENGLISH,
}: Omit<ClientOptions, 'fetch'> & { fetch?: Send }): Client {
  const once = async (route: string, input: LooseInput, options: CallOptions) => {
    const [method = 'GET', path = ''] = route.split(' ');
    const sent: Record<string, string> = { accept: 'application/json', ...headers(path), ...options.headers };
    const upload = input.body instanceof Blob || isForm(input.body) ? input.body : undefined;
    // The browser sets a form's content type, with its boundary.
    if (input.body !== undefined && !isForm(upload)) sent['content-type'] = upload?.type ?? 'application/json';

    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(TIMED_OUT), options.timeoutMs ?? HTTP_TIMEOUT_MS);
    const abort = () => limit.abort(options.signal?.reason);
    options.signal?.addEventListener('abort', abort, { once: true });
    if (options.signal?.aborted) abort();
    try {
      const response = await send(urlOf(path, input, { mainBase, kioskBase }), {
        method,
        headers: sent,
        signal: limit.signal,
        ...(input.body !== undefined && { body: upload ?? JSON.stringify(input.body) }),
      });
      const reply = isBinary(response) ? await response.blob() : replyOf(response, await response.text());
      onOutcome?.(response);
      return { response, reply, bearer: sent.authorization?.slice('Bearer '.length) };
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      onOutcome?.(undefined);
      if (limit.signal.aborted) throw new Refusal(TIMED_OUT, { message: texts.timedOut() });
      throw new Refusal(NO_ANSWER, { message: texts.noAnswer() });
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
    }
  };

  const call = async (route: string, input: LooseInput, options: CallOptions = {}): Promise<unknown> => {
    let { response, reply, bearer } = await once(route, input, options);
    if (response.status === 401 && onUnauthorised(bearer)) ({ response, reply } = await once(route, input, options));
    if (response.ok) return reply;
    throw refusalOf(response.status, reply, texts);
  };
  return call as Client;
}

/** Streams are read with fetch, so that they carry the same headers as calls. */
export function createStream({
  mainBase,
  kioskBase,
  headers,
  fetch: send = (...a) => fetch(...a),
  texts = ENGLISH,
}: ClientOptions): Stream {
  async function* stream(route: string, input: LooseInput, signal: AbortSignal): AsyncGenerator<unknown, void> {
    const [, path = ''] = route.split(' ');
    const response = await send(urlOf(path, input, { mainBase, kioskBase }), {
      headers: { ...headers(path), accept: EVENT_STREAM },
      signal,
    }).catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      throw new Refusal(NO_ANSWER, { message: texts.noAnswer() });
    });
    if (!response.ok) throw refusalOf(response.status, parse(await response.text()), texts);
    if (!response.body || !(response.headers.get('content-type') ?? '').startsWith(EVENT_STREAM))
      throw new Refusal(NO_ANSWER, { message: texts.noAnswer() });
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    try {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        text += decoder.decode(value, { stream: true });
        const messages = text.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) yield message.startsWith('data: ') ? parse(message.slice(6)) : undefined;
      }
    } finally {
      reader.cancel().catch(() => undefined);
    }
  }
  return stream as Stream;
}

interface Bases {
  mainBase: string;
  kioskBase: string;
}

function urlOf(path: string, { params, query }: LooseInput, { mainBase, kioskBase }: Bases): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const based = filled.startsWith('/v1') ? mainBase + filled.slice(3) : kioskBase + filled.slice(4);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${based}?${search}` : based;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without naming the class: to name it is enough for Node to load all it fetches with. */
const isForm = (body: unknown): body is FormData => Object.prototype.toString.call(body) === '[object FormData]';

/** A network that wants a sign-in first. */
const SIGN_IN_TO_NETWORK = 511;

const isBinary = ({ ok, headers }: Answered): boolean => ok && headers.get('content-type') === BINARY_FILE;

/** @throws if it is not the server's, but the page of a network that wants a sign-in first */
function replyOf({ ok, status, headers }: Answered, text: string): unknown {
  if (ok && FILE.test(headers.get('content-type') ?? '')) return text;
  const reply = parse(text);
  if (status === SIGN_IN_TO_NETWORK || (ok && text !== '' && reply === undefined)) throw new Error('not the server');
  return reply;
}

function refusalOf(status: number, reply: unknown, texts: ClientTexts): Refusal {
  const problem = (reply ?? {}) as Partial<Problem>;
  return new Refusal(problem.code ?? 'server-error', {
    status,
    message: problem.message ?? texts.serverError(status),
    errors: problem.errors ?? [],
    retryAfterMs: problem.retryAfterMs,
  });
}
