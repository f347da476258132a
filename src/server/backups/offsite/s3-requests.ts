/**
 * Signed requests to one bucket, tried again while the other side is busy or cannot be reached. Addresses are
 * path-style, which every S3-compatible server knows. Source: docs/decisions/0113.
 */
import { AwsV4Signer } from 'aws4fetch';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { limitedTo } from '../../outbound/time-limit.ts';
import { textOf } from './s3-xml.ts';

export interface Bucket {
  /** Scheme, host and port. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
export interface Asked {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  /** Undefined: of the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}
/** @throws Refusal offsite-…: what it said no to, or that it said nothing; then it was tried `tries` times */
export type SendS3 = (asked: Asked) => Promise<Response>;
export interface How {
  wait: (ms: number) => Promise<void>;
  clock: () => Date;
  /** Aborted when the server stops. */
  stopped: AbortSignal;
}

/** Of one request. Count. */
const TRIES = 5;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 20_000;
/** A part of 8 MiB over a line of 300 kbit/s. */
const TIMEOUT_MS = 4 * 60_000;
/** An answer that is no document is nobody's bucket. Characters. */
const MOST_OF_AN_ANSWER = 4 * 1024 * 1024;

/** Passing troubles of the other side, by its words, where the status alone would mean something else. */
const PASSING = new Set(['RequestTimeout', 'SlowDown', 'InternalError', 'ServiceUnavailable', 'OperationAborted']);

/** What the other side says no with, in words for whoever set it up. */
export function refusalOf(status: number, said: string | undefined): Refusal {
  if (said === 'NoSuchBucket') return new Refusal('offsite-no-bucket');
  if (said === 'RequestTimeTooSkewed') return new Refusal('offsite-clock');
  if (said === 'NoSuchKey' || said === 'NoSuchUpload') return new Refusal('offsite-not-there');
  if (said === 'PreconditionFailed') return new Refusal('offsite-changed');
  if (status === 401 || status === 403) return new Refusal('offsite-denied');
  if (isPassing(status, said)) return new Refusal('offsite-busy');
  // Its own code alone: an answer may hold what was signed.
  const code = said !== undefined && /^\w{1,60}$/.test(said) ? said : `HTTP ${status}`;
  return new Refusal('offsite-failed', { because: message('offsite-failed-since', { said: code }) });
}

const isPassing = (status: number, said: string | undefined): boolean =>
  status >= 500 || status === 429 || (said !== undefined && PASSING.has(said));

export function createS3Requests(target: Bucket, { wait, clock, stopped }: How, send: typeof fetch = fetch): SendS3 {
  const once = async ({ method, key, query = {}, headers = {}, body }: Asked): Promise<Response> => {
    const url = new URL(target.endpoint);
    url.pathname = `/${target.bucket}${key === undefined ? '' : `/${key}`}`;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      ...target,
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': await sha256(body ?? new Uint8Array()) },
      service: 's3',
      datetime: clock()
        .toISOString()
        .replaceAll(/[:-]|\.\d{3}/g, ''),
    }).sign();
    return send(signed.url, {
      method,
      headers: signed.headers,
      // A signed request is meant for this host alone.
      redirect: 'manual',
      signal: limitedTo(TIMEOUT_MS, stopped),
      ...(body && { body }),
    });
  };

  const attempt = async (asked: Asked): Promise<Response | Refusal> => {
    const answer = await once(asked).catch(() => undefined);
    stopped.throwIfAborted();
    if (!answer) return new Refusal('offsite-unreachable');
    if (answer.ok) return answer;
    return refusalOf(answer.status, await codeOf(answer));
  };

  return async (asked) => {
    for (let tried = 1; ; tried++) {
      const answer = await attempt(asked);
      if (answer instanceof Response) return answer;
      const isWorthAnother = ['offsite-busy', 'offsite-unreachable'].includes(answer.code);
      if (!isWorthAnother || tried === TRIES) throw answer;
      await wait(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tried - 1)) * (0.5 + Math.random() / 2));
      stopped.throwIfAborted();
    }
  };
}

/** In a thread of Node's own: eight megabytes would hold everybody up. */
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

/** Answers to HEAD have no body. */
async function codeOf(answer: Response): Promise<string | undefined> {
  const xml = await documentOf(answer).catch(() => '');
  return textOf(xml, 'Code') ?? (answer.status === 404 ? 'NoSuchKey' : undefined);
}

/** @throws Refusal offsite-unreachable if it ends too early, offsite-failed if it is endless */
export async function documentOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of piecesOf(answer)) {
      size += part.length;
      if (size > MOST_OF_AN_ANSWER) throw new Refusal('offsite-failed');
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('offsite-unreachable');
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Nothing for an answer without a body; the connection is let go if nobody reads to the end. */
export async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
