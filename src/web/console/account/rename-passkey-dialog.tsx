import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Passkey } from '#contract/account/passkeys.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { DialogForm } from './dialog-form.tsx';

interface Props {
  passkey: Passkey;
  onDone: () => void;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onDone, onClose }: Props) {
  const { t } = useLingui();
  const rename = useSend('PATCH /api/me/passkeys/:passkeyId', ['GET /api/me/passkeys']);
  const [name, setName] = useState(passkey.name);
  const fields = useFieldErrors();
  return (
    <Dialog open onClose={onClose} title={t`Rename the passkey`}>
      <DialogForm
        fields={fields}
        busy={rename.isPending}
        send={async () => {
          await rename.mutateAsync({ params: { passkeyId: passkey.id }, body: { name } });
          onDone();
        }}
        action={<Trans>Rename</Trans>}
      >
        <TextField label={t`Name`} path="name" required value={name} onChange={setName} data-autofocus />
      </DialogForm>
    </Dialog>
  );
}
