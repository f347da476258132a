import { Trans, useLingui } from '@lingui/react/macro';
import type { Machine } from '#contract/machines/console.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { MachineState } from '#web/console/kit/machines/machine-words.tsx';
import { MACHINES } from '#web/console/kit/machines/use-machines.ts';
import styles from './tonight.module.css';

/** What each machine of the bar does, and its stop. */
export function MachineStrip({ shopId, machines }: { shopId: string; machines: readonly Machine[] }) {
  const { t } = useLingui();
  if (machines.length === 0) return null;
  return (
    <ul className={styles.machines} role="list" aria-label={t`Machines`}>
      {machines.map((machine) => (
        <li key={machine.id}>
          <strong className={styles.machine}>{machine.name}</strong>
          <MachineState machine={machine} />
          {machine.job && (
            <span>
              {machine.job.displayId}
              {machine.job.progress !== null && ` · ${Math.round(machine.job.progress)} %`}
            </span>
          )}
          {(machine.job ?? machine.care) && <StopButton shopId={shopId} machine={machine} />}
        </li>
      ))}
    </ul>
  );
}

function StopButton({ shopId, machine: { id, name } }: { shopId: string; machine: Machine }) {
  const { t } = useLingui();
  const alert = useAlert();
  const stop = useSend('POST /api/admin/shops/:shopId/machines/:machineId/stop', [MACHINES]);
  const send = () =>
    stop
      .mutateAsync({ params: { shopId, machineId: id } })
      .catch(({ message }: Refusal) => alert(t`Nothing was changed: ${message}`));
  return (
    <Button kind="danger" busy={stop.isPending} onClick={() => void send()} aria-label={t`Stop: ${name}`}>
      <Trans>Stop</Trans>
    </Button>
  );
}
