import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Send } from '#contract/client.ts';

/**
 * Sends a call with node:http. Node's own fetch compiles a parser of 64 kB when it is first used, and keeps 10 MB of the
 * memory of an idle server. Texts only: a machine uploads nothing. Source: docs/performance.md "Memory".
 */
export const sendOverHttp: Send = async (url, { method, headers, signal, body }) => {
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, { method, headers, signal });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  request.end(typeof body === 'string' ? body : undefined);
  const response = await answered;
  const bytes = await buffer(response);
  const status = response.statusCode ?? 0;
  return {
    ok: status >= 200 && status < 300,
    status,
    url,
    headers: {
      get: (name) => [response.headers[name] ?? []].flat()[0] ?? null,
      has: (name) => name in response.headers,
    },
    text: async () => bytes.toString('utf8'),
    blob: async () => new Blob([bytes]),
  };
};
