/** A simulated machine's calls over HTTP. Source: docs/machines.md. */
import { randomUUID } from 'node:crypto';
import { createClient } from '#contract/client.ts';
import { sendOverHttp } from './send-over-http.ts';

/** Without a token it can only be paired. @param base of the server, without a trailing slash */
export const httpLink = (base: string, token?: string) => ({
  call: createClient({
    mainBase: `${base}/v1`,
    kioskBase: `${base}/api`,
    headers: (): Record<string, string> => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
    onUnauthorised: () => false,
    fetch: sendOverHttp,
  }),
  power: { up: async () => randomUUID(), down: async () => undefined },
});
