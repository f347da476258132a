import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { QrCode } from '#ui/kit/qr-code.tsx';
import { DialogForm } from './dialog-form.tsx';
import { PresentPasswordField } from './present-password-field.tsx';
import styles from './second-factor.module.css';

interface Props {
  username: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}
type Secret = Reply<'POST /api/me/second-factor'>;

/** The password, then the app's QR code, then the app's first code. */
export function SetUpDialog({ username, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [secret, setSecret] = useState<Secret>();
  return (
    <Dialog open onClose={onClose} title={t`Set up codes of an app`}>
      {secret ? (
        <ConfirmForm secret={secret} onDone={onDone} />
      ) : (
        <PasswordForm username={username} onDone={setSecret} />
      )}
    </Dialog>
  );
}

function PasswordForm({ username, onDone }: { username: string; onDone: (secret: Secret) => void }) {
  const begin = useSend('POST /api/me/second-factor');
  const [presentPassword, setPresentPassword] = useState('');
  const fields = useFieldErrors({ 'wrong-password': 'presentPassword' });
  return (
    <DialogForm
      fields={fields}
      busy={begin.isPending}
      send={async () => onDone(await begin.mutateAsync({ body: { presentPassword } }))}
      action={<Trans>Continue</Trans>}
    >
      <PresentPasswordField username={username} value={presentPassword} onChange={setPresentPassword} isFirst />
    </DialogForm>
  );
}

function ConfirmForm({ secret, onDone }: { secret: Secret; onDone: Props['onDone'] }) {
  const { t } = useLingui();
  const confirm = useSend('PUT /api/me/second-factor', ['GET /api/me']);
  const [code, setCode] = useState('');
  const fields = useFieldErrors({ 'wrong-code': 'code' });
  return (
    <DialogForm
      fields={fields}
      busy={confirm.isPending}
      send={async () => onDone((await confirm.mutateAsync({ body: { code } })).recoveryCodes)}
      action={<Trans>Turn on</Trans>}
    >
      <p>
        <Trans>Scan this with the app. On this phone, copy the key into it instead.</Trans>
      </p>
      <div className={styles.qr}>
        <QrCode text={secret.uri} title={t`QR code for an authenticator app`} size={200} />
      </div>
      <p className={styles.key}>
        <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret.secret} label={t`Copy the key`} />
      </p>
      <TextField
        label={t`The code the app shows`}
        path="code"
        hint={t`6 digits, new every 30 seconds`}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        data-autofocus
      />
    </DialogForm>
  );
}
