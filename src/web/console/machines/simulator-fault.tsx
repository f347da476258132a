import { Trans, useLingui } from '@lingui/react/macro';
import type { Machine } from '#contract/machines/console.ts';
import { FAULTS, type Fault } from '#domain/machine/simulated-fault.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { MACHINES } from '#web/console/kit/machines/use-machines.ts';
import styles from './machines.module.css';

interface Props {
  shopId: string;
  machine: Machine;
  /** Says what has failed. */
  attempt: (send: () => Promise<unknown>) => Promise<void>;
}

/** What a simulator is, and what it does wrong from its next job on. */
export function SimulatorFault({ shopId, machine: { id, simulatedFault }, attempt }: Props) {
  const { t } = useLingui();
  const choose = useSend('PUT /api/admin/shops/:shopId/machines/:machineId/simulator', [MACHINES]);
  const words: Record<Fault, string> = {
    no_glass: t`It sees no glass`,
    no_ingredient: t`Something has run out`,
    power_loss: t`It loses power in the middle`,
    slow: t`It takes far too long`,
    duplicate_event: t`It says everything twice`,
    lost_reply: t`It does not hear the first answer`,
    stale_job: t`It begins too late`,
    not_taken: t`The drink is not taken`,
  };
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          It behaves like a machine and pours nothing: what it makes is not counted in Insights. It gets no orders while
          a machine that pours is paired.
        </Trans>
      </p>
      <SelectField
        label={t`With each drink`}
        value={simulatedFault ?? ''}
        disabled={choose.isPending}
        onChange={(value) =>
          void attempt(() =>
            choose.mutateAsync({
              params: { shopId, machineId: id },
              body: { fault: FAULTS.find((fault) => fault === value) ?? null },
            }),
          )
        }
        options={[
          { value: '', label: t`Everything works` },
          ...FAULTS.map((fault) => ({ value: fault, label: words[fault] })),
        ]}
      />
    </>
  );
}
