import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import styles from './login.module.css';

interface Props {
  username: string;
  busy: boolean;
  /** Signs in with the code. Rejects with why it did not work. */
  onCode: (code: string) => Promise<void>;
  /** In words, for what is no field's fault. */
  textOf: (failure: unknown) => string;
  onBack: () => void;
}

/** After the right password: the code of an app, or a recovery code. Source: docs/behaviour/accounts-and-access.md "Codes of an app". */
export function CodeStep({ username, busy, onCode, textOf, onBack }: Props) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const fields = useFieldErrors({ 'wrong-code': 'code' });
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus(), [isRecovery]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    fields.clear();
    setError(undefined);
    try {
      await onCode(code);
    } catch (failure) {
      setCode('');
      setError(fields.mark(failure) === undefined ? undefined : textOf(failure));
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <Trans>
            Signing in as <strong>{username}</strong>
          </Trans>
        </p>
        <TextField
          key={String(isRecovery)}
          label={isRecovery ? t`Recovery code` : t`Code of your app`}
          path="code"
          name="code"
          hint={isRecovery ? t`Four groups of four; each works once` : t`6 digits, new every 30 seconds`}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          onChange={setCode}
        />
        <div role="alert" className={styles.error}>
          {error}
        </div>
        <Button kind="main" type="submit" busy={busy}>
          <Trans>Login</Trans>
        </Button>
        <div className={styles.others}>
          <Button
            kind="quiet"
            onClick={() => {
              setRecovery(!isRecovery);
              setCode('');
            }}
          >
            {isRecovery ? <Trans>Use a code of the app</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            <Trans>Use another account</Trans>
          </Button>
        </div>
      </form>
    </FieldErrorsOf>
  );
}
