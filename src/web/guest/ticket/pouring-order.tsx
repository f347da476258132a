import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import styles from './placed-order.module.css';

/** How far the machine that makes a drink says it is; nothing while it does not pour, or does not say. */
export function PouringOrder({ order: { displayId, stage, machine } }: { order: Partial<Order> }) {
  const { t } = useLingui();
  const progress = stage === 'being-made' && machine?.state === 'dispensing' ? machine.progress : null;
  if (progress === null) return null;
  const percent = Math.round(progress);
  return (
    <span className={styles.pouring}>
      <progress max={100} value={percent} aria-label={t`Progress of ${displayId}`} />
      <span aria-hidden="true">{percent} %</span>
    </span>
  );
}
