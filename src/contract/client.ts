/**
 * The typed fetch: the only one in the product. A call names its endpoint by its route, `POST /api/…`, so pages contain
 * no schema code: shapes are types here, validation is the server's. Source: docs/decisions/0003.
 */
import type { z } from 'zod';
import type { Api } from './all.ts';
import type { Problem } from './problem.ts';
import { Refusal } from './refusal.ts';

export type Route = keyof Api;

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type Part<E, K extends string> = E extends Record<K, infer S> ? { [P in K]: InputOf<S> } : unknown;
type OptionalQuery<E> = E extends { query: infer S } ? { query?: InputOf<S> } : unknown;

/** Input of a call: its path parameters, query and body. */
export type Input<R extends Route> = Part<Api[R], 'params'> & OptionalQuery<Api[R]> & Part<Api[R], 'body'>;

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
  onOutcome?: (response: Response | undefined) => void;
  fetch?: typeof fetch;
  texts?: ClientTexts;
}

export type Client = <R extends Route>(route: R, input: Input<R>, options?: CallOptions) => Promise<Reply<R>>;

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

export function createClient({
  mainBase,
  kioskBase,
  headers,
  onUnauthorised,
  onOutcome,
  fetch: send = (...a) => fetch(...a),
  texts = ENGLISH,
}: ClientOptions): Client {
  const urlOf = (path: string, { params, query }: LooseInput): string => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
    const based = filled.startsWith('/v1') ? mainBase + filled.slice(3) : kioskBase + filled.slice(4);
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
    return search.size > 0 ? `${based}?${search}` : based;
  };

  const once = async (route: string, input: LooseInput, options: CallOptions) => {
    const [method = 'GET', path = ''] = route.split(' ');
    const sent: Record<string, string> = { accept: 'application/json', ...headers(path), ...options.headers };
    const upload = input.body instanceof Blob || input.body instanceof FormData ? input.body : undefined;
    // The browser sets a form's content type, with its boundary.
    if (input.body !== undefined && !(upload instanceof FormData))
      sent['content-type'] = upload?.type ?? 'application/json';

    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(TIMED_OUT), options.timeoutMs ?? HTTP_TIMEOUT_MS);
    const abort = () => limit.abort(options.signal?.reason);
    options.signal?.addEventListener('abort', abort, { once: true });
    if (options.signal?.aborted) abort();
    try {
      const response = await send(urlOf(path, input), {
        method,
        headers: sent,
        signal: limit.signal,
        ...(input.body !== undefined && { body: upload ?? JSON.stringify(input.body) }),
      });
      const text = await response.text();
      onOutcome?.(response);
      return { response, text, bearer: sent.authorization?.slice('Bearer '.length) };
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
    let { response, text, bearer } = await once(route, input, options);
    if (response.status === 401 && onUnauthorised(bearer)) ({ response, text } = await once(route, input, options));
    const isText = response.ok && FILE.test(response.headers.get('content-type') ?? '');
    const reply = isText ? text : parse(text);
    if (response.ok) return reply;
    throw refusalOf(response.status, reply, texts);
  };
  return call as Client;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
