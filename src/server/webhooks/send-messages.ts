/** Sends webhooks what they have to be told, and tries again later where that failed. Source: docs/behaviour/webhooks.md "Delivery". */
import { pauseAfterTry } from '#domain/webhook/webhook.ts';
import {
  dropMessage,
  findWebhook,
  noteTry,
  takeDue,
  webhooksDue,
  type StoredMessage,
} from '../repos/shop/webhooks.repo.ts';
import type { Services } from '../services.ts';
import { messageData } from './message-data.ts';
import { signedHeaders } from './sign.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'seal'>;

/** @returns the status of the answer @throws if there was none */
export type PostMessage = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

export interface Sender {
  /** Begins what is due; resolves when what it has begun is over. */
  send: () => Promise<void>;
}

/** Webhooks that are called at the same time. A receiver that does not answer keeps nothing from the others. */
const AT_ONCE = 40;
/** Longer than a try takes: a server that is killed in between leaves it to the next. Milliseconds. */
const LEASE_MS = 60_000;
/** Says that nobody will ever listen there. */
const GONE = 410;

export function createSender(services: Needed, post: PostMessage, random: () => number = Math.random): Sender {
  const { db, clock, seal } = services;
  const underWay = new Set<string>();
  const at = (ms: number) => new Date(clock().getTime() + ms).toISOString();

  const attempt = async (message: StoredMessage): Promise<void> => {
    const webhook = await findWebhook(db, message.shopId, message.webhookId);
    const secret = webhook && seal.open(webhook.sealedSecret);
    const data = secret === undefined ? undefined : await messageData(services, message);
    if (!webhook || secret === undefined || !data) return void (await dropMessage(db, message.id));
    const body = JSON.stringify({ type: message.type, timestamp: message.happenedAt, data });
    const sentAt = Math.floor(clock().getTime() / 1000);
    const headers = { 'content-type': 'application/json', ...signedHeaders(secret, { id: message.id, sentAt, body }) };
    const status = await post(webhook.url, headers, body).catch(() => null);
    if (status !== null && status >= 200 && status < 300)
      return void (await noteTry(db, message.id, { status, nextAt: null, toldAt: at(0) }));
    const pause = status === GONE ? undefined : pauseAfterTry(message.tries, random());
    await noteTry(db, message.id, { status, nextAt: pause === undefined ? null : at(pause), toldAt: null });
  };

  /** One after the other, so that a receiver hears of things in the order in which they happened. */
  const work = async (webhookId: string): Promise<void> => {
    underWay.add(webhookId);
    try {
      for (;;) {
        const message = await takeDue(db, webhookId, at(0), at(LEASE_MS));
        if (!message) return;
        await attempt(message);
      }
    } finally {
      underWay.delete(webhookId);
    }
  };

  return {
    send: async () => {
      const due = (await webhooksDue(db, at(0))).filter((id) => !underWay.has(id));
      await Promise.all(due.slice(0, AT_ONCE - underWay.size).map(work));
    },
  };
}
