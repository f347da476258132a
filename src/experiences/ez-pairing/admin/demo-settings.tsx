import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DemoSettings as Settings } from '#contract/kiosk/ez-pairing.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import styles from './ez-admin.module.css';

interface Props {
  joinCode: string;
  /** Shows them in the preview before they are saved. */
  onDraft: (demo: Settings) => void;
}

/** These belong to this kiosk; the quiz belongs to the shop. */
export function DemoSettings({ joinCode, onDraft }: Props) {
  const { t } = useLingui();
  const params = { code: joinCode };
  const saved = useEndpoint('GET /api/ez-pairing/instances/:code/demo-settings', { params });
  return (
    <Card className={styles.demo} aria-labelledby="demo">
      <h2 id="demo">
        <Trans>Demonstration</Trans>
      </h2>
      <p className={styles.help}>
        <Trans>For showing the kiosk round: guests are not asked for a name, and orders skip the glass.</Trans>
      </p>
      {saved.isPending && <Skeleton height="44px" lines={2} />}
      {saved.isLoadingError && (
        <ErrorState text={t`Failed to load the demo settings.`} onRetry={() => void saved.refetch()} />
      )}
      {saved.data && <DemoForm joinCode={joinCode} start={saved.data} onDraft={onDraft} />}
    </Card>
  );
}

function DemoForm({ joinCode, start, onDraft }: Props & { start: Settings }) {
  const { t } = useLingui();
  const save = useSend('PUT /api/ez-pairing/instances/:code/demo-settings', [
    'GET /api/ez-pairing/instances/:code/demo-settings',
    'GET /api/kiosk-instances/code/:code',
  ]);
  const [demo, setDemo] = useState(start);
  const [said, setSaid] = useState<string>();
  const fields = useFieldErrors();
  const { demoMode, demoName } = demo;
  const change = (part: Partial<Settings>) => {
    const next = { ...demo, ...part };
    setDemo(next);
    setSaid(undefined);
    onDraft(next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    try {
      await save.mutateAsync({ params: { code: joinCode }, body: { demoMode, demoName: demoName.trim() } });
      setSaid(t`The demo settings are saved.`);
    } catch (failure) {
      const reason = fields.mark(failure);
      setSaid(reason === undefined ? undefined : t`Failed to save the demo settings: ${reason}`);
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <form className={styles.demoForm} noValidate onSubmit={(event) => void submit(event)}>
        <SwitchField label={t`Demo mode`} checked={demoMode} onChange={(checked) => change({ demoMode: checked })} />
        <TextField
          label={t`Demo name`}
          path="demoName"
          value={demoName}
          onChange={(name) => change({ demoName: name })}
          maxLength={60}
          placeholder={t`Demo Guest`}
          disabled={!demoMode}
          hint={t`The name on the orders.`}
        />
        <Button kind="main" type="submit" busy={save.isPending}>
          <Trans>Save demo settings</Trans>
        </Button>
        <StatusLine text={said} tone={save.isError ? 'bad' : 'good'} />
      </form>
    </FieldErrorsOf>
  );
}
