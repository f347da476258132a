import type { FastifyInstance } from 'fastify';
import { readPrivacyNotice } from '#contract/shop/privacy.ts';
import { render } from '#domain/messages/render.ts';
import { PRIVACY_TOPICS, privacyNotice } from '#domain/privacy/privacy-notice.ts';
import { inOwnWords } from '#domain/text/bilingual.ts';
import { requireShop } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { privacyFacts } from './privacy-facts.ts';

export function privacyRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services, readPrivacyNotice, async ({ params, caller, locale }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const facts = await privacyFacts(services, shop);
    const notice = privacyNotice(facts);
    const { names, address } = facts.shop;
    return {
      shop: { id: shop.id, name: inOwnWords(names, locale).text, address: inOwnWords(address, locale).text },
      topics: PRIVACY_TOPICS.map((topic) => ({ topic, sentences: notice[topic].map((said) => render(said, locale)) })),
    };
  });
}
