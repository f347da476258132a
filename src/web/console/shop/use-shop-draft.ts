import type { MasterShop, ShopDetails } from '#contract/shop/master-shops.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { useVersionedDraft } from '#ui/settings/use-versioned-draft.ts';

const READ = 'GET /v1/admin/shops/:shopId';

export const draftOf = ({ names, kind, timeZone, currency, address, languages, look }: MasterShop): ShopDetails => ({
  names,
  kind,
  timeZone,
  currency,
  address,
  languages,
  look,
});
const bodyOf = (draft: ShopDetails): ShopDetails => draft;

export function useShopDraft(shopId: string, saved: MasterShop) {
  const params = { shopId };
  const send = useSend('PATCH /v1/admin/shops/:shopId', [
    'GET /v1/admin/shops',
    'GET /api/admin/shops',
    'GET /api/admin/shops/:shopId',
    'GET /api/admin/shops/:shopId/selling',
  ]);
  return useVersionedDraft({
    read: READ,
    input: { params },
    saved,
    draftOf,
    bodyOf,
    send: (body, options) => send.mutateAsync({ params, body, options }),
  });
}
