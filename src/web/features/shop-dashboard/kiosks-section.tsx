import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosks.ts';
import { useAlert, useConfirm } from '#ui/alert.tsx';
import { useEndpoint, useSend } from '#ui/api.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/states.tsx';
import { OutcomeLine, SHOPS_AND_KIOSKS, type Outcome } from '../../outcome-line.tsx';
import { JoinQrDialog } from '../../join-qr-dialog.tsx';
import { InstancesTable } from './instances-table.tsx';
import { DeleteAllKiosks } from './delete-all-kiosks.tsx';
import { LaunchForm } from './launch-form.tsx';
import { useKioskTypes } from './use-kiosk-types.ts';
import styles from './dashboard.module.css';

interface Props {
  shopId: string;
  shopName: string;
}

export function KiosksSection({ shopId, shopName }: Props) {
  const { t } = useLingui();
  const alert = useAlert();
  const confirm = useConfirm();
  const types = useKioskTypes();
  const instances = useEndpoint('GET /api/kiosk-instances', { query: { shop_id: shopId } });
  const remove = useSend('DELETE /api/kiosk-instances/code/:code', SHOPS_AND_KIOSKS);
  const [launched, setLaunched] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [joining, setJoining] = useState<KioskInstance>();
  const heading = useRef<HTMLHeadingElement>(null);
  const launchForm = useRef<HTMLFormElement>(null);
  const all = instances.data?.data ?? [];

  const showLaunched = ({ join_code, name }: KioskInstance) => {
    setLaunched(join_code);
    setOutcome({ text: t`${name} is live. Guests join with the code ${join_code}.`, tone: 'good' });
  };

  const askToDelete = async ({ join_code, name }: KioskInstance) => {
    const isSure = await confirm({
      title: t`Delete kiosk ${join_code}?`,
      text: t`“${name}” ends for its guests at once, and its code and settings are gone.`,
      action: t`Delete`,
      danger: true,
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ params: { code: join_code } });
      setOutcome({ text: t`Kiosk ${join_code} was deleted.`, tone: 'good' });
      heading.current?.focus();
    } catch (cause) {
      console.error(`Deleting kiosk ${join_code} failed`, cause);
      await alert(t`Failed to delete kiosk instance. Please check the console for details.`);
    }
  };

  return (
    <>
      <LaunchForm ref={launchForm} shopId={shopId} types={types} onLaunched={showLaunched} />
      <section className={styles.section} aria-labelledby="kiosks">
        <div className={styles.head}>
          <h2 id="kiosks" ref={heading} tabIndex={-1}>
            <Trans>Active Kiosk Instances</Trans>
          </h2>
          <OutcomeLine outcome={outcome} onOutcome={setOutcome} />
          <DeleteAllKiosks
            shopId={shopId}
            shopName={shopName}
            count={instances.data && all.length}
            onOutcome={setOutcome}
          />
        </div>
        {instances.isPending && <Skeleton height="44px" lines={4} />}
        {instances.isLoadingError && (
          <ErrorState text={t`Failed to load kiosk instances.`} onRetry={() => void instances.refetch()} />
        )}
        {instances.isSuccess && all.length === 0 && (
          <EmptyState
            title={<Trans>No kiosks yet</Trans>}
            text={
              <Trans>A kiosk is one experience with a code of its own. Guests type or scan the code to join.</Trans>
            }
            action={
              <Button kind="main" onClick={() => launchForm.current?.querySelector('select')?.focus()}>
                <Trans>Launch your first kiosk</Trans>
              </Button>
            }
          />
        )}
        {all.length > 0 && (
          <InstancesTable
            instances={all}
            types={types.list}
            launched={launched}
            onShowJoin={setJoining}
            onDelete={(instance) => void askToDelete(instance)}
          />
        )}
      </section>
      {joining && (
        <JoinQrDialog
          joinCode={joining.join_code}
          kioskName={joining.name}
          shopName={shopName}
          onClose={() => setJoining(undefined)}
        />
      )}
    </>
  );
}
