import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Machine } from '#contract/machines/console.ts';
import { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { BothLanguages } from '#ui/kit/fields/both-languages.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { MACHINES } from '#web/console/kit/machines/use-machines.ts';
import styles from './machines.module.css';

const REASON_LENGTH = 200;

interface Props {
  shopId: string;
  machine: Machine;
  onClose: () => void;
}

/** Takes a machine out of service with the words guests read, or puts it back. */
export function MachinePause({ shopId, machine, onClose }: Props) {
  const { t } = useLingui();
  const pause = useSend('PUT /api/admin/shops/:shopId/machines/:machineId/pause', [MACHINES]);
  const [reason, setReason] = useState(machine.pause?.reason ?? { en: '', 'zh-HK': '' });
  const [error, setError] = useState<string>();
  const isPaused = machine.pause !== null;

  const change = async (paused: boolean) => {
    try {
      const params = { shopId, machineId: machine.id };
      await pause.mutateAsync({ params, body: { paused, ...(paused && { reason }) } });
      onClose();
    } catch (failure) {
      setError(failure instanceof Refusal ? failure.message : t`That did not work. Try again.`);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change(true);
  };
  return (
    <Dialog open onClose={onClose} title={<Trans>Pause {machine.name}</Trans>}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.hint}>
          <Trans>It gets no new orders until you say so. What it is pouring goes on.</Trans>
        </p>
        <BothLanguages
          english={
            <TextField
              label={t`Reason, English`}
              lang="en"
              value={reason.en}
              onChange={(en) => setReason({ ...reason, en })}
              maxLength={REASON_LENGTH}
            />
          }
          chinese={
            <TextField
              label={t`Reason, Chinese`}
              lang="zh-Hant-HK"
              value={reason['zh-HK']}
              onChange={(zh) => setReason({ ...reason, 'zh-HK': zh })}
              maxLength={REASON_LENGTH}
            />
          }
        />
        <div className={styles.actions}>
          {isPaused && (
            <Button kind="main" busy={pause.isPending} onClick={() => void change(false)}>
              <Trans>Give it orders again</Trans>
            </Button>
          )}
          <Button type="submit" kind={isPaused ? 'plain' : 'main'} busy={pause.isPending}>
            {isPaused ? <Trans>Change the reason</Trans> : <Trans context="machine">Pause</Trans>}
          </Button>
          <StatusLine text={error} tone="bad" />
        </div>
      </form>
    </Dialog>
  );
}
