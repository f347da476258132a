import { useEffect, useEffectEvent, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CareEntry } from '#contract/machines/care.ts';
import type { Machine } from '#contract/machines/console.ts';
import { Refusal } from '#contract/refusal.ts';
import { isOver } from '#domain/machine/job.ts';
import { translated } from '#domain/text/translated.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { careName, careState } from '#web/console/kit/machines/care-words.tsx';
import { MACHINES } from '#web/console/kit/machines/use-machines.ts';
import { CareLog } from './care-log.tsx';
import { MeasuredGlass } from './measured-glass.tsx';
import styles from './machines.module.css';

const CARE = 'GET /api/admin/shops/:shopId/machines/:machineId/care';
/** Usual runs, in seconds. */
const USUAL = { prime: 5, clean: 3, calibrate: 5 };
const PULSES = 5;
const REST_MS = 1000;

interface Props {
  shopId: string;
  machine: Machine;
  onClose: () => void;
}

/** Keeps a machine well, line by line: fill, rinse, measure; and what was done before. */
export function MachineCare({ shopId, machine, onClose }: Props) {
  const { t, i18n } = useLingui();
  const params = { shopId, machineId: machine.id };
  const known = useEndpoint(CARE, { params });
  const begin = useSend('POST /api/admin/shops/:shopId/machines/:machineId/care', [CARE, MACHINES]);
  const stop = useSend('POST /api/admin/shops/:shopId/machines/:machineId/stop', [MACHINES]);
  const [slot, setSlot] = useState<number>();
  const [seconds, setSeconds] = useState<Record<CareEntry['kind'], number | undefined>>(USUAL);
  const [problem, setProblem] = useState<string>();
  const care = known.data?.care ?? [];
  const lines = (known.data?.lines ?? []).map((one) => ({
    ...one,
    ingredient: translated(one.ingredient, one.ingredientTranslations, i18n.locale).text,
  }));
  const line = lines.find((one) => one.slot === slot) ?? lines[0];
  const running = machine.care ?? undefined;
  const progress = Math.round(running?.progress ?? 0);
  const latest = care[0];
  const toMeasure = latest?.kind === 'calibrate' && latest.state === 'done' && !latest.measured ? latest : undefined;

  // The machine's own news say that something changed.
  const readAgain = useEffectEvent(() => void known.refetch());
  const mark = JSON.stringify(machine.care);
  useEffect(() => readAgain(), [mark]);

  const attempt = async (send: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await send();
    } catch (failure) {
      setProblem(failure instanceof Refusal ? failure.message : t`That did not work. Try again.`);
    }
  };
  const start = (kind: CareEntry['kind']) =>
    attempt(() =>
      begin.mutateAsync({
        params,
        body: {
          kind,
          slot: line?.slot ?? 1,
          durationMs: Math.round((seconds[kind] ?? 0) * 1000),
          ...(kind === 'clean' && { pulses: PULSES, restMs: REST_MS }),
        },
      }),
    );
  const isFree = !running && (latest === undefined || isOver(latest.state));
  const hints = {
    prime: t`Runs until the line is full.`,
    clean: t`${PULSES} pulses with a second between.`,
    calibrate: t`Into an empty measuring glass.`,
  };

  return (
    <Dialog open onClose={onClose} title={<Trans>Care of {machine.name}</Trans>}>
      <div className={styles.form}>
        {known.isPending && <Skeleton height="120px" />}
        {known.isLoadingError && <ErrorState text={t`Failed to load the care.`} onRetry={() => void known.refetch()} />}
        {known.data && lines.length === 0 && (
          <p className={styles.hint}>
            <Trans>The shop has no pumps yet. Set them up under Menu first.</Trans>
          </p>
        )}
        {line && (
          <>
            <p className={styles.hint}>
              <Trans>Put a glass or a bucket under it. It gets no orders while it runs.</Trans>
            </p>
            <SelectField
              label={t`Pump`}
              value={String(line.slot)}
              onChange={(value) => setSlot(Number(value))}
              options={lines.map((one) => ({
                value: String(one.slot),
                label: t`Pump ${one.slot}: ${one.ingredient}, ${one.mlPerSecond} ml/s`,
              }))}
            />
            <ul className={styles.kinds} role="list">
              {(['prime', 'clean', 'calibrate'] as const).map((kind) => (
                <li key={kind}>
                  <NumberField
                    label={kind === 'clean' ? t`Seconds of each pulse` : t`Seconds`}
                    hint={hints[kind]}
                    value={seconds[kind]}
                    onChange={(value) => setSeconds({ ...seconds, [kind]: value })}
                    min={0.1}
                    max={30}
                    step={0.5}
                  />
                  <Button busy={begin.isPending} disabled={!isFree} onClick={() => void start(kind)}>
                    {careName(kind)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {running && (
          <div className={styles.job}>
            <p role="status">
              <strong>{careName(running.kind)}</strong> · <Trans>Pump {running.slot}</Trans> ·{' '}
              {careState(latest?.careId === running.careId ? latest.state : 'accepted')}
            </p>
            <progress className={styles.progress} max={100} value={progress} aria-label={t`Progress of the care`} />
            <Button
              kind="danger"
              busy={stop.isPending}
              onClick={() => void attempt(() => stop.mutateAsync({ params }))}
            >
              <Trans>Stop</Trans>
            </Button>
          </div>
        )}
        <StatusLine text={problem} tone="bad" />
        {toMeasure && <MeasuredGlass key={toMeasure.careId} params={params} care={toMeasure} lines={lines} />}
        <CareLog care={care} lines={lines} />
      </div>
    </Dialog>
  );
}
