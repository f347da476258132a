import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderMachine, StaffOrder } from '#contract/order/orders.ts';
import { isOver, type JobCode } from '#domain/machine/job.ts';
import { Button } from '#ui/kit/button.tsx';
import { stepOf } from '#web/console/kit/machines/machine-words.tsx';
import styles from './machine-pours.module.css';

/** The machine that makes an order now; undefined if none does. */
export const pouringNow = ({ stage, machine }: StaffOrder): OrderMachine | undefined =>
  stage === 'being-made' && machine && !isOver(machine.state) ? machine : undefined;

/** Why the machine gave an order back, or left it to staff; undefined where it did neither. */
export const whyNotMade = ({ stage, machine }: StaffOrder): JobCode | undefined =>
  (stage === 'waiting' || stage === 'attention') && machine && isOver(machine.state)
    ? (machine.code ?? undefined)
    : undefined;

interface Props {
  displayId: string;
  machine: OrderMachine;
  busy: boolean;
  onStop: () => void;
}

/** How far the machine is, and its stop: it says itself when the drink is done. */
export function MachinePours({ displayId, machine: { state, progress, step, stoppable }, busy, onStop }: Props) {
  const { t } = useLingui();
  const percent = Math.round(progress ?? 0);
  return (
    <div className={styles.pours}>
      <p className={styles.words}>
        {stepOf(state)}
        {step !== null && ` · ${step}`}
        {progress !== null && ` · ${percent} %`}
      </p>
      <progress className={styles.progress} max={100} value={percent} aria-label={t`Progress of ${displayId}`} />
      {stoppable && (
        <Button kind="danger" busy={busy} onClick={onStop} aria-label={t`Stop the machine for ${displayId}`}>
          <Trans>Stop</Trans>
        </Button>
      )}
    </div>
  );
}
