import { useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { EVERYWHERE_BELOW, FoldsBelow } from '#ui/kit/fold/folds-below.ts';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { ShopHeading } from '#web/console/kit/shop-heading.tsx';
import { BoardCard } from './board-card.tsx';
import { PauseCard } from './pause-card.tsx';
import { PresenceCard } from './presence-card.tsx';
import { SellingForm } from './selling-form.tsx';
import { TabletsCard } from './tablets-card.tsx';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';
import styles from './settings.module.css';

/** When and what a shop sells. */
export default function SettingsPage() {
  const { shopId = '' } = useParams();
  return <Settings key={shopId} shopId={shopId} />;
}

function Settings({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const selling = useEndpoint('GET /api/admin/shops/:shopId/selling', { params: { shopId } });
  return (
    <>
      <ShopHeading shopId={shopId} title={t`Settings`} />
      {selling.isPending && <Skeleton height="56px" lines={6} />}
      {selling.isLoadingError && (
        <ErrorState text={t`Failed to load the settings.`} onRetry={() => void selling.refetch()} />
      )}
      {selling.data && (
        <div className={styles.sections}>
          <PauseCard shopId={shopId} selling={selling.data} />
          <FoldsBelow value={EVERYWHERE_BELOW}>
            <div className={styles.column}>
              <p className={styles.group} data-part>
                <Trans>What is sold, and when</Trans>
              </p>
              <SellingForm shopId={shopId} saved={selling.data} />
            </div>
            <div className={styles.column}>
              <p className={styles.group} data-part>
                <Trans>Screens and devices</Trans>
              </p>
              <PresenceCard shopId={shopId} />
              <BoardCard shopId={shopId} />
              <TabletsCard shopId={shopId} />
              <WebhooksCard shopId={shopId} />
            </div>
          </FoldsBelow>
        </div>
      )}
    </>
  );
}
