import type { Calls, Problem, ProblemCode, Tokens } from './calls.ts';

/** A method and a path of the API, such as `GET /api/admin/shops`. */
export type Route = keyof Calls;
export type ReadRoute = Extract<Route, `GET ${string}`>;

/** Whose answers these are: what a guest sees can be less. */
export type Caller = 'account' | 'guest';

type Given<R extends Route> = Omit<Calls[R], 'answer' | 'guestAnswer'>;
export type Input<R extends Route> = Given<R> & CallOptions;
export type Answer<R extends Route, C extends Caller = 'account'> = C extends 'guest'
  ? Calls[R] extends { guestAnswer: infer G }
    ? G
    : Calls[R]['answer']
  : Calls[R]['answer'];
/** Can be left out where nothing has to be given. */
type Rest<R extends Route> = object extends Given<R> ? [input?: Input<R>] : [input: Input<R>];

export interface CallOptions {
  /** The same key again gets the same answer; for orders. */
  idempotencyKey?: string;
  /** The `version` or ETag of what was read: refused with `changed-meanwhile` if it is no longer that. */
  ifMatch?: string | number;
  /** The ETag of an earlier answer: an unchanged one comes without its content. */
  ifNoneMatch?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export interface Connection {
  /** Where the server is, with its base path if it has one: `https://bar.example`. */
  baseUrl: string;
  /** Of the answers' texts, as Accept-Language. */
  language?: string;
  /** With every call, such as `x-api-key`. */
  headers?: Record<string, string>;
  fetch?: typeof fetch;
}
export interface AccountConnection extends Connection {
  /** As last told to `onTokens`. */
  tokens: Tokens;
  /** Called with each new pair: keep it where the next start finds it. */
  onTokens?: (tokens: Tokens) => void;
}
export interface GuestConnection extends Connection {
  /** A version 4 UUID, made once: it is the guest's identity. */
  deviceId: string;
  /** Of the kiosk that the guest has joined. */
  joinCode?: string;
}

export interface SipwellClient<C extends Caller> {
  call: <R extends Route>(route: R, ...rest: Rest<R>) => Promise<Answer<R, C>>;
  /** The answer with its ETag; without an answer if it is the one of `ifNoneMatch`. */
  read: <R extends ReadRoute>(
    route: R,
    ...rest: Rest<R>
  ) => Promise<{ answer: Answer<R, C> | undefined; etag: string | undefined }>;
  /** What an endpoint goes on telling, until it ends (after 10 minutes at most: ask again) or the signal aborts. */
  follow: <R extends ReadRoute>(route: R, ...rest: Rest<R>) => AsyncGenerator<Answer<R, C>, void>;
}

/** The server said no, or nothing. Go by `code`: texts may change. */
export class SipwellError extends Error {
  override readonly name = 'SipwellError';
  /** `no-answer` and `timed-out` are this client's own. */
  readonly code: ProblemCode | 'no-answer' | 'timed-out' | (string & {});
  /** 0 if no answer came. */
  readonly status: number;
  /** What is wrong with which field of the request: its path, a code with its parameters, and a text. */
  readonly faults: NonNullable<Problem['errors']>;
  readonly retryAfterMs: number | undefined;
  readonly problem: Partial<Problem>;

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.message ?? `Server error: ${status}`);
    this.code = problem.code ?? 'server-error';
    this.status = status;
    this.faults = problem.errors ?? [];
    this.retryAfterMs = problem.retryAfterMs;
    this.problem = problem;
  }
}

export const asGuest = ({ deviceId, joinCode, ...connection }: GuestConnection): SipwellClient<'guest'> =>
  clientOf(connection, {
    headers: () => ({ 'x-device-id': deviceId, ...(joinCode !== undefined && { 'x-join-code': joinCode }) }),
  });

/** Signs in; `code` is that of an authenticator app, where the account has one. */
export async function signIn(
  connection: Omit<AccountConnection, 'tokens'>,
  credentials: Calls['POST /v1/auth/login']['body'],
): Promise<SipwellClient<'account'>> {
  const nobody = clientOf<'account'>(connection, { headers: () => ({}) });
  const { tokens } = await nobody.call('POST /v1/auth/login', { body: credentials });
  connection.onTokens?.(tokens);
  return asAccount({ ...connection, tokens });
}

