import { useLocation, useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { shopIdOf } from '#domain/kiosk/shop-access.ts';
import { BackButton } from '#ui/kit/back.tsx';
import { FoldsBelow, TABLET_BELOW } from '#ui/kit/fold/folds-below.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { readSession } from '#web/shell/client/session.ts';
import { SetUpBanner } from '#web/console/kit/set-up-banner.tsx';
import { ShopName } from '#web/shell/shop-name.tsx';
import { DeleteAllKiosks } from './delete-all-kiosks.tsx';
import { KiosksSection } from './kiosks-section.tsx';
import { MachineQrCard } from './machine-qr-card.tsx';
import { OrderDefaultsCard } from './order-defaults-card.tsx';
import { RecipesSection } from './recipes-section.tsx';
import { TonightCard } from './tonight-card.tsx';
import { TranslationSection } from './translation-section.tsx';
import styles from './dashboard.module.css';

export default function ShopDashboardPage() {
  const { shopId = '' } = useParams();
  return <ShopDashboard key={shopId} shopId={shopId} />;
}

function ShopDashboard({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const shop = useEndpoint('GET /api/admin/shops/:shopId', { params: { shopId } });
  const back = (
    <BackButton onClick={() => navigate('/shop-admin')}>
      <Trans>Back to Shops</Trans>
    </BackButton>
  );
  if (shop.error?.status === 404)
    return (
      <>
        {back}
        <ErrorState text={t`Shop not found`} onRetry={() => void shop.refetch()} />
      </>
    );

  const name = shop.data?.name ?? nameInSession(shopId);
  return (
    <>
      <title>{name === undefined ? 'Sipwell' : `${name} · Sipwell`}</title>
      <PageHeader
        back={back}
        title={
          name === undefined && shop.isPending ? (
            <Skeleton width="16ch" height="1.2em" />
          ) : (
            <Trans>
              <ShopName sign={name ?? shopId} /> Admin Dashboard
            </Trans>
          )
        }
        actions={
          <>
            <Button onClick={() => navigate(`/shops/${encodeURIComponent(shopId)}/master`)}>
              <Trans>Shop Master Page</Trans>
            </Button>
          </>
        }
      />
      <SetUpBanner when="under-way" />
      <div className={styles.sections}>
        <TonightCard shopId={shopId} shopName={name ?? shopId} />
        <KiosksSection shopId={shopId} shopName={name ?? shopId} />
        <FoldsBelow value={TABLET_BELOW}>
          <div className={styles.cards}>
            <OrderDefaultsCard shopId={shopId} shop={shop} />
            <TranslationSection shopId={shopId} />
            <MachineQrCard shopId={shopId} shopName={name ?? shopId} />
          </div>
          <RecipesSection shopId={shopId} />
        </FoldsBelow>
        <SetUpBanner when="demonstration" />
        <DeleteAllKiosks shopId={shopId} shopName={name ?? shopId} />
      </div>
    </>
  );
}

/** The name is known from signing in, before the server has answered. */
function nameInSession(shopId: string): string | undefined {
  const own = readSession().user?.shops?.find((shop) => shopIdOf(shop) === shopId);
  return typeof own === 'object' ? own.name : undefined;
}
