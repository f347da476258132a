import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#contract/refusal.ts';
import type { ShopSelling } from '#contract/shop/selling.ts';
import { hoursAt } from '#domain/selling/may-sell.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useIsPhone } from '#ui/kit/fold/use-is-phone.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { useMinute } from '#ui/play/selling/guest-selling.ts';
import { SellingNotices } from '#ui/play/selling/selling-notices.tsx';
import styles from './tonight.module.css';

interface Props {
  shopId: string;
  /** undefined while loading. */
  selling: ShopSelling | undefined;
  /** What one does most, first. */
  children: ReactNode;
  /** What is done now and then: on a phone in a menu, so that the tickets begin near the top. */
  seldom: ReactNode;
  /** Stands last. */
  sound: ReactNode;
}

/** What guests are told of the bar, and everything that is done at the counter beside the tickets. */
export function BarStrip({ shopId, selling, children, seldom, sound }: Props) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const isPaused = selling ? selling.now.pause !== null : undefined;
  const pause = isPaused !== undefined && <PauseButton shopId={shopId} isPaused={isPaused} />;
  return (
    <div className={styles.strip}>
      {selling && <SellingNotices selling={selling.now} />}
      {selling && <ClosingTime selling={selling.now} />}
      <div className={styles.controls}>
        {/* What ends a pause stands first while there is one. */}
        {isPhone && isPaused && pause}
        {children}
        {isPhone ? (
          <MoreMenu label={t`More at the counter`} isEverywhere>
            {seldom}
            {!isPaused && pause}
            {sound}
          </MoreMenu>
        ) : (
          <>
            {seldom}
            {pause}
            {sound}
          </>
        )}
      </div>
    </div>
  );
}

const DAY_MS = 24 * 60 * 60_000;

/** Staff plan by it long before guests are told; nothing while the bar is closed or has no hours. */
function ClosingTime({ selling: { open, timeZone } }: { selling: ShopSelling['now'] }) {
  const { i18n } = useLingui();
  const now = useMinute();
  const { window } = hoursAt(open, now);
  if (!window) return null;
  const closesAt = new Date(window.closesAt);
  const isFar = closesAt.getTime() - now.getTime() > DAY_MS;
  const time = i18n.date(closesAt, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(isFar && { weekday: 'long' }),
  });
  return (
    <p className={styles.closing}>
      <Trans>Open until {time}</Trans>
    </p>
  );
}

function PauseButton({ shopId, isPaused }: { shopId: string; isPaused: boolean }) {
  const { t } = useLingui();
  const alert = useAlert();
  const pause = useSend('PUT /api/admin/shops/:shopId/pause', ['GET /api/admin/shops/:shopId/selling']);
  const change = () =>
    pause
      .mutateAsync({ params: { shopId }, body: { paused: !isPaused } })
      .catch(({ message }: Refusal) => alert(t`Nothing was changed: ${message}`));
  return (
    <Button
      kind={isPaused ? 'main' : 'plain'}
      className={styles.aside}
      busy={pause.isPending}
      onClick={() => void change()}
    >
      {isPaused ? <Trans>Take orders again</Trans> : <Trans>Pause orders</Trans>}
    </Button>
  );
}
