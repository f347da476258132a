import { useParams } from 'wouter';
import { useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { ShopHeading } from '#web/console/kit/shop-heading.tsx';
import { sessionIsAdmin, useSession } from '#web/shell/client/session.ts';
import { ArchiveCard } from './archive-card.tsx';
import { ShopForm } from './shop-form.tsx';
import styles from './shop.module.css';

/** What a shop is: its names, its place and its look. Source: docs/behaviour/shops.md. */
export default function ShopPage() {
  const { shopId = '' } = useParams();
  return <Shop key={shopId} shopId={shopId} />;
}

function Shop({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const session = useSession();
  const shop = useEndpoint('GET /v1/admin/shops/:shopId', { params: { shopId } });
  return (
    <>
      <ShopHeading shopId={shopId} title={t({ message: 'Shop', context: 'navigation' })} />
      {shop.isPending && <Skeleton height="56px" lines={6} />}
      {shop.isLoadingError && <ErrorState text={t`Failed to load the shop.`} onRetry={() => void shop.refetch()} />}
      {shop.data && !shop.data.is_kept_here && (
        <EmptyState
          title={t`Kept on another main server`}
          text={t`This shop is changed there. Its time zone and its currency are on the Settings page.`}
        />
      )}
      {shop.data?.is_kept_here && (
        <div className={styles.sections}>
          <ShopForm shopId={shopId} saved={shop.data} />
          {sessionIsAdmin(session) && <ArchiveCard shopId={shopId} sign={shop.data.name} />}
        </div>
      )}
    </>
  );
}
