import { useEffect, useEffectEvent, useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { formatPrice } from '#domain/selling/price.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { useOrderWords } from '#web/console/kit/orders/order-words.ts';
import { useDrinkNames } from '#web/console/kit/orders/use-drink-names.ts';
import styles from './totals-dialog.module.css';

const ROUTE = 'GET /api/admin/shops/:shopId/tabs';
type Tab = Reply<typeof ROUTE>['tabs'][number];

interface Props {
  shopId: string;
  /** The orders at the counter: when they change, so do the totals. */
  orders: readonly unknown[];
  onClose: () => void;
}

/** What each name has had tonight, and what it comes to. */
export function TotalsDialog({ shopId, orders, onClose }: Props) {
  const { t } = useLingui();
  const nameOf = useDrinkNames(shopId);
  const tabs = useEndpoint(ROUTE, { params: { shopId } });
  const [wanted, setWanted] = useState('');
  const readAgain = useEffectEvent(() => void tabs.refetch());
  useEffect(() => readAgain(), [orders]);
  const found = tabs.data?.tabs.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Dialog open onClose={onClose} title={t`Totals of tonight`} size="wide">
      <p className={styles.hint}>
        <Trans>By the name of the guest and the prices of the orders. Cancelled orders do not count.</Trans>
      </p>
      <TextField label={t`Name`} value={wanted} onChange={setWanted} autoComplete="off" data-autofocus />
      {tabs.isPending && <Skeleton height="48px" lines={4} />}
      {tabs.isLoadingError && <ErrorState text={t`Failed to load orders.`} onRetry={() => void tabs.refetch()} />}
      {found?.length === 0 && (
        <p className={styles.none}>
          {wanted.trim() === '' ? <Trans>Nobody has ordered tonight.</Trans> : <Trans>Nobody has this name.</Trans>}
        </p>
      )}
      <ul role="list" className={styles.tabs}>
        {found?.map((tab) => (
          <li key={tab.name}>
            <TabOf tab={tab} nameOf={nameOf} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function TabOf({ tab, nameOf }: { tab: Tab; nameOf: ReturnType<typeof useDrinkNames> }) {
  const { i18n } = useLingui();
  const words = useOrderWords();
  const { name, drinks: glasses, sums, unpriced, orders } = tab;
  return (
    <details className={styles.tab}>
      <summary>
        <span className={styles.name}>{name}</span>
        <span className={styles.drinks}>
          <Plural value={glasses} one="# drink" other="# drinks" />
        </span>
        <span className={styles.sum}>{sums.map((sum) => formatPrice(sum, i18n.locale)).join(' + ') || '–'}</span>
      </summary>
      <ul role="list" className={styles.orders}>
        {orders.map(({ orderId, displayId, recipeId, recipeName, size, quantity, price }) => {
          const drink = nameOf({ recipeId, recipeName });
          return (
            <li key={orderId}>
              <span className={styles.number}>{displayId}</span>
              <span>
                {quantity > 1 && `${quantity} × `}
                <span lang={drink.lang}>{drink.text}</span> <span className={styles.size}>{words.size(size)}</span>
              </span>
              <span className={styles.sum}>{price ? formatPrice(price, i18n.locale) : '–'}</span>
            </li>
          );
        })}
      </ul>
      {unpriced > 0 && (
        <p className={styles.unpriced}>
          <Plural value={unpriced} one="# drink has no price." other="# drinks have no price." />
        </p>
      )}
    </details>
  );
}
