import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import styles from './machines.module.css';

interface Props {
  shopId: string;
  machineId: string;
  /** Its bottles, as the machine counts them. */
  places: readonly number[];
}

/** Has a machine with a program of its own clean itself, fill its tubes, or count its bottles as full. */
export function ProgramCare({ shopId, machineId, places }: Props) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const care = useSend('POST /api/admin/shops/:shopId/machines/:machineId/link/care');
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const run = async (what: 'clean' | 'initialize' | 'refill', question: string) => {
    const isSure = await confirm({
      title: question,
      text: t`Its pumps may run: put a vessel under it.`,
      action: t`Go on`,
    });
    if (!isSure) return;
    try {
      const body = { what, places: [...places] };
      const { trouble } = await care.mutateAsync({ params: { shopId, machineId }, body });
      setSaid(trouble === null ? { text: t`The machine does it.`, tone: 'good' } : { text: trouble, tone: 'bad' });
    } catch (failure) {
      setSaid({ text: failure instanceof Refusal ? failure.message : t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  return (
    <>
      <h3>
        <Trans>Care</Trans>
      </h3>
      <div className={styles.actions}>
        <Button busy={care.isPending} onClick={() => void run('clean', t`Clean the pumps?`)}>
          <Trans>Clean the pumps</Trans>
        </Button>
        <Button busy={care.isPending} onClick={() => void run('initialize', t`Fill the tubes?`)}>
          <Trans>Fill the tubes</Trans>
        </Button>
        <Button busy={care.isPending} onClick={() => void run('refill', t`Count all bottles as full?`)}>
          <Trans>All bottles are full</Trans>
        </Button>
        <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      </div>
    </>
  );
}
