import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/orders.ts';
import { mayBecome } from '#domain/order/order.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { SortHeader } from '#ui/kit/tables/data-table.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import { STATUS_TONES, useOrderWords } from './order-words.ts';
import { ToldAllergies } from '#ui/play/allergens/told-allergies.tsx';
import styles from './orders.module.css';

interface RowActions {
  onCancel: (order: StaffOrder) => void;
  onComplete: (order: StaffOrder) => void;
  onCorrect: (order: StaffOrder) => void;
}

interface Props extends RowActions {
  orders: readonly StaffOrder[];
  sort: string;
  arrived: ReadonlySet<string>;
  onSort: (sort: string) => void;
}

export function OrdersTable({ orders, sort, arrived, onSort, ...actions }: Props) {
  const { t } = useLingui();
  return (
    <Table caption={t`Orders`} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Number</Trans>
          </th>
          <SortHeader column="placed" sort={sort} onSort={onSort}>
            <Trans>Placed</Trans>
          </SortHeader>
          <SortHeader column="name" sort={sort} onSort={onSort}>
            <Trans>Guest</Trans>
          </SortHeader>
          <SortHeader column="drink" sort={sort} onSort={onSort}>
            <Trans>Drink</Trans>
          </SortHeader>
          <th scope="col">
            <Trans>Kiosk</Trans>
          </th>
          <SortHeader column="status" sort={sort} onSort={onSort}>
            <Trans>Status</Trans>
          </SortHeader>
          <th scope="col" data-actions>
            <Trans>Actions</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} isNew={arrived.has(order.orderId)} {...actions} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends RowActions {
  order: StaffOrder;
  isNew: boolean;
}

function OrderRow({ order, isNew, onCancel, onComplete, onCorrect }: RowProps) {
  const { t } = useLingui();
  const words = useOrderWords();
  const { orderId, displayId, status } = order;
  const id = `order-${orderId}`;
  return (
    <tr data-new={isNew || undefined}>
      <th scope="row" data-title id={id} className={styles.number}>
        {displayId}
        {isNew && (
          <Badge tone="special">
            <Trans>New</Trans>
          </Badge>
        )}
      </th>
      <td data-label={t`Placed`} className={styles.placed}>
        <RelativeTime at={order.timestamp} />
      </td>
      <td data-label={t`Guest`} className={styles.guest}>
        {order.name}
      </td>
      <td data-label={t`Drink`}>
        <span>
          {order.recipeName}
          <span className={styles.size}>
            {order.quantity > 1 && `${order.quantity} × `}
            {words.size(order.size)}
          </span>
          <ToldAllergies allergies={order.allergies} />
        </span>
      </td>
      <td data-label={t`Kiosk`}>
        {order.kioskInstanceCode === null ? (
          <span className={styles.size}>
            <Trans>Placed by staff</Trans>
          </span>
        ) : (
          <code>{order.kioskInstanceCode}</code>
        )}
      </td>
      <td data-label={t`Status`}>
        <Badge tone={STATUS_TONES[status]}>{words.status(status)}</Badge>
      </td>
      <td data-actions>
        <span className={styles.actions}>
          {status === 'PENDING' && (
            <Button kind="quiet" onClick={() => onCorrect(order)} aria-describedby={id}>
              <Trans>Correct</Trans>
            </Button>
          )}
          {mayBecome(status, 'COMPLETED') && (
            <Button onClick={() => onComplete(order)} aria-describedby={id}>
              <Trans>Complete</Trans>
            </Button>
          )}
          {mayBecome(status, 'CANCELLED') && (
            <Button kind="danger" onClick={() => onCancel(order)} aria-describedby={id}>
              <Trans context="an order">Cancel</Trans>
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
