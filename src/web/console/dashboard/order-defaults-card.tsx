import type { UseQueryResult } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#contract/refusal.ts';
import type { Shop } from '#contract/shop/shops.ts';
import {
  newOrderStatus,
  ORDER_DEFAULTS,
  ORDER_SIZES,
  type NewOrderStatus,
  type OrderSize,
} from '#domain/order/order.ts';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { Skeleton } from '#ui/kit/states.tsx';
import { OrderDefaultsForm, type FormDefaults } from './order-defaults-form.tsx';
import styles from './dashboard.module.css';

interface Props {
  shopId: string;
  shop: UseQueryResult<Shop, Refusal>;
}

export function OrderDefaultsCard({ shopId, shop }: Props) {
  const { t } = useLingui();
  const start = defaultsOf(shop.data);
  const sizes: Record<OrderSize, string> = { sizeS: t`Small`, sizeM: t`Medium`, sizeL: t`Large` };
  const statuses: Record<NewOrderStatus, string> = {
    PENDING: t`Pending: approved at the machine`,
    IMMEDIATE: t`Immediate: made without approval`,
  };
  return (
    <FoldingSection
      title={<Trans>Order Defaults</Trans>}
      summary={shop.data && [start.quantity, sizes[start.size], statuses[start.status]].join(' · ')}
      needsSight={shop.isLoadingError}
      className={styles.card}
    >
      <p className={styles.help}>
        <Trans>What an order gets when the guest does not choose.</Trans>
      </p>
      {shop.isPending && <Skeleton height="44px" lines={3} />}
      {shop.isLoadingError && (
        <p role="alert" className={styles.problem}>
          <span>{t`Could not load order defaults for this shop.`}</span>
          <Button onClick={() => void shop.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </p>
      )}
      {!shop.isPending && (
        <OrderDefaultsForm
          key={shop.isSuccess ? 'saved' : 'fallback'}
          shopId={shopId}
          start={start}
          guestSize={shop.data?.guest_order_size}
        />
      )}
    </FoldingSection>
  );
}

/** Each value by itself: what is missing or unknown falls back (docs/behaviour/orders.md). */
function defaultsOf(shop: Partial<Shop> | undefined): FormDefaults {
  const quantity = shop?.order_default_quantity;
  return {
    quantity: typeof quantity === 'number' && quantity >= 1 ? quantity : ORDER_DEFAULTS.quantity,
    size: ORDER_SIZES.find((size) => size === shop?.order_default_size) ?? ORDER_DEFAULTS.size,
    status: newOrderStatus(shop?.order_default_status ?? null),
  };
}
