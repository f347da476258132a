import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { useAddSimulator } from '#web/console/kit/machines/use-add-simulator.ts';
import { ShopHeading } from '#web/console/kit/shop-heading.tsx';
import { ShopBottles } from './bottles.tsx';
import { AddMachine } from './add-machine.tsx';
import { MachineCard } from './machine-card.tsx';
import { PairingDialog, type Pairing } from './pairing-dialog.tsx';
import { useMachines } from '#web/console/kit/machines/use-machines.ts';
import styles from './machines.module.css';

/** The machines that pour for a shop: what each does now, and how a new one is connected. */
export default function MachinesPage() {
  const { shopId = '' } = useParams();
  return <Machines key={shopId} shopId={shopId} />;
}

function Machines({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const { list, machines, lostSince } = useMachines(shopId);
  const simulator = useAddSimulator(shopId);
  const [address] = useSearchParams();
  // Whoever sets a bar up has said what is to be added.
  const [isAdding, setAdding] = useState(address.has('add'));
  const [pairing, setPairing] = useState<Pairing>();
  return (
    <>
      <ShopHeading
        shopId={shopId}
        title={t`Machines`}
        actions={
          <Button kind="main" onClick={() => setAdding(true)}>
            <Trans>Add a machine</Trans>
          </Button>
        }
      />
      {list.isPending && <Skeleton height="120px" lines={2} />}
      {list.isLoadingError && <ErrorState text={t`Failed to load the machines.`} onRetry={() => void list.refetch()} />}
      {lostSince !== undefined && (
        <p role="status" className={styles.lost}>
          <Trans>No connection: what stands here may be old.</Trans>
        </p>
      )}
      {list.data && machines.length === 0 && (
        <EmptyState
          title={t`No machine is connected`}
          text={t`Drinks end after the time they should take. Connect a machine, and everybody sees what it truly does.`}
          action={
            <>
              <Button busy={simulator.isAdding} onClick={() => void simulator.add()}>
                <Trans>Add a simulator</Trans>
              </Button>
              <StatusLine text={simulator.error} tone="bad" />
            </>
          }
        />
      )}
      <ShopBottles shopId={shopId} />
      <ul className={styles.machines} role="list">
        {machines.map((machine) => (
          <li key={machine.id}>
            <MachineCard shopId={shopId} machine={machine} onPairing={setPairing} />
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddMachine
          shopId={shopId}
          firstKind={address.get('add') ?? undefined}
          onClose={() => setAdding(false)}
          onPairing={setPairing}
        />
      )}
      {pairing && <PairingDialog shopId={shopId} pairing={pairing} onClose={() => setPairing(undefined)} />}
    </>
  );
}
