/** Recomputes the signature of a request to S3 (AWS Signature Version 4, in the header). */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface Signed {
  method: string;
  /** Path and query as they arrived. */
  target: string;
  headers: IncomingHttpHeaders;
}
interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
const MOST_SKEW_MS = 15 * 60_000;

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** @returns S3's own code for what is wrong with it; undefined if nothing is */
export function signatureFault({ method, target, headers }: Signed, keys: Keys, now: Date): string | undefined {
  const [, keyId, day, region, names = '', signature = ''] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const [date, payload] = [String(headers['x-amz-date'] ?? ''), String(headers['x-amz-content-sha256'] ?? '')];
  if (!keyId || !day || !/^\d{8}T\d{6}Z$/.test(date) || payload === '') return 'AccessDenied';
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  const at = Date.parse(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  if (Math.abs(now.getTime() - at) > MOST_SKEW_MS) return 'RequestTimeTooSkewed';
  const signedNames = names.split(';');
  // Whatever changes what is done has to be signed.
  const required = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (required.some((name) => !signedNames.includes(name))) return 'AccessDenied';

  const [path = '', query = ''] = target.split('?');
  const pairs =
    query === ''
      ? []
      : query.split('&').map((pair) => pair.split('=').map((one) => decodeURIComponent(one.replaceAll('+', ' '))));
  const canonicalQuery = pairs
    .map(([name = '', value = '']) => [encoded(name), encoded(value)])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  const canonical = [
    method,
    decodeURIComponent(path).split('/').map(encoded).join('/'),
    canonicalQuery,
    ...signedNames.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    names,
    payload,
  ].join('\n');
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [keys.region, 's3', 'aws4_request'].reduce<Uint8Array>(hmac, hmac(`AWS4${keys.secretAccessKey}`, day));
  const isRight = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
  return isRight ? undefined : 'SignatureDoesNotMatch';
}
