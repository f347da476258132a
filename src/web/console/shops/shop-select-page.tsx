import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAlert } from '#ui/kit/alert.tsx';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { PageHeader } from '#ui/kit/page-header.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { SetUpBanner } from '#web/console/kit/set-up-banner.tsx';
import { UndoList } from '#web/console/kit/undo-list.tsx';
import { ArchivedShops } from './archived-shops.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { ShopCard } from './shop-card.tsx';
import styles from './shop-select.module.css';

/** With fewer shops than this a search would only be in the way. */
const SEARCH_FROM = 9;

export default function ShopSelectPage() {
  const { t } = useLingui();
  const alert = useAlert();
  const shops = useEndpoint('GET /api/admin/shops', {});
  const [search, setSearch] = useState('');
  const isUnauthorised = shops.error?.status === 401;
  const failedAt = shops.isLoadingError && !isUnauthorised ? shops.errorUpdatedAt : 0;

  const tellFailure = useEffectEvent(() => void alert(t`Failed to load shops. Please try again later.`));

  useEffect(() => {
    if (failedAt) tellFailure();
  }, [failedAt]);

  const countedShops = async () => (await shops.refetch()).data?.data ?? [];

  if (isUnauthorised) return <Redirect to="/login" replace state={{ from: '/shop-admin' }} />;
  const all = shops.data?.data ?? [];
  const shown = all.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <>
      <title>{t`Shops · Sipwell`}</title>
      <PageHeader
        title={<Trans>Select a Shop</Trans>}
        status={
          all.length > 0 && (
            <span className={styles.count}>
              <Plural value={all.length} one="# shop" other="# shops" />
            </span>
          )
        }
        actions={
          <Link to="/setup" className={buttonClass()}>
            <Trans>Set up a bar</Trans>
          </Link>
        }
      />
      <SetUpBanner />
      {all.length >= SEARCH_FROM && (
        <TextField className={styles.search} type="search" label={t`Find a shop`} value={search} onChange={setSearch} />
      )}
      {shops.isPending && <Skeleton height="96px" lines={3} radius="20px" />}
      {shops.isLoadingError && (
        <ErrorState text={t`The list of shops could not be loaded.`} onRetry={() => void shops.refetch()} />
      )}
      {shops.isSuccess && all.length === 0 && (
        <EmptyState
          title={<Trans>No shops yet</Trans>}
          text={<Trans>Shops come from the main server: Sync Shops copies them.</Trans>}
        />
      )}
      {all.length > 0 && shown.length === 0 && (
        <p className={styles.none}>
          <Trans>No shop has “{search}” in its name.</Trans>
        </p>
      )}
      <ul role="list" className={styles.shops}>
        {shown.map((shop) => (
          <ShopCard key={shop.shop_id} shop={shop} />
        ))}
      </ul>
      {shops.isSuccess && <UndoList onlyEarlier />}
      {shops.isSuccess && <ArchivedShops />}
      <BulkActions countedShops={countedShops} />
    </>
  );
}
