import { useId, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { NewPasswordField } from '#web/console/kit/passwords/new-password-field.tsx';
import { PresentPasswordField } from './present-password-field.tsx';
import styles from './account.module.css';

export function PasswordCard({ username }: { username: string }) {
  const { t } = useLingui();
  const heading = useId();
  const change = useSend('PATCH /api/me/password', ['GET /api/me/sessions']);
  const [presentPassword, setPresentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const fields = useFieldErrors({ 'wrong-password': 'presentPassword' });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    fields.clear();
    setSaid(undefined);
    try {
      await change.mutateAsync({ body: { presentPassword, newPassword } });
      setPresentPassword('');
      setNewPassword('');
      setSaid({ text: t`The password is changed. All other devices are signed out.`, tone: 'good' });
    } catch (failure) {
      const text = fields.mark(failure);
      if (text !== undefined) setSaid({ text, tone: 'bad' });
    }
  };
  return (
    <Card className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Password</Trans>
      </h2>
      <FieldErrorsOf form={fields}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <PresentPasswordField username={username} value={presentPassword} onChange={setPresentPassword} />
          <NewPasswordField label={t`New password`} path="newPassword" value={newPassword} onChange={setNewPassword} />
          <Button kind="main" type="submit" busy={change.isPending}>
            <Trans>Change the password</Trans>
          </Button>
        </form>
      </FieldErrorsOf>
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
    </Card>
  );
}
