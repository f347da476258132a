import { useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { PAGE_SIZES, Pager } from '#ui/kit/tables/data-table.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import { ShopHeading } from '#web/console/kit/shop-heading.tsx';
import { UndoList } from '#web/console/kit/undo-list.tsx';
import { useAddressFilters } from '#web/console/kit/use-address-filters.ts';
import { NavIcon } from '#web/console/frame/nav-icon.tsx';
import { signOfAction } from './action-sign.ts';
import { useActionWords } from './action-words.ts';
import styles from './activity.module.css';

/** Who did what in the shop, newest first. */
export default function ActivityPage() {
  const { t } = useLingui();
  const { shopId = '' } = useParams();
  const inWords = useActionWords();
  const filters = useAddressFilters<'rows'>();
  const pageSize = PAGE_SIZES.find((size) => String(size) === filters.get('rows')) ?? 50;
  const list = useEndpoint(
    'GET /api/admin/shops/:shopId/audit',
    { params: { shopId }, query: { page: filters.page, pageSize } },
    { keepsPrevious: true },
  );
  const { data: actions = [], total = 0 } = list.data ?? {};
  return (
    <>
      <ShopHeading shopId={shopId} title={t`Activity`} />
      <div className={styles.page}>
        <UndoList shopId={shopId} />
        {list.isPending && <Skeleton height="44px" lines={8} />}
        {list.isLoadingError && (
          <ErrorState text={t`Failed to load the activity.`} onRetry={() => void list.refetch()} />
        )}
        {list.isSuccess && actions.length === 0 && (
          <EmptyState
            title={<Trans>Nothing was changed yet</Trans>}
            text={<Trans>Whatever somebody changes in this shop is written down here.</Trans>}
          />
        )}
        {actions.length > 0 && (
          <Table caption={t`Activity`} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>What</Trans>
                </th>
                <th scope="col">
                  <Trans>Who</Trans>
                </th>
                <th scope="col">
                  <Trans>When</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {actions.map((action) => (
                <tr key={action.id}>
                  <th scope="row" data-title className={styles.what}>
                    <span className={styles.sign}>
                      <NavIcon of={signOfAction(action.action)} />
                    </span>
                    {inWords(action)}
                  </th>
                  <td data-label={t`Who`}>{action.who ?? t`Sipwell`}</td>
                  <td data-label={t`When`} className={styles.when}>
                    <RelativeTime at={action.at} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
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
      </div>
    </>
  );
}
