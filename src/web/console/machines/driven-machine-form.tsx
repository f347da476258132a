import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramKind } from '#domain/machine/machine-kind.ts';
import { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { MACHINES } from '#web/console/kit/machines/use-machines.ts';
import { ReachFields, type Reach } from './reach-fields.tsx';
import styles from './machines.module.css';

interface Props {
  shopId: string;
  kind: ProgramKind;
  name: string;
  onDone: () => void;
}

/** Adds a machine with a program of its own, which the server calls. */
export function DrivenMachineForm({ shopId, kind, name, onDone }: Props) {
  const { t } = useLingui();
  const add = useSend('POST /api/admin/shops/:shopId/machines/driven', [MACHINES]);
  const [reach, setReach] = useState<Reach>({ address: '', keys: {} });
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    try {
      await add.mutateAsync({ params: { shopId }, body: { name, kind, ...reach } });
      onDone();
    } catch (failure) {
      const text = failure instanceof Refusal ? (failure.errors[0]?.message ?? failure.message) : undefined;
      setError(text ?? t`That did not work. Try again.`);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ReachFields shopId={shopId} kind={kind} reach={reach} onChange={setReach} />
      <Button type="submit" kind="main" busy={add.isPending}>
        <Trans>Add it</Trans>
      </Button>
      <StatusLine text={error} tone="bad" />
    </form>
  );
}
