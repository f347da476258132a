/**
 * Calls the HTTP interface of a machine's own program. It connects only where it may, and follows no redirect. Source:
 * docs/behaviour/machines.md "Which addresses".
 */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, lookupAll } from './guarded-lookup.ts';

/** Why there is no answer. */
export type Silence =
  | 'machine-address-invalid'
  | 'machine-address-private'
  | 'machine-unreachable'
  | 'machine-silent'
  | 'machine-unreadable';

/** Whether the call arrived is not known, unless the address was refused. */
export class NoAnswer extends Error {
  readonly why: Silence;
  constructor(why: Silence) {
    super(why);
    this.why = why;
  }
}

export interface Outgoing {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: unknown;
  timeoutMs?: number;
}
export interface Incoming {
  status: number;
  /** Parsed; undefined if it is no JSON. */
  body: unknown;
}
/** @param url in full @throws NoAnswer */
export type CallMachine = (url: string, outgoing?: Outgoing) => Promise<Incoming>;
export type IsAllowed = (address: string, hostname: string) => boolean;

const TIMEOUT_MS = 5000;
/** A program's whole log of events has grown for years. */
const MAX_BYTES = 8 * 1024 * 1024;

/** @throws NoAnswer if it is no address of a machine, or a private one that is not listed */
export function machineAddress(address: string, isAllowed: IsAllowed): URL {
  if (!URL.canParse(address)) throw new NoAnswer('machine-address-invalid');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new NoAnswer('machine-address-invalid');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Names are checked when they are resolved.
  if (isIP(host) && !isAllowed(host, host)) throw new NoAnswer('machine-address-private');
  return url;
}

/** For sockets to a machine. */
export const machineLookup = (isAllowed: IsAllowed) =>
  guardedLookup(lookupAll, isAllowed, () => new NoAnswer('machine-address-private'));

export const createMachineCalls =
  (isAllowed: IsAllowed): CallMachine =>
  async (address, { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS } = {}) => {
    const [base = '', query] = address.split('?');
    const url = machineAddress(base, isAllowed);
    if (query !== undefined) url.search = query;
    const sent = await sentOf(body);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
        method,
        lookup: machineLookup(isAllowed),
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        headers: { accept: 'application/json', 'user-agent': 'Sipwell', ...headers, ...sent?.headers },
      });
      request.on('response', resolve);
      request.on('error', (cause) => reject(silenceOf(cause)));
      request.end(sent?.bytes);
    });
    return { status: response.statusCode ?? 0, body: await read(response) };
  };

/** JSON, or a form with its files. */
async function sentOf(body: unknown): Promise<{ bytes: Buffer; headers: Record<string, string | number> } | undefined> {
  if (body === undefined) return undefined;
  // Without naming the class: to name it is enough for Node to load all it fetches with.
  const isForm = Object.prototype.toString.call(body) === '[object FormData]';
  const said = isForm ? new Response(body as FormData) : undefined;
  const bytes = said ? Buffer.from(await said.arrayBuffer()) : Buffer.from(JSON.stringify(body));
  const type = said?.headers.get('content-type') ?? 'application/json';
  return { bytes, headers: { 'content-type': type, 'content-length': bytes.length } };
}

function silenceOf(cause: Error): NoAnswer {
  if (cause instanceof NoAnswer) return cause;
  return new NoAnswer(
    cause.name === 'AbortError' || cause.name === 'TimeoutError' ? 'machine-silent' : 'machine-unreachable',
  );
}

async function read(response: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      size += (part as Buffer).length;
      if (size > MAX_BYTES) throw new NoAnswer('machine-unreadable');
      parts.push(part as Buffer);
    }
  } catch (cause) {
    response.destroy();
    throw silenceOf(cause as Error);
  }
  if (!response.complete) throw new NoAnswer('machine-unreachable');
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