/** Goes on with tokens of an earlier sign-in. They are renewed when the server takes the old ones no more. */
export function asAccount({ tokens: first, onTokens, ...connection }: AccountConnection): SipwellClient<'account'> {
  const nobody = clientOf<'account'>(connection, { headers: () => ({}) });
  let tokens = first;
  let renewing: Promise<void> | undefined;
  const exchange = async (): Promise<void> => {
    const body = { refreshToken: tokens.refresh.token };
    ({ tokens } = await nobody.call('POST /v1/auth/refresh-tokens', { body }));
    onTokens?.(tokens);
  };
  const headers = () => ({ authorization: `Bearer ${tokens.access.token}` });
  const renew = (refused: Record<string, string>): Promise<void> =>
    refused.authorization === headers().authorization
      ? (renewing ??= exchange().finally(() => (renewing = undefined)))
      : Promise.resolve();
  return clientOf(connection, { headers, renew });
}

interface Identity {
  headers: () => Record<string, string>;
  /** After a 401, with the headers that were refused. */
  renew?: (refused: Record<string, string>) => Promise<void>;
}
interface AnyInput extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

const TIMEOUT_MS = 120_000;

function clientOf<C extends Caller>(connection: Connection, { headers, renew }: Identity): SipwellClient<C> {
  const base = connection.baseUrl.replace(/\/+$/, '');

  const sendAs = (who: Record<string, string>, route: string, input: AnyInput, accept: string, signal: AbortSignal) => {
    const [method = 'GET', path = '/'] = route.split(' ');
    const { body } = input;
    const isFile = body instanceof Blob || body instanceof FormData;
    // A form's content type has its boundary: fetch says it.
    const type = body instanceof Blob ? body.type : body === undefined || isFile ? '' : 'application/json';
    return (connection.fetch ?? fetch)(base + pathOf(path, input), {
      method,
      signal,
      headers: {
        accept,
        ...(connection.language !== undefined && { 'accept-language': connection.language }),
        ...connection.headers,
        ...who,
        ...(type !== '' && { 'content-type': type }),
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
        ...(input.ifMatch !== undefined && { 'if-match': etagOf(input.ifMatch) }),
        ...(input.ifNoneMatch !== undefined && { 'if-none-match': input.ifNoneMatch }),
        ...input.headers,
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
  };

  /** @throws SipwellError for every answer that is none */
  const send = async (route: string, input: AnyInput, accept: string, signal: AbortSignal): Promise<Response> => {
    const who = headers();
    let response = await sendAs(who, route, input, accept, signal);
    if (response.status === 401 && renew) {
      await renew(who);
      response = await sendAs(headers(), route, input, accept, signal);
    }
    if (response.ok || response.status === 304) return response;
    throw new SipwellError(response.status, parse(await response.text()) ?? {});
  };

  const ask = async (route: string, input: AnyInput = {}): Promise<{ answer: unknown; etag: string | undefined }> => {
    const limit = AbortSignal.timeout(input.timeoutMs ?? TIMEOUT_MS);
    const signal = input.signal ? AbortSignal.any([limit, input.signal]) : limit;
    try {
      const response = await send(route, input, 'application/json', signal);
      const etag = response.headers.get('etag') ?? undefined;
      return { answer: response.status === 304 ? undefined : await contentOf(response), etag };
    } catch (cause) {
      throw failureOf(cause, limit, input.signal);
    }
  };

  async function* follow(route: string, input: AnyInput = {}): AsyncGenerator<unknown, void> {
    const ended = new AbortController();
    const signal = input.signal ? AbortSignal.any([ended.signal, input.signal]) : ended.signal;
    try {
      const { body, headers: told } = await send(route, input, EVENTS, signal);
      if (!body || !told.get('content-type')?.startsWith(EVENTS))
        throw new SipwellError(0, { code: 'no-answer', message: `${route} has no stream.` });
      let text = '';
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const messages = (text + part.value).split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) {
          const content = message.split('\n').find((line) => line.startsWith('data: '));
          if (content !== undefined) yield parse(content.slice(6));
        }
      }
    } catch (cause) {
      if (input.signal?.aborted) return;
      throw failureOf(cause);
    } finally {
      ended.abort();
    }
  }

  return { call: async (route, input) => (await ask(route, input)).answer, read: ask, follow } as SipwellClient<C>;
}

const EVENTS = 'text/event-stream';

function pathOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const etagOf = (version: string | number): string => (/"/.test(String(version)) ? String(version) : `"${version}"`);

async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/gzip')) return response.blob();
  const text = await response.text();
  return type.startsWith('application/json') ? parse(text) : text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of the caller's own signal the reason, as with fetch. */
function failureOf(cause: unknown, limit?: AbortSignal, signal?: AbortSignal): unknown {
  if (cause instanceof SipwellError || signal?.aborted) return cause;
  if (limit?.aborted) return new SipwellError(0, { code: 'timed-out', message: 'The server took too long.' });
  return new SipwellError(0, { code: 'no-answer', message: `No answer from the server: ${String(cause)}` });
}
