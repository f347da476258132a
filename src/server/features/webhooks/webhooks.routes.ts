import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  retryWebhookMessage,
  type Webhook,
  type WebhookMessage,
} from '#contract/shop/webhooks.ts';
import { message } from '#domain/messages/message.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireShop } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { invalidRequest } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { lastSeq } from '../../repos/events.repo.ts';
import * as repo from '../../repos/shop/webhooks.repo.ts';
import type { Services } from '../../services.ts';
import { isCallable } from '../../webhooks/post-message.ts';
import { newWebhookSecret } from '../../webhooks/sign.ts';

const WEBHOOKS_AT_MOST = 5;
/** Shown of each. */
const LAST_MESSAGES = 10;

/** Source: docs/behaviour/webhooks.md. */
export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config, newId, seal } = services;
  const record = recordBy(services);

  const requireCallable = (url: string | undefined): void => {
    if (url === undefined || isCallable(url, config.LAN_HOSTS)) return;
    throw invalidRequest([{ path: 'url', message: message('webhook-address-private') }]);
  };
  const webhookOf = async (tx: Db, shopId: string, webhookId: string): Promise<repo.StoredWebhook> => {
    const found = await repo.findWebhook(tx, shopId, webhookId);
    if (!found) throw new Refusal('webhook-not-found');
    return found;
  };

  serve(app, services, listWebhooks, async ({ params: { shopId }, caller }) => {
    await requireShop(services, caller, shopId);
    const webhooks = await repo.listWebhooks(db, shopId);
    return {
      webhooks: await Promise.all(
        webhooks.map(async (webhook) => ({
          ...replyOf(webhook),
          messages: (await repo.lastMessages(db, webhook.id, LAST_MESSAGES)).map(messageOf),
        })),
      ),
    };
  });

  serve(app, services, addWebhook, async ({ params: { shopId }, body: { url, types }, caller }) => {
    await requireShop(services, caller, shopId);
    requireCallable(url);
    const secret = newWebhookSecret();
    return inTransaction(db, async (tx) => {
      if ((await repo.listWebhooks(tx, shopId)).length >= WEBHOOKS_AT_MOST) throw new Refusal('webhooks-full');
      const webhook: repo.StoredWebhook = {
        id: newId(),
        shopId,
        url,
        sealedSecret: seal.seal(secret),
        types,
        seq: await lastSeq(tx, shopId),
        createdAt: clock().toISOString(),
      };
      await repo.insertWebhook(tx, webhook);
      await record(tx, caller, 'webhook-added', shopId, { address: hostOf(url) });
      return { webhook: replyOf(webhook), secret };
    });
  });

  serve(app, services, changeWebhook, async ({ params: { shopId, webhookId }, body, caller }) => {
    await requireShop(services, caller, shopId);
    requireCallable(body.url);
    return inTransaction(db, async (tx) => {
      await webhookOf(tx, shopId, webhookId);
      await repo.changeWebhook(tx, webhookId, body);
      const webhook = await webhookOf(tx, shopId, webhookId);
      await record(tx, caller, 'webhook-changed', shopId, { address: hostOf(webhook.url) });
      return { webhook: replyOf(webhook) };
    });
  });

  serve(app, services, removeWebhook, async ({ params: { shopId, webhookId }, caller }) => {
    await requireShop(services, caller, shopId);
    return inTransaction(db, async (tx) => {
      const { url } = await webhookOf(tx, shopId, webhookId);
      await repo.deleteWebhook(tx, webhookId);
      await record(tx, caller, 'webhook-removed', shopId, { address: hostOf(url) });
      return { success: true };
    });
  });

  serve(app, services, retryWebhookMessage, async ({ params: { shopId, webhookId, messageId }, caller }) => {
    await requireShop(services, caller, shopId);
    await webhookOf(db, shopId, webhookId);
    if (!(await repo.tryAgain(db, webhookId, messageId, clock().toISOString()))) throw new Refusal('message-over');
    return { success: true };
  });
}

const replyOf = ({ id, url, types, createdAt }: repo.StoredWebhook): Webhook => ({
  id,
  url,
  types: [...types],
  createdAt,
});

const messageOf = ({ id, type, happenedAt, tries, status, nextAt, toldAt }: repo.StoredMessage): WebhookMessage => ({
  id,
  type,
  happenedAt,
  state: toldAt !== null ? 'told' : nextAt !== null ? 'waits' : 'given-up',
  tries,
  status,
  nextAt,
});

/** What stands in an address after its host may be a secret. */
const hostOf = (url: string): string => new URL(url).host;
