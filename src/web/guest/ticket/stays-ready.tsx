import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { SELLING_DEFAULTS } from '#domain/selling/selling.ts';
import { useGuestSelling, useMinute } from '#ui/play/selling/guest-selling.ts';
import { knownSince } from '../own-orders/use-ready-call.ts';
import styles from './placed-order.module.css';

/** Reads what the second call says, for whoever does not hear or feel it. */
export function StaysReady({ ready }: { ready: readonly Order[] }) {
  const minutes = useGuestSelling()?.reminderMinutes ?? SELLING_DEFAULTS.reminderMinutes;
  const now = useMinute().getTime();
  const since = knownSince();
  const numbers = ready
    .filter(({ orderId }) => now - (since.get(orderId) ?? now) >= minutes * 60_000)
    .map(({ displayId }) => displayId)
    .join(' · ');
  return (
    <p role="status" className={styles.where}>
      {numbers !== '' && <Trans>Still waiting there for you: {numbers}</Trans>}
    </p>
  );
}
