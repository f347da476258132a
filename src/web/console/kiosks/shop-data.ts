/** The shop that navigation state carries, checked. Source: docs/behaviour/console.md. */
import { t } from '@lingui/core/macro';

export interface ShopData {
  shop_id: string;
  name: string;
}

/** The shop, or the message that says what is wrong with it. */
export function readShopData(data: unknown): { shop: ShopData } | { error: string } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { error: t`Invalid shop data: expected an object` };
  }
  const { shop_id, id, name } = data as { shop_id?: unknown; id?: unknown; name?: unknown };
  const shopId = shop_id ?? id;
  if (typeof shopId !== 'string' || shopId === '')
    return { error: t`Invalid shop data: missing or invalid shop_id/id` };
  if (typeof name !== 'string' || name === '') return { error: t`Invalid shop data: missing or invalid name` };
  return { shop: { shop_id: shopId, name } };
}
