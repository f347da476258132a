/** Addresses that are told what happens in a shop. Source: docs/behaviour/webhooks.md. */
import { z } from 'zod';
import { WEBHOOK_TYPES } from '#domain/webhook/webhook.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Id } from '../fields.ts';

const ofShop = z.object({ shopId: Id });
const ofWebhook = ofShop.extend({ webhookId: Id });
const owner = { account: 'owner' } as const;

const Url = z
  .string()
  .trim()
  .max(500, fault('webhook-address-invalid'))
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).username === '',
    fault('webhook-address-invalid'),
  );
const Types = z.array(z.enum(WEBHOOK_TYPES)).min(1, fault('webhook-types-missing')).max(WEBHOOK_TYPES.length);

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  types: z.array(z.enum(WEBHOOK_TYPES)),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookMessage = z.object({
  id: z.string(),
  type: z.enum(WEBHOOK_TYPES),
  happenedAt: z.string(),
  /** `waits`: for its first try or the next · `told` · `given-up`: nothing tries it any more. */
  state: z.enum(['waits', 'told', 'given-up']),
  tries: z.number(),
  /** Of the last answer; null without one. */
  status: z.number().nullable(),
  nextAt: z.string().nullable(),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** `messages`: of each webhook the last ones, newest first, by its id. */
const Webhooks = z.object({
  webhooks: z.array(Webhook.extend({ messages: z.array(WebhookMessage) })),
});

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/webhooks',
  summary: 'The addresses that are told what happens in the shop, and what each was told last',
  access: owner,
  params: ofShop,
  response: Webhooks,
});

export const addWebhook = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/webhooks',
  summary: 'Tell an address from now on; the secret that signs what it is sent is told this once',
  access: owner,
  params: ofShop,
  body: z.object({ url: Url, types: Types }),
  response: z.object({ webhook: Webhook, secret: z.string() }),
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/api/admin/shops/:shopId/webhooks/:webhookId',
  summary: 'Change the address or what it is told',
  access: owner,
  params: ofWebhook,
  body: z.object({ url: Url.optional(), types: Types.optional() }),
  response: z.object({ webhook: Webhook }),
});

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/api/admin/shops/:shopId/webhooks/:webhookId',
  summary: 'Tell an address nothing any more',
  access: owner,
  params: ofWebhook,
  response: z.object({ success: z.boolean() }),
});

export const retryWebhookMessage = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/webhooks/:webhookId/messages/:messageId/retry',
  summary: 'Try a message again at once that was not told',
  access: owner,
  params: ofWebhook.extend({ messageId: Id }),
  response: z.object({ success: z.boolean() }),
});
