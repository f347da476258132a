/** Calls the address of a webhook, and connects only where it may. Source: docs/behaviour/webhooks.md "Delivery". */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, lookupAll } from '../outbound/guarded-lookup.ts';
import { allowedAddresses } from '../outbound/lan-address.ts';
import type { PostMessage } from './send-messages.ts';

/** From the first byte to the status. Milliseconds. */
const TIMEOUT_MS = 10_000;

/** Whether a message may be sent there; a name is looked at when it is resolved. */
export function isCallable(address: string, lanHosts: readonly string[]): boolean {
  const host = hostOf(new URL(address));
  return isIP(host) === 0 || allowedAddresses(lanHosts)(host, host);
}

/** Follows no redirect and reads no answer but its status. */
export const createPost =
  (lanHosts: readonly string[], timeoutMs = TIMEOUT_MS): PostMessage =>
  async (address, headers, body) => {
    if (!isCallable(address, lanHosts)) throw new Error('a private address');
    const url = new URL(address);
    const isAllowed = allowedAddresses(lanHosts);
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
        method: 'POST',
        lookup: guardedLookup(lookupAll, isAllowed, () => new Error('a private address')),
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        headers: { 'user-agent': 'Sipwell', 'content-length': Buffer.byteLength(body), ...headers },
      });
      request.on('response', (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.end(body);
    });
  };

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
