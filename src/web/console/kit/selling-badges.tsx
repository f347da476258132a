import { Trans } from '@lingui/react/macro';
import type { ShopSelling } from '#contract/shop/selling.ts';
import { sayAhead } from '#domain/selling/say-ahead.ts';
import { whyShut } from '#domain/selling/may-sell.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { useMinute } from '#ui/play/selling/guest-selling.ts';
import { useSellingWords } from '#ui/play/selling/selling-words.tsx';

/** Whether guests can order now, and what is about to change of it. */
export function SellingBadges({ selling }: { selling: ShopSelling }) {
  const now = useMinute();
  const wordsFor = useSellingWords(selling.now.timeZone);
  return (
    <>
      {whyShut(selling.now, now, 'order') === undefined && (
        <Badge tone="good">
          <Trans>Taking orders</Trans>
        </Badge>
      )}
      {sayAhead(selling.now, now).map((notice) => (
        <Badge key={notice.code} tone="caution">
          {wordsFor(notice, now)}
        </Badge>
      ))}
    </>
  );
}
