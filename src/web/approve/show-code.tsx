import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { readPresenceProof } from '#domain/machine/presence.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import type { Presence } from './use-presence.ts';
import styles from './show-code.module.css';

interface Props {
  presence: Presence;
  onShown?: () => void;
}

/** For guests who came by another way than the code on the machine's screen. Source: docs/behaviour/presence.md. */
export function ShowCode({ presence, onShown }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isComplete = readPresenceProof(typed)?.kind === 'typed';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isComplete) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await presence.show(typed);
      onShown?.();
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : t`That did not work. Try again.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.lead}>
        <Trans>Are you at the machine? Scan the code on its screen, or type its six figures.</Trans>
      </p>
      <div className={styles.fields}>
        <TextField
          className={styles.code}
          label={t`Six figures on the machine`}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
          error={problem ?? presence.problem}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          enterKeyHint="go"
        />
        <Button type="submit" size="big" busy={isBusy} disabled={!isComplete}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </form>
  );
}
