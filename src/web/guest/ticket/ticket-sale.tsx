import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { formatPrice } from '#domain/selling/price.ts';
import styles from './placed-order.module.css';
import { waitsForStaff } from '../own-orders/starts-by-guest.ts';

/** What a ticket comes to, and that staff have to start it. Orders of an older server say neither. */
export function TicketSale({ orders }: { orders: readonly Partial<Order>[] }) {
  const { i18n } = useLingui();
  const counted = orders.filter(({ stage }) => stage !== 'cancelled');
  const [first] = counted.flatMap(({ price }) => price ?? []);
  const amount = counted.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0);
  const reason = orders.find((order) => waitsForStaff(order) && !order.isFollowed)?.staffApproves;
  return (
    <>
      {first && <p className={styles.where}>{formatPrice({ ...first, amount }, i18n.locale)}</p>}
      {reason && (
        <p role="status" className={styles.where}>
          <strong>
            {reason === 'allowance' ? (
              <Trans>Show this to the staff: they start this one for you.</Trans>
            ) : (
              <Trans>Show this to the staff: they start drinks with alcohol.</Trans>
            )}
          </strong>
        </p>
      )}
    </>
  );
}
