import { useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InstanceConfig, KioskInstance } from '#contract/kiosk/kiosks.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { Button } from '#ui/kit/button.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';
import { EmptyState, Skeleton } from '#ui/kit/states.tsx';
import { BackButton } from '#ui/kit/back.tsx';
import { useStepBack } from '#web/shell/history.ts';
import { KioskStatusBadge } from '#web/console/kit/kiosk-status.tsx';
import { VanishingLine, type Message } from '#web/console/kit/vanishing-line.tsx';
import { InstanceForm } from './instance-form.tsx';
import { InstanceSide } from './instance-side.tsx';
import { UnfitNotice } from './unfit-notice.tsx';
import styles from './kiosk-admin.module.css';

/** Source: docs/behaviour/console.md. */
export default function InstanceAdminPage() {
  const { instanceId = '' } = useParams();
  return <InstanceAdmin key={instanceId} code={instanceId.toUpperCase()} />;
}

function InstanceAdmin({ code }: { code: string }) {
  const { t } = useLingui();
  const query = useEndpoint('GET /api/kiosk-instances/code/:code', { params: { code } }, { enabled: code !== '' });
  const problem = useProblemText(code, query);
  const failedAt = Math.max(query.errorUpdatedAt, query.dataUpdatedAt);
  const [goneSince, setGoneSince] = useState<number>();
  const message = useMemo<Message | undefined>(
    () => (problem === undefined || goneSince === failedAt ? undefined : { text: problem, tone: 'bad' }),
    [problem, failedAt, goneSince],
  );
  const instance = problem === undefined ? query.data : undefined;
  const [draft, setDraft] = useState<InstanceConfig>();
  return (
    <>
      <title>{t`Kiosk ${code} · Sipwell`}</title>
      <PageHeader
        back={<BackToAdmin shopId={query.data?.shop_id} />}
        title={<Trans>Instance Admin: {code}</Trans>}
        status={instance && <KioskStatusBadge status={instance.status} />}
      />
      {problem !== undefined && <VanishingLine message={message} onGone={() => setGoneSince(failedAt)} />}
      {code !== '' && query.isPending && <Skeleton height="44px" lines={5} />}
      {problem !== undefined && (
        <EmptyState
          title={<Trans>There is nothing to set here</Trans>}
          text={<Trans>Check the code, or choose the kiosk from its shop’s dashboard.</Trans>}
          action={
            <span className={styles.ways}>
              <Link to="/shop-admin" className={buttonClass()}>
                <Trans>Go to Shop Admin</Trans>
              </Link>
              {code !== '' && (
                <Button kind="quiet" onClick={() => void query.refetch()}>
                  <Trans>Try Again</Trans>
                </Button>
              )}
            </span>
          }
        />
      )}
      {instance && <UnfitNotice instance={instance} />}
      {instance && (
        <div className={styles.columns}>
          <InstanceForm instance={instance} onDraft={setDraft} />
          <InstanceSide instance={instance} config={draft ?? instance.config} />
        </div>
      )}
    </>
  );
}

interface Loaded {
  data: KioskInstance | undefined;
  error: Refusal | null;
  isLoadingError: boolean;
  isSuccess: boolean;
}

/** Why there is no instance to show, in the words of docs/behaviour/console.md; undefined when there is one, or when it is still loading. */
function useProblemText(code: string, { data, error, isLoadingError, isSuccess }: Loaded): string | undefined {
  const { t } = useLingui();
  if (code === '') return t`No instance ID provided`;
  if (isLoadingError) return error?.status === 404 ? t`Instance not found` : t`Failed to load instance data`;
  if (!isSuccess) return undefined;
  const instance = data as Partial<KioskInstance> | null | undefined;
  if (!instance?.join_code) return t`Instance not found or could not be loaded`;
  if (!instance.shop && !instance.shop_id) return t`No shop associated with this instance`;
  return undefined;
}

/** One step back; where there is none, because the page was opened by its address, to the shop. */
function BackToAdmin({ shopId }: { shopId: string | undefined }) {
  const [, navigate] = useLocation();
  const home = shopId === undefined ? '/shop-admin' : `/shops/${encodeURIComponent(shopId)}`;
  return (
    <BackButton onClick={useStepBack(home, navigate)}>
      <Trans>Back to Admin</Trans>
    </BackButton>
  );
}
