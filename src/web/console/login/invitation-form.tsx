import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { NewPasswordField } from '#web/console/kit/passwords/new-password-field.tsx';
import styles from './login.module.css';

interface Props {
  token: string;
  onAccepted: (accepted: Reply<'POST /api/invitations/accept'>) => void;
}

/** The name and the password the invited choose. */
export function InvitationForm({ token, onAccepted }: Props) {
  const { t } = useLingui();
  const accept = useSend('POST /api/invitations/accept');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const fields = useFieldErrors({ 'username-taken': 'username' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (accept.isPending) return;
    fields.clear();
    setProblem(undefined);
    try {
      onAccepted(await accept.mutateAsync({ body: { token, username, password } }));
    } catch (failure) {
      setProblem(fields.mark(failure));
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t`Username`}
          path="username"
          name="username"
          hint={t`3 to 40 letters, digits, dots, dashes or underscores`}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          maxLength={40}
          value={username}
          onChange={setUsername}
        />
        <NewPasswordField label={t`Password`} path="password" value={password} onChange={setPassword} />
        <div role="alert" className={styles.error}>
          {problem}
        </div>
        <Button kind="main" type="submit" busy={accept.isPending}>
          <Trans>Make my account</Trans>
        </Button>
      </form>
    </FieldErrorsOf>
  );
}
