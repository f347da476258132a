import { useState } from 'react';
import { useParams } from 'wouter';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import { Button } from '#ui/kit/button.tsx';
import { Pager } from '#ui/kit/tables/data-table.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { ShopHeading } from '#web/console/kit/shop-heading.tsx';
import { OrderDialog } from '#web/console/kit/orders/order-dialog.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useExport } from './use-export.ts';
import { useOrderActions } from './use-order-actions.tsx';
import { useOrderTable } from './use-order-table.ts';
import styles from './orders.module.css';

export default function OrdersPage() {
  const { shopId = '' } = useParams();
  return <Orders key={shopId} shopId={shopId} />;
}

function Orders({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const { filters, filter, pageSize, sort, list, arrived, lostSince } = useOrderTable(shopId);
  const { said, say, make, cancel, complete, collect, remake } = useOrderActions(shopId);
  const { saveFile, isSaving } = useExport(shopId, filter, say);
  const [dialog, setDialog] = useState<'new' | StaffOrder>();
  const { data: orders = [], total = 0, kioskNames = {} } = list.data ?? {};
  const isFiltered = Object.keys(filter).length > 0;

  return (
    <>
      <ShopHeading
        shopId={shopId}
        title={t`Orders`}
        actions={
          <>
            <Button onClick={() => void saveFile()} busy={isSaving}>
              <Trans>Export CSV</Trans>
            </Button>
            <Button kind="main" onClick={() => setDialog('new')}>
              <Trans>New order</Trans>
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        <OrderFilters shopId={shopId} filters={filters} />
        {list.isPending && <Skeleton height="44px" lines={8} />}
        {list.isLoadingError && (
          <ErrorState
            text={list.error.code === 'invalid-request' ? list.error.message : t`Failed to load orders.`}
            onRetry={() => void list.refetch()}
          />
        )}
        {(list.isRefetchError || lostSince !== undefined) && (
          <p className={styles.stale}>
            <Trans>The server does not answer. This list may be out of date.</Trans>
          </p>
        )}
        {list.isSuccess && total === 0 && !isFiltered && (
          <EmptyState
            title={<Trans>No orders yet</Trans>}
            text={<Trans>As soon as a guest orders, it stands here. You can also place an order for a guest.</Trans>}
          />
        )}
        {list.isSuccess && orders.length === 0 && (isFiltered || total > 0) && (
          <EmptyState
            title={<Trans>No order fits</Trans>}
            text={<Trans>Look for something else, or at all orders.</Trans>}
            action={
              <Button onClick={() => filters.set({ kiosk: '', status: '', day: '', search: '' })}>
                <Trans>Show all orders</Trans>
              </Button>
            }
          />
        )}
        {orders.length > 0 && (
          <OrdersTable
            shopId={shopId}
            orders={orders}
            kioskNames={kioskNames}
            sort={sort}
            arrived={arrived}
            onSort={(by) => filters.set({ sort: by })}
            onMake={(order) => void make(order)}
            onCancel={(order) => void cancel(order)}
            onComplete={(order) => void complete(order)}
            onCollect={(order) => void collect(order)}
            onRemake={(order) => void remake(order)}
            onCorrect={setDialog}
          />
        )}
        {total > 0 && (
          <Pager
            page={filters.page}
            pageSize={pageSize}
            total={total}
            onPage={(page) => filters.set({ page: String(page) })}
            onPageSize={(size) => filters.set({ rows: String(size) })}
          />
        )}
        <div className={styles.lines}>
          <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
          <p role="status" className={styles.arrived}>
            {arrived.size > 0 && <Plural value={arrived.size} one="# new order" other="# new orders" />}
          </p>
        </div>
      </div>
      {dialog && (
        <OrderDialog
          shopId={shopId}
          order={dialog === 'new' ? undefined : dialog}
          onClose={() => setDialog(undefined)}
          onSaved={(text) => {
            setDialog(undefined);
            void list.refetch();
            say({ text, tone: 'good' });
          }}
        />
      )}
    </>
  );
}
