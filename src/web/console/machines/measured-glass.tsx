import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CareEntry } from '#contract/machines/care.ts';
import { Refusal } from '#contract/refusal.ts';
import { measuredRate } from '#domain/machine/care.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import styles from './machines.module.css';

interface Props {
  params: { shopId: string; machineId: string };
  care: CareEntry;
  lines: readonly { slot: number; mlPerSecond: number }[];
}

/** What stood in the glass after a calibration: the rate that follows is shown before it is saved. */
export function MeasuredGlass({ params, care, lines }: Props) {
  const { t } = useLingui();
  const save = useSend('PUT /api/admin/shops/:shopId/machines/:machineId/care/:careId/measured', [
    'GET /api/admin/shops/:shopId/machines/:machineId/care',
    'GET /api/admin/shops/:shopId/pumps',
  ]);
  const [ml, setMl] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { slot, runMs, careId } = care;
  const seconds = runMs / 1000;
  const before = lines.find((line) => line.slot === slot)?.mlPerSecond;
  const after = ml === undefined ? undefined : measuredRate(ml, runMs);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (ml === undefined) return setProblem(t`Type what stands in the glass.`);
    try {
      await save.mutateAsync({ params: { ...params, careId }, body: { ml } });
    } catch (failure) {
      setProblem(
        failure instanceof Refusal ? (failure.errors[0]?.message ?? failure.message) : t`That did not work. Try again.`,
      );
    }
  };
  return (
    <form className={styles.job} onSubmit={(event) => void submit(event)} noValidate>
      <NumberField
        label={t`Millilitres in the glass`}
        hint={t`Pump ${slot} ran for ${seconds} s.`}
        value={ml}
        onChange={(value) => {
          setMl(value);
          setProblem(undefined);
        }}
        error={problem}
        min={0.1}
        max={2000}
        step={0.1}
      />
      <p role="status">
        {after !== undefined && before !== undefined && (
          <Trans>
            {before} ml/s becomes {after} ml/s.
          </Trans>
        )}
      </p>
      <Button type="submit" kind="main" busy={save.isPending}>
        <Trans>Save the rate</Trans>
      </Button>
    </form>
  );
}
