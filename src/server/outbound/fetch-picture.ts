/**
 * Fetches a picture from the web for a phone, and never connects to a private address. Source:
 * docs/behaviour/pictures.md "Proxy".
 */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, lookupAll, type LookupAll } from './guarded-lookup.ts';
import { pictureKind, PICTURE_TYPES } from './picture-kind.ts';
import { hasTooManyPixels } from './picture-size.ts';
import { isPublicAddress } from './public-address.ts';

export interface Picture {
  type: (typeof PICTURE_TYPES)[keyof typeof PICTURE_TYPES];
  bytes: Buffer;
}

/** Why there is no picture; for the log only, not for the caller. */
export class NoPicture extends Error {}

/** Replaced in tests: name resolution, which addresses count as public, and the ports. */
export interface Outside {
  lookup: LookupAll;
  isPublic: (address: string) => boolean;
  ports: readonly string[];
  totalMs: number;
}
const REDIRECTS = 3;
const MAX_BYTES = 5 * 1024 * 1024;
const CONNECT_MS = 5000;

export const THE_WEB: Outside = {
  lookup: lookupAll,
  isPublic: isPublicAddress,
  ports: ['', '80', '443'],
  totalMs: 10_000,
};

/** @throws NoPicture */
export async function fetchPicture(address: string, outside: Outside = THE_WEB): Promise<Picture> {
  const stop = AbortSignal.timeout(outside.totalMs);
  let url = allowed(address, outside);
  for (let hops = 0; hops <= REDIRECTS; hops++) {
    const response = await ask(url, outside, stop);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = allowed(URL.canParse(headers.location, url) ? new URL(headers.location, url).href : '', outside);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new NoPicture(`answered ${statusCode}`);
    }
    return read(response);
  }
  throw new NoPicture('too many redirects');
}

function allowed(address: string, { ports, isPublic }: Outside): URL {
  if (!URL.canParse(address)) throw new NoPicture('no address');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new NoPicture('not an http address');
  if (url.username || url.password) throw new NoPicture('an address with a password');
  if (!ports.includes(url.port)) throw new NoPicture('another port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublic(host)) throw new NoPicture('a private address');
  return url;
}

/** The socket itself resolves the name once: the checked address is the connected one. */
function ask(url: URL, { lookup, isPublic }: Outside, signal: AbortSignal): Promise<IncomingMessage> {
  const guarded = guardedLookup(lookup, isPublic, () => new NoPicture('a private address'));
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      lookup: guarded,
      signal,
      agent: false,
      timeout: CONNECT_MS,
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'Sipwell' },
    });
    request.on('response', resolve);
    request.on('timeout', () => request.destroy(new NoPicture('silent')));
    request.on('error', (cause) => reject(cause instanceof NoPicture ? cause : new NoPicture(cause.message)));
    request.end();
  });
}

async function read(response: IncomingMessage): Promise<Picture> {
  if (Number(response.headers['content-length'] ?? 0) > MAX_BYTES) {
    response.destroy();
    throw new NoPicture('too large');
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      const bytes = part as Buffer;
      size += bytes.length;
      if (size > MAX_BYTES) throw new NoPicture('too large');
      parts.push(bytes);
    }
  } catch (cause) {
    response.destroy();
    throw cause instanceof NoPicture ? cause : new NoPicture('cut off');
  }
  if (!response.complete) throw new NoPicture('cut off');
  const bytes = Buffer.concat(parts);
  const kind = pictureKind(bytes);
  if (!kind) throw new NoPicture('not a picture');
  if (hasTooManyPixels(bytes)) throw new NoPicture('too many pixels');
  return { type: PICTURE_TYPES[kind], bytes };
}
