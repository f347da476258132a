/** Signs what a webhook is sent as Standard Webhooks 1.0.0 says, so that receivers can use its libraries. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

interface Message {
  /** The same at each try: a receiver that has it already drops it. */
  id: string;
  /** Seconds since 1970. */
  sentAt: number;
  body: string;
}

/** @returns headers of the request */
export function signedHeaders(secret: string, { id, sentAt, body }: Message): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(sentAt), 'webhook-signature': `v1,${mac}` };
}
