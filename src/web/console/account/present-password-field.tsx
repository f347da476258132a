import { useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/kit/fields/text-field.tsx';

interface Props {
  username: string;
  value: string;
  onChange: (value: string) => void;
  /** Of a dialog: focused when it opens. */
  isFirst?: boolean;
}

/** The hidden name is for password managers: they fill in, and renew, the password of that account. */
export function PresentPasswordField({ username, value, onChange, isFirst = false }: Props) {
  const { t } = useLingui();
  return (
    <>
      <input hidden readOnly autoComplete="username" name="username" value={username} />
      <TextField
        label={t`Present password`}
        path="presentPassword"
        type="password"
        autoComplete="current-password"
        required
        value={value}
        onChange={onChange}
        data-autofocus={isFirst || undefined}
      />
    </>
  );
}
