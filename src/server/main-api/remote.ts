import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import type { MainApi } from './main-api.ts';
import { parsedJson } from './upstream-fields.ts';

/** Timeout of both APIs. Milliseconds. Source: docs/behaviour/accounts-and-access.md "Two APIs". */
const TIMEOUT_MS = 120_000;

const Settings = z.preprocess(parsedJson, z.record(z.string(), z.unknown())).catch({});
const Shop = z
  .object({
    shop_id: z.coerce.string().optional(),
    id: z.coerce.string().optional(),
    name: z.string(),
    settings: Settings.default({}),
    user_id: z.coerce.string().nullish(),
    userId: z.coerce.string().nullish(),
  })
  .transform((shop, context) => {
    const id = shop.shop_id ?? shop.id;
    if (id === undefined) {
      context.addIssue({ code: 'custom', message: 'missing or invalid shop_id/id' });
      return z.NEVER;
    }
    return { id, name: shop.name, settings: shop.settings, ownerId: shop.user_id ?? shop.userId ?? null };
  });
const Shops = z.union([
  z.array(Shop),
  z.object({ data: z.array(Shop) }).transform(({ data }) => data),
  z.object({ shops: z.array(Shop) }).transform(({ shops }) => shops),
]);

/**
 * An outside Main API. Source: docs/decisions/0010.
 * @param base its address up to and including `/v1`
 * @param key sent as x-api-key and as bearer, like its own clients do
 */
export function remoteMainApi(base: string, key: string | undefined, send: typeof fetch = fetch): MainApi {
  const get = async (path: string): Promise<unknown> => {
    const response = await send(base + path, {
      headers: {
        accept: 'application/json',
        ...(key !== undefined && { 'x-api-key': key, authorization: `Bearer ${key}` }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new Refusal('main-api-unreachable');
    });
    if (!response.ok) throw new Refusal('main-api-refused');
    return response.json().catch(() => {
      throw new Refusal('main-api-refused', { because: message('main-api-not-json') });
    });
  };
  return {
    listShops: async () => {
      const read = Shops.safeParse(await get('/admin/shops'));
      if (!read.success) throw new Refusal('main-api-refused', { because: message('main-api-shops-invalid') });
      return read.data;
    },
    listRecipes: (shopId) => get(`/admin/shops/${encodeURIComponent(shopId)}/recipes`),
  };
}
