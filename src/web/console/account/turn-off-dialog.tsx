import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '#ui/kit/api/api.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { PresentPasswordField } from './present-password-field.tsx';

interface Props {
  username: string;
  onDone: () => void;
  onClose: () => void;
}

export function TurnOffDialog({ username, onDone, onClose }: Props) {
  const { t } = useLingui();
  const off = useSend('POST /api/me/second-factor/off', ['GET /api/me']);
  const [presentPassword, setPresentPassword] = useState('');
  const [code, setCode] = useState('');
  const fields = useFieldErrors({ 'wrong-password': 'presentPassword', 'wrong-code': 'code' });
  return (
    <Dialog open onClose={onClose} title={t`Turn the codes off?`}>
      <DialogForm
        fields={fields}
        busy={off.isPending}
        send={async () => {
          await off.mutateAsync({ body: { presentPassword, code } });
          onDone();
        }}
        action={<Trans>Turn off</Trans>}
      >
        <p>
          <Trans>Whoever knows your password can then sign in. The recovery codes stop working.</Trans>
        </p>
        <PresentPasswordField username={username} value={presentPassword} onChange={setPresentPassword} isFirst />
        <TextField
          label={t`Code`}
          path="code"
          hint={t`Of the app, or a recovery code`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={setCode}
        />
      </DialogForm>
    </Dialog>
  );
}
