import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Machine } from '#contract/machines/console.ts';
import { Refusal } from '#contract/refusal.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { InlineEdit } from '#ui/kit/fields/inline-edit.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { MachineState, stepOf, whyOf } from '#web/console/kit/machines/machine-words.tsx';
import { MACHINES } from '#web/console/kit/machines/use-machines.ts';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import { MachineConnection } from './machine-connection.tsx';
import { MachineBottles } from './bottles.tsx';
import { MachinePause } from './machine-pause.tsx';
import { MachineMakes } from './machine-makes.tsx';
import { SimulatorFault } from './simulator-fault.tsx';
import { MachineMore } from './machine-more.tsx';
import type { Pairing } from './pairing-dialog.tsx';
import styles from './machines.module.css';

interface Props {
  shopId: string;
  machine: Machine;
  onPairing: (pairing: Pairing) => void;
}

export function MachineCard({ shopId, machine, onPairing }: Props) {
  const { t } = useLingui();
  const heading = useId();
  const confirm = useConfirm();
  const [isPausing, setPausing] = useState(false);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const stop = useSend('POST /api/admin/shops/:shopId/machines/:machineId/stop', [MACHINES]);
  const clear = useSend('POST /api/admin/shops/:shopId/machines/:machineId/clear-fault', [MACHINES]);
  const rename = useSend('PATCH /api/admin/shops/:shopId/machines/:machineId', [MACHINES]);
  const renew = useSend('POST /api/admin/shops/:shopId/machines/:machineId/pairing-code', [MACHINES]);
  const remove = useSend('DELETE /api/admin/shops/:shopId/machines/:machineId', [MACHINES]);
  const params = { shopId, machineId: machine.id };
  const { name, job, fault, pause, firmware: software } = machine;

  const attempt = async (send: () => Promise<unknown>, done?: string) => {
    setSaid(undefined);
    try {
      await send();
      if (done !== undefined) setSaid({ text: done, tone: 'good' });
    } catch (failure) {
      const text = failure instanceof Refusal ? failure.message : t`That did not work. Try again.`;
      setSaid({ text, tone: 'bad' });
    }
  };
  const save = async (value: string) => {
    try {
      await rename.mutateAsync({ params, body: { name: value } });
      return true;
    } catch (failure) {
      return failure instanceof Refusal ? failure.message : t`That did not work. Try again.`;
    }
  };
  const newCode = async () => {
    const isSure =
      !machine.isPaired ||
      (await confirm({
        title: t`Pair ${name} again?`,
        text: t`The device that is connected now is let go when the new code is used.`,
        action: t`Make a new code`,
      }));
    if (!isSure) return;
    await attempt(async () => {
      const { pairing } = await renew.mutateAsync({ params });
      onPairing({ machineId: machine.id, name, ...pairing });
    });
  };
  const end = async () => {
    const isSure = await confirm({
      title: t`Remove ${name}?`,
      text: t`It gets no more orders. What it is pouring now needs somebody to look at it.`,
      action: t`Remove`,
      danger: true,
    });
    if (isSure) await attempt(() => remove.mutateAsync({ params }));
  };

  return (
    <Card className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <span className={styles.sign} aria-hidden="true">
          <MachinePicture />
        </span>
        <InlineEdit value={name} label={t`Name of ${name}`} lang="" maxLength={60} onSave={save}>
          <h2 id={heading} className={styles.name}>
            {name}
          </h2>
        </InlineEdit>
        {machine.kind === 'simulator' && (
          <Badge tone="info">
            <Trans>Simulator</Trans>
          </Badge>
        )}
        <MachineState machine={machine} />
      </header>
      {machine.kind === 'simulator' && <SimulatorFault shopId={shopId} machine={machine} attempt={attempt} />}

      {fault && (
        <p className={styles.fault}>
          {whyOf(fault.code)} · <RelativeTime at={fault.at} />
        </p>
      )}
      {pause && (
        <p className={styles.hint}>
          <Trans>Guests read:</Trans> {pause.reason.en || <Trans>The machine takes a break.</Trans>}
          {pause.reason['zh-HK'] !== '' && (
            <>
              {' · '}
              <span lang="zh-Hant-HK">{pause.reason['zh-HK']}</span>
            </>
          )}
        </p>
      )}
      {job && <Job job={job} />}
      {machine.cleaningRequired && (
        <p className={styles.hint}>
          <Trans>It asks to be cleaned.</Trans>
        </p>
      )}
      <MachineBottles shopId={shopId} machine={machine} />
      {machine.isPaired && <MachineMakes shopId={shopId} machine={machine} />}
      <p className={styles.seen}>
        {machine.lastSeenAt === null ? (
          <Trans>It has not been heard of yet.</Trans>
        ) : (
          <Trans>
            Last heard <RelativeTime at={machine.lastSeenAt} />
          </Trans>
        )}
        {software !== null && ` · ${t`Software ${software}`}`}
      </p>

      <div className={styles.controls}>
        {fault && (
          <Button
            kind="main"
            className={styles.wide}
            busy={clear.isPending}
            onClick={() => void attempt(() => clear.mutateAsync({ params }), t`It gets orders again.`)}
          >
            <Trans>I have looked at it</Trans>
          </Button>
        )}
        {machine.isPaired && (
          <Button
            kind="danger"
            busy={stop.isPending}
            onClick={() => void attempt(() => stop.mutateAsync({ params }), t`Told to stop.`)}
          >
            <Trans>Stop</Trans>
          </Button>
        )}
        {machine.isPaired && (
          <Button onClick={() => setPausing(true)}>
            {pause ? <Trans>Give it orders again</Trans> : <Trans context="machine">Pause</Trans>}
          </Button>
        )}
        <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      </div>
      <div className={styles.seldom}>
        <MachineMore shopId={shopId} machine={machine} />
        {machine.kind === 'own' && (
          <Button busy={renew.isPending} onClick={() => void newCode()}>
            <Trans>Pairing code</Trans>
          </Button>
        )}
        <MachineConnection shopId={shopId} machine={machine} />
        <Button busy={remove.isPending} onClick={() => void end()}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      {isPausing && <MachinePause shopId={shopId} machine={machine} onClose={() => setPausing(false)} />}
    </Card>
  );
}

/** A spout over a glass. */
const MachinePicture = () => (
  <svg viewBox="0 0 64 64" className={styles.picture}>
    <path d="M24 46h16l-1.500 10h-13z" fill="var(--amber)" />
    <path d="M8 8h48v16H8zM32 24v8M22 38h20l-3 20H25zM16 16h8M46 16h2" className={styles.line} />
  </svg>
);

function Job({ job }: { job: NonNullable<Machine['job']> }) {
  const { t } = useLingui();
  const percent = Math.round(job.progress ?? 0);
  return (
    <div className={styles.job}>
      <p>
        <strong>{job.displayId}</strong> · {stepOf(job.state)}
        {job.step !== null && ` · ${job.step}`}
        {job.progress !== null && ` · ${percent} %`}
      </p>
      <progress className={styles.progress} max={100} value={percent} aria-label={t`Progress of ${job.displayId}`} />
      {job.message !== '' && <p className={styles.hint}>{job.message}</p>}
    </div>
  );
}
