import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { publicOrigin } from '#web/shell/base-path.ts';
import { useMachines } from '#web/console/kit/machines/use-machines.ts';
import styles from './machines.module.css';

export interface Pairing {
  machineId: string;
  name: string;
  code: string;
  expiresAt: string;
}

/** The one-time code, told this once, and what to do with it; it says so when the machine is there. */
export function PairingDialog({ shopId, pairing, onClose }: { shopId: string; pairing: Pairing; onClose: () => void }) {
  const { t } = useLingui();
  const { machineId, name, code, expiresAt } = pairing;
  const isOld = useIsPast(expiresAt);
  const { machines } = useMachines(shopId);
  const isPaired = machines.some(
    ({ id, isPaired, codeExpiresAt }) => id === machineId && isPaired && codeExpiresAt === null,
  );
  const address = publicOrigin();
  const command = `npm run machine -- --server ${address} --code ${code}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Pair {name}</Trans>}
      footer={
        <Button kind="main" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.form}>
        <div className={styles.code}>
          <code>{code}</code>
          <CopyButton text={code} label={t`Copy the pairing code`} />
        </div>
        <p role="status" className={isPaired ? styles.good : styles.hint}>
          {isPaired && <Trans>The machine is connected.</Trans>}
          {!isPaired && isOld && <Trans>The code is too old now: make a new one.</Trans>}
          {!isPaired && !isOld && <Trans>Valid for 10 minutes and for one machine. It is not shown again.</Trans>}
        </p>
        <dl className={styles.steps}>
          <dt>
            <Trans>A machine that speaks Sipwell's protocol</Trans>
          </dt>
          <dd>
            <Trans>Type the code and this address into it:</Trans> <code>{address}</code>
          </dd>
          <dt>
            <Trans>Without a machine: the simulator</Trans>
          </dt>
          <dd className={styles.command}>
            <code>{command}</code>
            <CopyButton text={command} label={t`Copy the simulator's command`} />
          </dd>
        </dl>
      </div>
    </Dialog>
  );
}

function useIsPast(at: string): boolean {
  const [isPast, setPast] = useState(() => Date.now() >= Date.parse(at));
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), Math.max(0, Date.parse(at) - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return isPast;
}
