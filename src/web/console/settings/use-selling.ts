/** When and what the shop sells, while it is edited. */
import type { Reply } from '#contract/client.ts';
import type { SellingSettings } from '#contract/shop/selling.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { useVersionedDraft } from '#ui/settings/use-versioned-draft.ts';

const READ = 'GET /api/admin/shops/:shopId/selling';

export type Selling = Reply<typeof READ>;

type Minutes = 'lastOrdersMinutes' | 'reminderMinutes';
/** Numbers are empty while they are typed. */
export type SellingDraft = Omit<SellingSettings, Minutes> & Record<Minutes, number | undefined>;

const draftOf = ({ settings }: Selling): SellingDraft => settings;
const bodyOf = ({ lastOrdersMinutes, reminderMinutes, ...draft }: SellingDraft): SellingSettings => ({
  ...draft,
  lastOrdersMinutes: lastOrdersMinutes ?? 0,
  reminderMinutes: reminderMinutes ?? 0,
});

export function useSelling(shopId: string, saved: Selling) {
  const params = { shopId };
  const send = useSend('PATCH /api/admin/shops/:shopId/selling', ['GET /api/admin/shops/:shopId/recipes']);
  return useVersionedDraft({
    read: READ,
    input: { params },
    saved,
    draftOf,
    bodyOf,
    send: (body, options) => send.mutateAsync({ params, body, options }),
  });
}
