import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { SHORTEST_PASSWORD } from '#domain/account/password.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import styles from './new-password-field.module.css';

interface Props {
  label: string;
  path: string;
  value: string;
  onChange: (value: string) => void;
}

/** A password somebody chooses: looked at instead of typed twice. */
export function NewPasswordField({ label, path, value, onChange }: Props) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        path={path}
        hint={t`At least ${SHORTEST_PASSWORD} characters`}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        onChange={onChange}
      />
      <Button kind="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        <Trans>Show the password</Trans>
      </Button>
    </div>
  );
}
