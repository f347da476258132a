/** What a guest reads of what a bar keeps. Source: docs/behaviour/guest-data.md "Privacy page". */
import { z } from 'zod';
import { PRIVACY_TOPICS } from '#domain/privacy/privacy-notice.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Sentence } from '../fields.ts';

export const readPrivacyNotice = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/privacy',
  summary: 'What the shop keeps of its guests, as its settings are now, in the language of the request',
  access: { account: 'nobody', guest: 'anyone' },
  params: z.object({ shopId: Id }),
  response: z.object({
    shop: z.object({ id: Id, name: z.string(), address: z.string() }),
    topics: z.array(z.object({ topic: z.enum(PRIVACY_TOPICS), sentences: z.array(Sentence) })),
  }),
});
